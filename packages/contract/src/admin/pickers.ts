import Type, { type Static } from 'typebox'
import { allergens } from '../allergens.ts'
import { maxLengths } from '../limits.ts'
import { Id, LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { OneOf } from './schema.ts'
import { adminEndpoint } from './endpoint.ts'

/** Rows of a picker at most. */
export const maxPicked = 20

const picker = { tag: 'pickers', permission: 'catalogue.read', method: 'GET', errors: [] } as const
const query = Type.Object({
  ...LocaleQuery,
  /** Words of a name in any of the languages; without them the first by name. */
  q: Type.Optional(PlainText(maxLengths.search)),
  /** Ids with commas between them: those rows instead, for what is chosen already. */
  ids: Type.Optional(Type.String({ maxLength: 1000, pattern: '^[0-9]{1,9}(,[0-9]{1,9})*$' })),
})

export const PickedProduct = Type.Object({
  id: Id,
  sku: Type.String(),
  name: Type.String(),
  image: Type.String(),
})
export type PickedProduct = Static<typeof PickedProduct>
export const pickProducts = adminEndpoint({
  ...picker,
  path: '/api/admin/pickers/products',
  summary: 'Products by sku, barcode or name',
  query,
  success: Type.Object({ data: Type.Array(PickedProduct) }),
})

export const PickedBrand = Type.Object({
  id: Id,
  label: Type.String(),
  logo: Nullable(Type.String()),
})
export type PickedBrand = Static<typeof PickedBrand>
export const pickBrands = adminEndpoint({
  ...picker,
  path: '/api/admin/pickers/brands',
  summary: 'Brands by name',
  query,
  success: Type.Object({ data: Type.Array(PickedBrand) }),
})

export const PickedCategory = Type.Object({
  id: Id,
  /** Names from the root down, its own last. */
  path: Type.Array(Type.String()),
  hidden: Type.Boolean(),
  /** Whether it, or one above it, asks shoppers for their age. */
  age_restricted: Type.Boolean(),
  /** Its own and those of the categories above it. */
  allergens: Type.Array(OneOf(allergens)),
})
export type PickedCategory = Static<typeof PickedCategory>
export const pickCategories = adminEndpoint({
  ...picker,
  path: '/api/admin/pickers/categories',
  summary: 'Categories by name, with the names above them',
  query,
  success: Type.Object({ data: Type.Array(PickedCategory) }),
})
