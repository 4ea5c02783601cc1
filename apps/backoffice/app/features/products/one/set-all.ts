import type { ProductValues } from './product-values.ts'

/** Fields that can be set for all variants together; those in drams need the permission for prices. */
export const sharedFields = [
  { name: 'price', label: 'products.price', money: true, required: true },
  { name: 'old_price', label: 'products.oldPrice', money: true, required: false },
  { name: 'company_price', label: 'products.companyPrice', money: true, required: false },
  { name: 'min_qty', label: 'products.minQty', money: false, required: true },
  { name: 'box_qty', label: 'products.boxQty', money: false, required: false },
  { name: 'box_price', label: 'products.boxPrice', money: true, required: false },
] as const
export type SharedField = (typeof sharedFields)[number]['name']

/** The rows that take a field from such a setting: the price of a weighed variant follows from its kilogram. */
export const rowsTaking = (
  { order, rows }: Pick<ProductValues, 'order' | 'rows'>,
  field: SharedField,
): string[] =>
  order.filter((name) => field !== 'price' || (rows[name]?.price_per_kg ?? null) === null)
