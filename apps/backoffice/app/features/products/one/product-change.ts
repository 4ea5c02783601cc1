import type { ProductChange } from '@tsiran/contract/admin/product-shapes'
import { isSame } from '@tsiran/ui/save-bar/changes'
import { variantChange } from './variant-values.ts'
import type { AttributeValue, ProductValues } from './product-values.ts'

type StoredValue = Required<ProductChange>['values'][number]

const storedValues = (values: readonly AttributeValue[]): StoredValue[] =>
  values.flatMap(({ attribute_id, option_ids, text }): StoredValue[] =>
    text
      ? [{ attribute_id, option_id: null, text }]
      : option_ids.map((option_id) => ({ attribute_id, option_id, text: null })),
  )

/** What to send: the parts that differ from `before`, or everything of a new product. Status is no part of the form. */
export function productChange(
  before: ProductValues | undefined,
  after: ProductValues,
): ProductChange & { type?: ProductValues['type'] } {
  const differs = (...names: (keyof ProductValues)[]) =>
    !before || names.some((name) => !isSame(before[name], after[name]))
  const { order, rows } = after
  return {
    ...(differs('type') && { type: after.type }),
    ...(differs('sku') && { sku: after.sku.trim() }),
    ...(differs('url_key') && { url_key: after.url_key.trim() }),
    ...(differs('brand') && { brand_id: after.brand?.id ?? null }),
    ...(differs('name') && { name: after.name }),
    ...(differs('short_description') && { short_description: after.short_description }),
    ...(differs('description') && { description: after.description }),
    ...(differs('meta_title') && { meta_title: after.meta_title }),
    ...(differs('unit') && { unit: after.unit }),
    ...(differs('position') && { position: after.position ?? 0 }),
    ...(differs('categories') && { category_ids: after.categories.map(({ id }) => id) }),
    ...(differs('super_attribute_ids', 'type') && {
      super_attribute_ids: after.type === 'configurable' ? after.super_attribute_ids : [],
    }),
    ...(differs('values') && { values: storedValues(after.values) }),
    ...(differs('allergens') && { allergens: after.allergens }),
    ...(differs('chilled') && { chilled: after.chilled }),
    ...(differs('images') && { images: after.images }),
    ...(differs('order', 'rows') && {
      variants: order.map((name) => variantChange(before?.rows[name], rows[name]!)),
    }),
  }
}
