import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import type { AdminVariant } from '@tsiran/contract/admin/variant-shapes'
import { defaultLocale, locales } from '@tsiran/contract/locale'
import { mapText, perLocale } from '@tsiran/contract/map-text'

/** The product as the audit log names it. */
export const auditSubject = ({ id, name, sku }: Pick<AdminProduct, 'id' | 'name' | 'sku'>) => ({
  type: 'product',
  id,
  label: name[defaultLocale] || locales.map((locale) => name[locale]).find(Boolean) || sku,
})

/** Characters of a text in the log at most: the beginning of a description is enough. */
const maxText = 500

/** A value as the log holds it: of a long text, the beginning. */
export const shortText = (value: unknown): unknown =>
  typeof value === 'string' ? value.slice(0, maxText) : value

/**
 * A product's fields as the audit log holds them. Fields of variants stand by their own, after the sku where there are several, so
 * that the log shows the prices that changed and no others. Stock is left out: the ledger has its history.
 */
export function auditFields(product: AdminProduct): Record<string, unknown> {
  const { variants, description } = product
  const prefix = ({ sku }: AdminVariant) => (variants.length === 1 ? '' : `${sku}: `)
  const short = mapText(description, (text) => text.slice(0, maxText))
  return {
    type: product.type,
    status: product.status,
    sku: product.sku,
    url_key: product.url_key,
    brand: product.brand?.label ?? null,
    ...texts('name', product.name),
    ...texts('short_description', product.short_description),
    ...texts('description', short),
    ...texts('meta_title', product.meta_title),
    unit: product.unit,
    position: product.position,
    category_ids: product.category_ids,
    super_attribute_ids: product.super_attribute_ids,
    values: product.values,
    allergens: product.allergens,
    chilled: product.chilled,
    images: product.images,
    deleted: product.deleted_at !== null,
    variants: variants.map(({ sku }) => sku),
    ...Object.fromEntries(
      variants.flatMap((variant) =>
        Object.entries(variant)
          .filter(([name]) => !unlogged.has(name))
          .map(([name, value]) => [`${prefix(variant)}${name}`, value]),
      ),
    ),
  }
}

const unlogged = new Set(['id', 'version', 'sku', 'qty', 'unit_price'])

const texts = (name: string, text: AdminProduct['name']) =>
  Object.fromEntries(Object.values(perLocale((locale) => [`${name}.${locale}`, text[locale]])))
