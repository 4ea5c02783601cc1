import type { ProductChange } from '@tsiran/contract/admin/product-shapes'
import type { VariantChange } from '@tsiran/contract/admin/variant-shapes'
import { mapText } from '@tsiran/contract/map-text'
import { variantDefaults } from '../catalog/upsert-variants.ts'
import { portionPrice } from '../catalog/content-price.ts'
import { sanitiseText } from '../shared/sanitise.ts'
import { tidy, tidyLines } from '../shared/text.ts'
import { type FullVariant, type FullProduct, noText, toValue } from './full-product.ts'

type Change = ProductChange & { type?: FullProduct['type'] }
const empty: Omit<FullProduct, 'type'> = {
  sku: '',
  url_key: '',
  brand_id: null,
  name: noText,
  short_description: noText,
  description: noText,
  meta_title: noText,
  unit: 'piece',
  status: 'hidden',
  position: 0,
  category_ids: [],
  super_attribute_ids: [],
  values: [],
  allergens: [],
  chilled: false,
  images: [],
  variants: [],
}
const emptyVariant: Omit<FullVariant, 'id' | 'sku'> = {
  ...variantDefaults,
  price: 0,
  qty: 0,
  options: [],
  images: [],
}

/**
 * A product with a change applied: what the change leaves out stays, or is empty in a new product. Texts are tidied, descriptions
 * sanitised. A variant is found by its id, else by its sku. A simple product and its variant share one sku.
 */
export function applyChange(before: FullProduct | undefined, change: Change): FullProduct {
  const base = before ?? { ...empty, type: change.type ?? 'simple' }
  const sent = Object.fromEntries(
    Object.entries(change).filter(([name, value]) => name in base && value !== undefined),
  ) as Change
  const product: FullProduct = {
    ...base,
    ...sent,
    sku: tidy(sent.sku ?? base.sku),
    url_key: tidy(sent.url_key ?? base.url_key),
    name: sent.name ? mapText(sent.name, tidy) : base.name,
    meta_title: sent.meta_title ? mapText(sent.meta_title, tidy) : base.meta_title,
    short_description: sent.short_description
      ? mapText(sent.short_description, tidyLines)
      : base.short_description,
    description: sent.description ? sanitiseText(sent.description) : base.description,
    values: sent.values ? sent.values.map(toValue) : base.values,
    variants: sent.variants
      ? sent.variants.map((variant) => applyVariant(base, sent, variant))
      : base.variants,
  }
  if (product.type === 'configurable') return product
  return withOneSku(before, product, { sku: sent.sku, variantSku: sent.variants?.[0]?.sku })
}

/** The stored variant that a change is of: by id, by sku, or the only one of a simple product. */
function findStored(
  { variants }: FullProduct,
  type: FullProduct['type'],
  { id, sku }: VariantChange,
): FullVariant | undefined {
  if (id !== undefined) return variants.find((variant) => variant.id === id)
  const [only] = variants
  const isOnly = type === 'simple' && variants.length === 1
  return variants.find((variant) => variant.sku === sku) ?? (isOnly ? only : undefined)
}

function applyVariant(base: FullProduct, product: Change, change: VariantChange): FullVariant {
  const before = findStored(base, product.type ?? base.type, change)
  const stored = before ?? { ...emptyVariant, id: change.id, sku: '' }
  const { id: _, qty, ...fields } = change
  const sent = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<FullVariant>
  const variant: FullVariant = { ...stored, ...sent, qty: before ? before.qty : (qty ?? 0) }
  const { portion_grams, price_per_kg } = variant
  return {
    ...variant,
    sku: tidy(variant.sku),
    barcode: tidy(variant.barcode ?? '') || null,
    external_id: tidy(variant.external_id ?? '') || null,
    shelf_place: tidy(variant.shelf_place),
    supplier_code: tidy(variant.supplier_code),
    options: variant.options.toSorted((one, other) => one.attribute_id - other.attribute_id),
    price:
      portion_grams && price_per_kg ? portionPrice(portion_grams, price_per_kg) : variant.price,
  }
}

/** Of a stored product the sku that was changed wins; a new one has the one that was sent. */
function withOneSku(
  before: FullProduct | undefined,
  product: FullProduct,
  sent: { sku: string | undefined; variantSku: string | undefined },
): FullProduct {
  const [only, ...others] = product.variants
  if (!only || others.length > 0) return product
  const stored = before?.variants[0]?.sku
  const renamed = [
    sent.sku !== before?.sku && sent.sku,
    sent.variantSku !== stored && sent.variantSku,
    stored === undefined && (product.sku || only.sku),
  ].find(Boolean)
  if (!renamed) return product
  const sku = tidy(renamed)
  return { ...product, sku, variants: [{ ...only, sku }] }
}
