import type { AdminProduct, ProductChange } from '@tsiran/contract/admin/product-shapes'
import { mapText, perLocale } from '@tsiran/contract/map-text'
import type { ProductInput, VariantInput } from '../catalog/product-input.ts'
import { tidyLines } from '../shared/text.ts'

/** A variant as it is to be; `id` where it is stored already. */
export type FullVariant = Required<VariantInput> & { id: number | undefined }
/** A product as it is to be, every field filled in. */
export type FullProduct = Required<Omit<ProductInput, 'id' | 'created_at' | 'variants'>> & {
  variants: FullVariant[]
}

export const noText = perLocale(() => '')

/** Whether a change would turn the service product (R8) into an ordinary one. */
export const leavesService = (before: AdminProduct, wanted: FullProduct): boolean =>
  before.status === 'service' && wanted.status !== 'service'

/** What the staff sees of a product, as a save takes it. */
export const fullProduct = (product: AdminProduct): FullProduct => ({
  type: product.type,
  sku: product.sku,
  url_key: product.url_key,
  brand_id: product.brand_id,
  name: inOrder(product.name),
  short_description: inOrder(product.short_description),
  description: inOrder(product.description),
  meta_title: inOrder(product.meta_title),
  unit: product.unit,
  status: product.status,
  position: product.position,
  category_ids: product.category_ids,
  super_attribute_ids: product.super_attribute_ids,
  values: product.values.map(toValue),
  allergens: product.allergens,
  chilled: product.chilled,
  images: product.images,
  variants: product.variants.map(
    ({ version: _version, unit_price: _price, company_price = null, ...variant }) => ({
      ...variant,
      company_price,
    }),
  ),
})

/** A text with its languages in the shop's order, as a change has it: two equal texts are then equal as JSON. */
const inOrder = (text: AdminProduct['name']) => mapText(text, (part) => part)

/** A value of an attribute as a save takes it. */
export const toValue = ({
  attribute_id,
  option_id,
  text,
}: NonNullable<ProductChange['values']>[number]) =>
  option_id
    ? { attribute_id, option_id }
    : { attribute_id, text: mapText(text ?? noText, tidyLines) }
