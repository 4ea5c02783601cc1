import type { BulkValue } from '@tsiran/contract/admin/bulk-fields'
import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import type { AdminVariant } from '@tsiran/contract/admin/variant-shapes'
import { locales } from '@tsiran/contract/locale'
import { createdField, type RecordedChange } from '../products/change-sets.ts'

const ownFields = ['status', 'unit', 'brand_id', 'category_ids'] as const
const texts = ['name', 'short_description', 'description'] as const
const variantFields = [
  'price',
  'old_price',
  'company_price',
  'min_qty',
  'box_qty',
  'box_price',
  'price_per_kg',
  'barcode',
  'portion_grams',
  'tolerance_pct',
] as const

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

/** The fields that a save changed: a revert restores them, or names them among what it leaves. */
export function changedFields(before: AdminProduct, after: AdminProduct): RecordedChange[] {
  const product = { subject_type: 'product', subject_id: after.id } as const
  const own = ownFields
    .filter((field) => differs(before[field], after[field]))
    .map((field) => ({ ...product, field, before: before[field], after: after[field] }))
  const chilled = { field: 'chilled', before: word(before.chilled), after: word(after.chilled) }
  const cold = before.chilled === after.chilled ? [] : [{ ...product, ...chilled }]
  const worded = texts.flatMap((field) =>
    locales
      .filter((locale) => before[field][locale] !== after[field][locale])
      .map((locale) => ({
        ...product,
        field: `${field}.${locale}`,
        before: before[field][locale],
        after: after[field][locale],
      })),
  )
  const offers = after.variants.flatMap((variant) => {
    const own = { subject_type: 'variant', subject_id: variant.id } as const
    const stored = before.variants.find(({ id }) => id === variant.id)
    if (!stored) return [{ ...own, field: createdField, before: null, after: variant.sku }]
    const [was, is] = [contentOf(stored), contentOf(variant)]
    return [
      ...variantFields
        .filter((field) => stored[field] !== variant[field])
        .map((field) => ({
          ...own,
          field,
          before: stored[field] ?? null,
          after: variant[field] ?? null,
        })),
      ...(differs(was, is) ? [{ ...own, field: 'content', before: was, after: is }] : []),
      ...options(stored, variant).map((change) => ({ ...own, ...change })),
    ]
  })
  return [
    ...own,
    ...cold,
    ...worded,
    ...attributes(before, after),
    ...pictures(before, after),
    ...offers,
  ]
}

type Values = AdminProduct['values']

/** An attribute's value as bulk edits hold it: a text, or the ids of options. */
function valueOf(values: Values, id: number): BulkValue {
  const own = values.filter(({ attribute_id }) => attribute_id === id)
  return own[0]?.text ?? (own.length > 0 ? own.map(({ option_id }) => option_id!) : null)
}

function attributes(before: AdminProduct, after: AdminProduct): RecordedChange[] {
  const ids = new Set([...before.values, ...after.values].map(({ attribute_id }) => attribute_id))
  return [...ids].flatMap((id) => {
    const [was, is] = [valueOf(before.values, id), valueOf(after.values, id)]
    if (!differs(was, is)) return []
    const field = `attribute.${id}`
    return [{ subject_type: 'product', subject_id: after.id, field, before: was, after: is }]
  })
}

/** Options that a variant is chosen by, as an attribute's value: a revert names them, and leaves them. */
function options(before: AdminVariant, after: AdminVariant) {
  const optionOf = ({ options: own }: AdminVariant, id: number): BulkValue =>
    own.flatMap(({ attribute_id, option_id }) => (attribute_id === id ? [option_id] : []))
  return after.options.flatMap(({ attribute_id: id }) => {
    const [was, is] = [optionOf(before, id), optionOf(after, id)]
    return differs(was, is) ? [{ field: `attribute.${id}`, before: was, after: is }] : []
  })
}

/** Pictures of the product and of its variants, as texts: a revert names them, and leaves them. */
function pictures(before: AdminProduct, after: AdminProduct): RecordedChange[] {
  const keys = ({ images, variants }: AdminProduct) =>
    [...images, ...variants.flatMap((variant) => variant.images)].join(' ')
  if (keys(before) === keys(after)) return []
  const change = { field: 'images', before: keys(before), after: keys(after) }
  return [{ subject_type: 'product', subject_id: after.id, ...change }]
}

const word = (flag: boolean) => (flag ? 'yes' : 'no')

const contentOf = ({ content_amount, content_unit }: AdminVariant): BulkValue =>
  content_amount === null || content_unit === null
    ? null
    : { amount: content_amount, unit: content_unit }

/** A revert hides a new product again, and leaves it. */
export const newFields = ({ id, sku, status }: AdminProduct): RecordedChange[] => {
  const product = { subject_type: 'product', subject_id: id } as const
  return [
    { ...product, field: createdField, before: null, after: sku },
    ...(status === 'published'
      ? [{ ...product, field: 'status', before: 'hidden', after: 'published' }]
      : []),
  ]
}
