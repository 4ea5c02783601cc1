import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { locales } from '@tsiran/contract/locale'
import type { RecordedChange } from '../products/change-sets.ts'

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
] as const

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

/** The fields that a save changed and that a revert can restore. */
export function changedFields(before: AdminProduct, after: AdminProduct): RecordedChange[] {
  const product = { subject_type: 'product', subject_id: after.id } as const
  const own = ownFields
    .filter((field) => differs(before[field], after[field]))
    .map((field) => ({ ...product, field, before: before[field], after: after[field] }))
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
    const stored = before.variants.find(({ id }) => id === variant.id)
    if (!stored) return []
    return variantFields
      .filter((field) => stored[field] !== variant[field])
      .map((field) => ({
        subject_type: 'variant' as const,
        subject_id: variant.id,
        field,
        before: stored[field],
        after: variant[field],
      }))
  })
  return [...own, ...worded, ...offers]
}

/** A revert hides a new product again. */
export const newFields = ({ id, status }: AdminProduct): RecordedChange[] =>
  status === 'published'
    ? [
        {
          subject_type: 'product',
          subject_id: id,
          field: 'status',
          before: 'hidden',
          after: 'published',
        },
      ]
    : []
