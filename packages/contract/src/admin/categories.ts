import Type, { type Static } from 'typebox'
import { allergens } from '../allergens.ts'
import { Id, IdParams, LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { BeforeId, maxCatalogTexts, PictureKey, text3 } from './catalog-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, one, OneOf, Text3, Version } from './schema.ts'

const categories = { tag: 'categories' } as const
const read = { ...categories, permission: 'catalogue.read', method: 'GET' } as const
const write = { ...categories, permission: 'catalogue.write' } as const

/** Levels of the tree, the roots' included: shoppers go no deeper, and breadcrumbs stay in one line. */
export const maxCategoryLevels = 6
/** Lines of one pasted list. */
export const maxPastedCategories = 1_000

/** A node of the tree. */
export const CategoryRow = Type.Object({
  id: Id,
  version: Version,
  parent_id: Nullable(Id),
  /** 0 for a root. */
  depth: Type.Integer(),
  name: Text3,
  slug: Type.String(),
  /** Address of the small picture. */
  image_url: Type.String(),
  in_menu: Type.Boolean(),
  hidden: Type.Boolean(),
  /** Whether shoppers see it: neither it nor anything above it is hidden. */
  shown: Type.Boolean(),
  age_restricted: Type.Boolean(),
  /** Products in the category itself, hidden ones too. */
  products: Type.Integer(),
  /** Products that shoppers find in it and below it. */
  listed: Type.Integer(),
})
export type CategoryRow = Static<typeof CategoryRow>

const { depth: _depth, ...rowFields } = CategoryRow.properties
export const AdminCategory = Type.Object({
  ...rowFields,
  description: Text3,
  meta_title: Text3,
  /** Key of its picture. */
  image: Nullable(Type.String()),
  /** Allergens of everything in it and below it. */
  allergens: Type.Array(OneOf(allergens)),
  /** Slugs that it had before, which lead to it. */
  old_slugs: Type.Array(Type.String()),
})
export type AdminCategory = Static<typeof AdminCategory>

const fields = {
  name: Type.Optional(text3(maxCatalogTexts.name)),
  /** HTML; sanitised. */
  description: Type.Optional(text3(maxCatalogTexts.description)),
  meta_title: Type.Optional(text3(maxCatalogTexts.metaTitle)),
  /** Made from the name where it is empty. */
  slug: Type.Optional(PlainText(maxCatalogTexts.slug)),
  image: Type.Optional(PictureKey),
  in_menu: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
  age_restricted: Type.Optional(Type.Boolean()),
  allergens: Type.Optional(
    Type.Array(OneOf(allergens), { maxItems: allergens.length, uniqueItems: true }),
  ),
}
export const CategoryChange = Type.Object(fields)
export type CategoryChange = Static<typeof CategoryChange>

const answer = one(AdminCategory)

export const listCategories = adminEndpoint({
  ...read,
  path: '/api/admin/categories',
  summary: 'The whole tree with hidden categories: each before its children, siblings in order',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(CategoryRow) }),
  errors: [],
})
export const getCategory = adminEndpoint({
  ...read,
  path: '/api/admin/categories/:id',
  summary: 'One category with its texts',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const createCategory = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/categories',
  summary: 'Adds a category, last among its siblings unless `before_id` names one',
  body: Type.Object({
    ...LocaleQuery,
    ...fields,
    name: text3(maxCatalogTexts.name),
    parent_id: Nullable(Id),
    before_id: Type.Optional(BeforeId),
  }),
  success: answer,
  errors: ['conflict'],
})
export const changeCategory = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/categories/:id',
  summary: 'Changes a category; a field that is left out stays. An old slug leads to the new one',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, ...fields }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const moveCategory = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/categories/:id/move',
  summary: 'Moves a category with everything below it; into itself is 422',
  params: IdParams,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    parent_id: Nullable(Id),
    before_id: BeforeId,
  }),
  success: answer,
  errors: ['not_found', 'version_conflict'],
})
export const deleteCategory = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/categories/:id',
  summary: 'Deletes an empty category; one with products or children is `in_use`',
  params: IdParams,
  query: Type.Object({ ...LocaleQuery, version: Version }),
  success: Done,
  errors: ['not_found', 'in_use', 'version_conflict'],
})

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
