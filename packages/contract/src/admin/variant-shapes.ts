import Type, { type Static } from 'typebox'
import { UnitPrice } from '../product-card-shapes.ts'
import { Drams, Id, Nullable, PlainText } from '../schema.ts'
import { StoredKey } from './catalog-shapes.ts'
import { Version } from './schema.ts'
import {
  maxPrice,
  maxTolerance,
  maxPictures,
  contentUnits,
  type ContentUnit,
} from './product-choices.ts'

export const ContentUnitOrNone = Type.Unsafe<ContentUnit | null>({
  type: ['string', 'null'],
  enum: [...contentUnits, null],
})
const Option = Type.Object({ attribute_id: Id, option_id: Id })

/** Money in drams, quantities in pieces. */
export const AdminVariant = Type.Object({
  id: Id,
  version: Version,
  sku: Type.String(),
  barcode: Nullable(Type.String()),
  price: Drams,
  old_price: Nullable(Drams),
  /** Absent for those who may not see prices. */
  company_price: Type.Optional(Nullable(Drams)),
  min_qty: Type.Integer(),
  box_qty: Nullable(Type.Integer()),
  box_price: Nullable(Drams),
  /** What one piece holds: grams, millilitres or pieces. */
  content_amount: Nullable(Type.Integer()),
  content_unit: ContentUnitOrNone,
  /** Weighed products: grams of a portion, drams of a kilogram; the price of the portion follows from both. */
  portion_grams: Nullable(Type.Integer()),
  price_per_kg: Nullable(Drams),
  /** Percent by which what is weighed may differ without the buyer’s consent; means nothing for other products. */
  tolerance_pct: Type.Integer(),
  shelf_place: Type.String(),
  low_mark: Nullable(Type.Integer()),
  supplier_code: Type.String(),
  external_id: Nullable(Type.String()),
  /** One option of each super attribute. */
  options: Type.Array(Option),
  /** Media keys of its own pictures. */
  images: Type.Array(Type.String()),
  /** Changed by the ledger of stock alone. */
  qty: Type.Integer(),
  unit_price: UnitPrice,
})
export type AdminVariant = Static<typeof AdminVariant>
const Price = Type.Integer({ minimum: 0, maximum: maxPrice })
const Pieces = (minimum: number) => Type.Integer({ minimum, maximum: 1_000_000 })

/** A variant as it is to be. What is left out stays as it is, or is empty in a new one, which needs `sku` and `price`. */
export const VariantChange = Type.Object({
  /** Absent for a new variant; a stored one is also found by its sku. */
  id: Type.Optional(Id),
  sku: Type.Optional(PlainText(100)),
  barcode: Type.Optional(Nullable(PlainText(40))),
  price: Type.Optional(Price),
  old_price: Type.Optional(Nullable(Price)),
  company_price: Type.Optional(Nullable(Price)),
  min_qty: Type.Optional(Pieces(1)),
  box_qty: Type.Optional(Nullable(Pieces(1))),
  box_price: Type.Optional(Nullable(Price)),
  content_amount: Type.Optional(Nullable(Pieces(1))),
  content_unit: Type.Optional(ContentUnitOrNone),
  portion_grams: Type.Optional(Nullable(Pieces(1))),
  price_per_kg: Type.Optional(Nullable(Price)),
  tolerance_pct: Type.Optional(Type.Integer({ minimum: 0, maximum: maxTolerance })),
  shelf_place: Type.Optional(PlainText(40)),
  low_mark: Type.Optional(Nullable(Pieces(0))),
  supplier_code: Type.Optional(PlainText(100)),
  external_id: Type.Optional(Nullable(PlainText(100))),
  options: Type.Optional(Type.Array(Option, { maxItems: 10 })),
  images: Type.Optional(Type.Array(StoredKey, { maxItems: maxPictures })),
  /** Counts for a new variant alone; later stock moves by the ledger. */
  qty: Type.Optional(Pieces(0)),
})
export type VariantChange = Static<typeof VariantChange>
