import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { Drams, Id, Nullable, PlainText } from '../schema.ts'
import { contentUnits, maxProductTexts } from './product-choices.ts'
import { Instant, OneOf, Text3 } from './schema.ts'
import { perLocale } from '../map-text.ts'

/** What of a label can differ from the printed one. */
export const labelParts = ['name', 'price', 'old_price', 'box', 'contents', 'code'] as const

const Pieces = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** What a label says, and what a new one is printed for where it differs. Money in drams, quantities in pieces. */
const said = {
  variant_id: Id,
  sku: PlainText(maxLengths.sku),
  barcode: Nullable(PlainText(40)),
  price: Drams,
  /** The struck one; null without a saving (R5). */
  old_price: Nullable(Drams),
  box_qty: Nullable(Pieces),
  box_price: Nullable(Drams),
  /** What one piece holds. */
  content_amount: Nullable(Pieces),
  content_unit: Type.Unsafe<(typeof contentUnits)[number] | null>({
    type: ['string', 'null'],
    enum: [...contentUnits, null],
  }),
  /** Weighed products: grams of a portion, whose price `price` is, and drams of a kilogram. */
  portion_grams: Nullable(Pieces),
  price_per_kg: Nullable(Drams),
}

/** A label as it was printed. */
export const PrintedLabel = Type.Object({
  ...said,
  /** With the chosen options. */
  name: Type.Object(perLocale(() => PlainText(2 * maxProductTexts.name))),
})
export type PrintedLabel = Static<typeof PrintedLabel>

export const Label = Type.Object({
  ...said,
  name: Text3,
  /** Drams of a kilogram, litre or piece; null where the contents are unknown. */
  unit_price: Nullable(Type.Object({ amount: Drams, unit: OneOf(['kg', 'l', 'piece']) })),
  shelf_place: Type.String(),
})
export type Label = Static<typeof Label>

export const LabelRow = Type.Object({
  ...said,
  name: Text3,
  product_id: Id,
  shelf_place: Type.String(),
  /** The label on the shelf; null where none was printed. */
  printed: Nullable(Type.Object({ at: Instant, price: Drams, old_price: Nullable(Drams) })),
  /** How the printed label differs; empty where none was printed. */
  changes: Type.Array(OneOf(labelParts)),
})
export type LabelRow = Static<typeof LabelRow>
