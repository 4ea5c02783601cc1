import Type, { type Static } from 'typebox'
import { UnitPrice, Weighed } from '../product-card-shapes.ts'
import { Drams, Id, Nullable, PageLinks, PageMeta } from '../schema.ts'
import { Instant, OneOf, Text3, Version } from './schema.ts'
import { productTypes, productStatuses } from './product-choices.ts'
import { ContentUnitOrNone } from './variant-shapes.ts'

/** A row of the list. Price, box and contents are the cheapest variant's, `qty` is that of all variants together. */
export const ProductListRow = Type.Object({
  id: Id,
  type: OneOf(productTypes),
  sku: Type.String(),
  url_key: Type.String(),
  name: Text3,
  status: OneOf(productStatuses),
  brand: Nullable(Type.Object({ id: Id, label: Type.String() })),
  category_ids: Type.Array(Id),
  /** The main category's name in the caller's language. */
  category: Nullable(Type.String()),
  image: Type.String(),
  barcode: Nullable(Type.String()),
  price: Drams,
  old_price: Nullable(Drams),
  /** Absent for those who may not see prices. */
  company_price: Type.Optional(Nullable(Drams)),
  min_qty: Type.Integer(),
  box_qty: Nullable(Type.Integer()),
  box_price: Nullable(Drams),
  content_amount: Nullable(Type.Integer()),
  content_unit: ContentUnitOrNone,
  unit_price: UnitPrice,
  weighed: Weighed,
  qty: Type.Integer(),
  variants: Type.Integer(),
  version: Version,
  updated_at: Instant,
  deleted_at: Nullable(Instant),
})
export type ProductListRow = Static<typeof ProductListRow>

/** Rows that a list counts exactly; beyond them `more` is true and the pages end there. */
export const maxListed = 100_000
/** The same for a list of a search: what has a frequent word is read row by row. */
export const maxSearched = 4_000
export const ProductPage = Type.Object({
  data: Type.Array(ProductListRow),
  links: PageLinks,
  meta: Type.Object({ ...PageMeta.properties, more: Type.Boolean() }),
})
