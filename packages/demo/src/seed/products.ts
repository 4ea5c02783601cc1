import { createHash } from 'node:crypto'
import type { ProductInput, VariantInput } from '@tsiran/domain/catalog/product-input'
import { flavourPicture, pictureKeys } from '../pictures/product-pictures.ts'
import { serviceLine } from '../service-line.ts'
import { t, type DemoCategory, type DemoProduct, type Offer, type SimpleProduct } from '../types.ts'
import type { Text } from '@tsiran/db/tables/shared'
import { contentOfNames } from '@tsiran/domain/products/content-of-name'
import { optionLabel, type SeededAttributes } from './attributes.ts'

const day = 24 * 60 * 60 * 1000
const newestDays = 120

/** Age of a product in days, the same on every run: spread over the last 120. */
const ageOf = (sku: string) =>
  (createHash('sha256').update(sku).digest().readUInt32BE() / 2 ** 32) * newestDays

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const each = ({ hy, ru, en }: Text, change: (text: string) => string): Text =>
  t(change(hy), change(ru), change(en))
/** Joins a number and its unit with a no-break space: `3,2 %`, `500 г`. */
const tied = (text: string) => text.replace(/(?<=\d) (?=%|\p{L}{1,3}\.?(?:$|[ ,]))/gu, '\u00a0')
const firstSentence = (text: string) => /^.*?[.։!](?=\s|$)/s.exec(text)?.[0] ?? text

const toOffer = ({
  price,
  oldPrice,
  companyPrice,
  qty,
  minQty = 1,
  box,
}: Offer): Omit<VariantInput, 'sku'> => ({
  price,
  old_price: oldPrice ?? null,
  company_price: companyPrice ?? null,
  qty,
  min_qty: minQty,
  box_qty: box?.qty ?? null,
  box_price: box?.price ?? null,
})

/** Grams of a portion and drams of a kilogram; nothing for what is not sold by weight. */
const toWeighing = ({ weighed }: SimpleProduct) =>
  weighed && {
    portion_grams: weighed.grams,
    price_per_kg: weighed.perKg,
    ...(weighed.tolerance !== undefined && { tolerance_pct: weighed.tolerance }),
  }

/** What is stored in the cold. */
const isChilled = ({ attributes = {} }: DemoProduct) =>
  attributes['storage'] === 'cool' || attributes['storage'] === 'frozen'

/** What one piece holds, as its name or the chosen options tell. What is sold by weight or by the litre has its price already. */
function toContents(product: DemoProduct, options: Record<string, string> = {}) {
  const { unit, name } = product
  if (unit === 'kg' || unit === 'l' || 'weighed' in product) return {}
  const labels = Object.entries(options).map(([code, key]) => optionLabel(code, key))
  const content = contentOfNames(...labels) ?? contentOfNames(name)
  return content ? { content_amount: content.amount, content_unit: content.unit } : {}
}

/** The demo catalogue's products and the service line, ready to be saved, in the catalogue's order. */
export function productInputs(
  roots: readonly DemoCategory[],
  brands: ReadonlyMap<string, number>,
  attributes: SeededAttributes,
): ProductInput[] {
  const now = Date.now()
  const placed = leavesOf(roots).flatMap(({ id, products = [] }) =>
    products.map((product) => ({ product, categoryId: id })),
  )
  const inputs = placed.map(({ product, categoryId }, position): ProductInput => ({
    ...toInput(product, attributes),
    brand_id: product.brand === undefined ? null : brands.get(product.brand)!,
    position,
    created_at: new Date(now - ageOf(product.sku) * day),
    category_ids: [categoryId],
  }))
  return [...inputs, service]
}

const leavesOf = (categories: readonly DemoCategory[]): DemoCategory[] =>
  categories.flatMap((category) => (category.children ? leavesOf(category.children) : [category]))

function toInput(
  product: DemoProduct,
  attributes: SeededAttributes,
): Omit<ProductInput, 'brand_id' | 'position' | 'category_ids'> {
  const { sku, urlKey, description, unit } = product
  const name = each(product.name, tied)
  const optionOf = (code: string, key: string) => {
    const attribute = attributes.get(code)
    const option_id = attribute?.options.get(key)
    if (!attribute || option_id === undefined)
      throw new RangeError(`${sku}: attribute ${code} has no option ${key}`)
    return { attribute_id: attribute.id, option_id }
  }
  const configurable = 'configurable' in product
  return {
    type: configurable ? 'configurable' : 'simple',
    sku,
    url_key: urlKey,
    name,
    short_description: each(description, firstSentence),
    description: each(description, (text) => `<p>${escape(text)}</p>`),
    meta_title: name,
    unit,
    chilled: isChilled(product),
    status: 'published',
    super_attribute_ids: configurable
      ? product.configurable.map((code) => attributes.get(code)!.id)
      : [],
    values: Object.entries(product.attributes ?? {}).flatMap(
      ([code, value]): ProductInput['values'] => {
        if (typeof value === 'string') return [optionOf(code, value)]
        if (Array.isArray(value)) return value.map((key) => optionOf(code, key))
        return [{ attribute_id: attributes.get(code)!.id, text: value }]
      },
    ),
    images: pictureKeys(product),
    variants: configurable
      ? product.variants.map(({ options, ...offer }, index) => ({
          ...toOffer(offer),
          ...toContents(product, options),
          sku: `${sku}-${index + 1}`,
          options: Object.entries(options).map(([code, key]) => optionOf(code, key)),
          images: [flavourPicture(product, options)].flatMap((picture) => picture?.key ?? []),
        }))
      : [{ ...toOffer(product), ...toWeighing(product), ...toContents(product), sku }],
  }
}

const service: ProductInput = {
  type: 'simple',
  sku: serviceLine.sku,
  url_key: serviceLine.urlKey,
  brand_id: null,
  name: serviceLine.name,
  short_description: serviceLine.name,
  description: t('', '', ''),
  meta_title: serviceLine.name,
  unit: 'piece',
  status: 'service',
  position: 0,
  category_ids: [],
  super_attribute_ids: [],
  values: [],
  images: [],
  variants: [{ sku: serviceLine.sku, price: serviceLine.price, qty: 1_000_000_000 }],
}
