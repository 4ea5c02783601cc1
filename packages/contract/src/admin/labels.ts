import Type from 'typebox'
import { maxLengths } from '../limits.ts'
import { Id, LocaleQuery, PageMeta, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Instant, ListQuery, one, OneOf } from './schema.ts'
import { PrintedLabel, Label, LabelRow } from './label-shapes.ts'

/** Variants whose labels are printed or marked in one call: twelve sheets of A4 and a half. */
export const maxLabels = 300

/** Which labels a list holds; without one of them those to print: never printed, or changed since. */
export const labelStates = ['changed', 'never', 'all'] as const
export const labelSorts = ['sku', '-sku', 'place'] as const

const labels = { tag: 'labels' } as const
const read = { ...labels, permission: 'stock.read', method: 'GET' } as const

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
