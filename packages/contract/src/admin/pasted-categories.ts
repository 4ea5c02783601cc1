import Type, { type Static } from 'typebox'
import { Id, LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { maxCatalogTexts } from './catalog-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, Text3 } from './schema.ts'

const categories = { tag: 'categories' } as const
const write = { ...categories, permission: 'catalogue.write' } as const

/** Lines of one pasted list. */
export const maxPastedCategories = 1_000

const paste = {
  ...LocaleQuery,
  /** One category a line, its names in the shop’s languages with `|` or tabs between them; deeper lines are children. */
  text: PlainText(maxCatalogTexts.paste),
  parent_id: Nullable(Id),
}
export const PastedCategory = Type.Object({
  /** Number of the line, from 1. */
  line: Type.Integer(),
  depth: Type.Integer(),
  name: Text3,
  slug: Type.String(),
  /** Whether its place has a category of this name already, which is taken for it. */
  existing: Type.Boolean(),
})
export type PastedCategory = Static<typeof PastedCategory>

export const previewCategories = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/categories/paste/preview',
  summary: `What a pasted list would add, ${maxPastedCategories} lines at most; changes nothing`,
  body: Type.Object(paste),
  success: Type.Object({ data: Type.Array(PastedCategory) }),
  errors: ['not_found'],
})
export const pasteCategories = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/categories/paste',
  summary: 'Adds the categories of a pasted list that are not there yet',
  body: Type.Object(paste),
  success: one(Type.Object({ added: Type.Integer() })),
  errors: ['not_found', 'conflict'],
})
