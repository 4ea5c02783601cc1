import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { Drams, Id, LocaleQuery, Nullable, PageMeta, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { contentUnits, maxProductTexts } from './product-shapes.ts'
import { Instant, ListQuery, one, OneOf, Text3 } from './schema.ts'
import { perLocale } from '../map-text.ts'

/** Variants whose labels are printed or marked in one call: twelve sheets of A4 and a half. */
export const maxLabels = 300

/** Which labels a list holds; without one of them those to print: never printed, or changed since. */
export const labelStates = ['changed', 'never', 'all'] as const
export const labelSorts = ['sku', '-sku', 'place'] as const
/** What of a label can differ from the printed one. */
export const labelParts = ['name', 'price', 'old_price', 'box', 'contents', 'code'] as const

const labels = { tag: 'labels' } as const
const read = { ...labels, permission: 'stock.read', method: 'GET' } as const

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

export const listLabels = adminEndpoint({
  ...read,
  path: '/api/admin/labels',
  summary: 'Price labels of variants: those to print, unless another state is asked for',
  query: Type.Object({
    ...ListQuery,
    sort: Type.Optional(OneOf(labelSorts)),
    state: Type.Optional(OneOf(labelStates)),
    /** The category with everything below it. */
    category_id: Type.Optional(Id),
    /** What the shelf place begins with. */
    place: Type.Optional(PlainText(maxLengths.shelfPlace)),
  }),
  success: Type.Object({
    ...paged(LabelRow),
    /** `more`: further ones match, which nobody counted and no page shows. */
    meta: Type.Object({ ...PageMeta.properties, more: Type.Boolean() }),
  }),
  errors: [],
})
export const printLabels = adminEndpoint({
  ...read,
  path: '/api/admin/documents/label',
  summary: 'What the price labels of variants say now, in the order of the shelves',
  query: Type.Object({
    ...LocaleQuery,
    /** Variants with commas between them; those that are gone are left out. */
    variant_ids: Type.String({
      maxLength: 11 * maxLabels,
      pattern: `^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,${maxLabels - 1}}$`,
    }),
  }),
  success: Type.Object({ data: Type.Array(Label), read_at: Instant }),
  errors: ['not_found'],
})
/** A label that was read earlier than the one that is marked already is left out: a repeated call changes nothing. */
export const markLabels = adminEndpoint({
  ...labels,
  permission: 'stock.write',
  method: 'POST',
  path: '/api/admin/labels/printed',
  summary: 'Records what labels were printed with; what has changed meanwhile stays to be printed',
  body: Type.Object({
    ...LocaleQuery,
    /** Of the answer that was printed. */
    read_at: Type.String({ maxLength: 40, pattern: '^2[0-9]{3}-[0-9]{2}-[0-9]{2}T' }),
    labels: Type.Array(PrintedLabel, { minItems: 1, maxItems: maxLabels }),
  }),
  success: one(Type.Object({ marked: Type.Integer() })),
  errors: [],
})
