import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import type { Text3 } from '@tsiran/contract/admin/schema'
import type { Allergen } from '@tsiran/contract/allergens'
import type { Locale } from '@tsiran/contract/locale'
import { perLocale } from '@tsiran/contract/map-text'
import { textOf } from '../text-of.ts'
import type { CategoryOption, ThingOption } from '../pickers.ts'
import { variantValues, type VariantValues } from './variant-values.ts'

/** What a product has of one attribute: options, or a text. */
export interface AttributeValue {
  attribute_id: number
  option_ids: number[]
  text: Text3 | null
}

/** A product as its form holds it. */
export interface ProductValues {
  type: AdminProduct['type']
  sku: string
  url_key: string
  brand: ThingOption | null
  name: Text3
  short_description: Text3
  description: Text3
  meta_title: Text3
  unit: AdminProduct['unit']
  position: number | null
  /** The first is the main one. */
  categories: CategoryOption[]
  super_attribute_ids: number[]
  values: AttributeValue[]
  allergens: Allergen[]
  chilled: boolean
  images: string[]
  /** Names of the variants within the form, in their order: a name stays with its variant. */
  order: string[]
  rows: Record<string, VariantValues>
}

export const emptyText = (): Text3 => perLocale(() => '')

let made = 0
/** A name for a new variant, unlike any other of the page. */
export const newRowName = (): string => `n${++made}`
export const rowName = (id: number): string => `v${id}`

function attributeValues(values: AdminProduct['values']): AttributeValue[] {
  const found = new Map<number, AttributeValue>()
  for (const { attribute_id, option_id, text } of values) {
    const value = found.get(attribute_id) ?? { attribute_id, option_ids: [], text: null }
    if (option_id !== null) value.option_ids.push(option_id)
    found.set(attribute_id, { ...value, text: text ?? value.text })
  }
  return [...found.values()]
}

/** A stored product in the form's shape; brand and categories are named in the person's language. */
export const productValues = (product: AdminProduct, locale: Locale): ProductValues => ({
  type: product.type,
  sku: product.sku,
  url_key: product.url_key,
  brand: product.brand && { id: product.brand.id, label: textOf(product.brand.label, locale) },
  name: product.name,
  short_description: product.short_description,
  description: product.description,
  meta_title: product.meta_title,
  unit: product.unit,
  position: product.position,
  categories: product.categories.map(({ id, path, age_restricted, allergens }) => ({
    id,
    label: path.map((name) => textOf(name, locale)).join(' › '),
    age_restricted,
    allergens,
  })),
  super_attribute_ids: product.super_attribute_ids,
  values: attributeValues(product.values),
  allergens: product.allergens,
  chilled: product.chilled,
  images: product.images,
  order: product.variants.map(({ id }) => rowName(id)),
  rows: Object.fromEntries(
    product.variants.map((variant) => [rowName(variant.id), variantValues(variant)]),
  ),
})

/** The form's parts as the save bar counts them: variants as one list. */
export type ProductPart =
  | Exclude<keyof ProductValues, 'order' | 'rows' | 'super_attribute_ids'>
  | 'variants'

export function productParts(values: ProductValues) {
  const { order, rows, super_attribute_ids: _superAttributes, ...parts } = values
  return { ...parts, variants: order.map((name) => rows[name]!) }
}
