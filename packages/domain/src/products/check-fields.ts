import { maxPrice } from '@tsiran/contract/admin/product-choices'
import { locales } from '@tsiran/contract/locale'
import type { FieldMessage } from '../errors.ts'
import type { FullProduct, FullVariant } from './full-product.ts'
import { isUrlKey } from './url-keys.ts'

/** Field name to what is wrong with it: `variants.0.price`. */
export type Problems = Record<string, FieldMessage[]>

const barcode = /^[0-9A-Za-z-]{4,40}$/
const mediaKey = /^[a-z0-9]+(?:[/_.-][a-z0-9]+)*$/i
/** Whether a text may name a picture. */
export const isMediaKey = (key: string): boolean => mediaKey.test(key)

/** What is wrong with a product by itself, without the shop that it is in. */
export function checkFields(product: FullProduct): Problems {
  const problems: Problems = {}
  const add = (field: string, key: string, values?: FieldMessage['values']) => {
    problems[field] ??= [{ key, ...(values && { values }) }]
  }
  if (product.sku === '') add('sku', 'required')
  else if (/\s/.test(product.sku)) add('sku', 'invalid')
  if (product.url_key !== '' && !isUrlKey(product.url_key)) add('url_key', 'urlKey')
  checkName(product, add)
  if (product.status === 'published' && product.category_ids.length === 0)
    add('category_ids', 'required')
  for (const field of ['category_ids', 'super_attribute_ids', 'images'] as const)
    if (new Set<unknown>(product[field]).size < product[field].length) add(field, 'twice')
  if (!product.images.every(isMediaKey)) add('images', 'invalid')
  checkValues(product, add)
  checkVariants(product, add)
  return problems
}

type Add = (field: string, key: string, values?: FieldMessage['values']) => void

/** A product needs a name; shoppers of every language read one. */
function checkName({ name, status }: FullProduct, add: Add): void {
  const missing = locales.filter((locale) => name[locale] === '')
  if (status === 'published') for (const locale of missing) add(`name.${locale}`, 'required')
  else if (missing.length === locales.length) add(`name.${locales[0]}`, 'required')
}

function checkValues({ values }: FullProduct, add: Add): void {
  const seen = new Set<string>()
  for (const [index, { attribute_id, option_id, text }] of values.entries()) {
    const key = `${attribute_id} ${option_id ?? ''}`
    if (seen.has(key)) add(`values.${index}`, 'twice')
    seen.add(key)
    if (option_id === undefined && !Object.values(text ?? {}).some((part) => part !== ''))
      add(`values.${index}`, 'required')
  }
}

function checkVariants(product: FullProduct, add: Add): void {
  const { type, variants, super_attribute_ids } = product
  if (variants.length === 0) add('variants', 'required')
  if (type === 'simple' && variants.length > 1) add('variants', 'oneVariant')
  if (type === 'configurable' && super_attribute_ids.length === 0)
    add('super_attribute_ids', 'required')
  if (type === 'simple' && super_attribute_ids.length > 0) add('super_attribute_ids', 'invalid')
  const seen = new Set<string>()
  const isTwice = (kind: string, value: string | number | null | undefined) => {
    if (value === null || value === undefined || value === '') return false
    const known = seen.has(`${kind} ${value}`)
    seen.add(`${kind} ${value}`)
    return known
  }
  for (const [index, variant] of variants.entries()) {
    const at = (name: string) => `variants.${index}.${name}`
    if (variant.sku === '') add(at('sku'), 'required')
    else if (/\s/.test(variant.sku)) add(at('sku'), 'invalid')
    for (const name of ['id', 'sku', 'barcode', 'external_id'] as const)
      if (isTwice(name, variant[name])) add(at(name === 'id' ? 'sku' : name), 'twice')
    if (isTwice('options', type === 'simple' ? null : optionsKey(variant)))
      add(at('options'), 'sameOptions')
    const attributes = variant.options.map(({ attribute_id }) => attribute_id)
    const isComplete =
      attributes.length === super_attribute_ids.length &&
      super_attribute_ids.every((id) => attributes.includes(id))
    if (!isComplete) add(at('options'), 'everyOption')
    checkOffer(variant, product.status === 'service', (name, ...rest) => add(at(name), ...rest))
  }
}

/** The combination of options, whatever their order. */
const optionsKey = ({ options }: FullVariant) =>
  options
    .map(({ attribute_id, option_id }) => `${attribute_id}:${option_id}`)
    .toSorted()
    .join(' ')

function checkOffer(variant: FullVariant, isService: boolean, add: Add): void {
  const { price, old_price, box_qty, box_price, min_qty } = variant
  const prices = ['price', 'old_price', 'company_price', 'box_price', 'price_per_kg'] as const
  for (const name of prices) {
    const value = variant[name]
    // A portion’s price is nothing that somebody writes.
    const field = name === 'price' && variant.price_per_kg !== null ? 'price_per_kg' : name
    if (value !== null && value > maxPrice) add(field, 'invalid')
    if (value !== null && value < (isService ? 0 : 1)) add(field, 'pricePositive')
  }
  if (old_price !== null && old_price <= price) add('old_price', 'oldPrice')
  if (box_qty !== null && box_price === null) add('box_price', 'required')
  if (box_qty === null && box_price !== null) add('box_qty', 'required')
  if (box_qty !== null && variant.portion_grams !== null) add('box_qty', 'weighedBox')
  if (box_qty !== null && (box_qty < 2 || box_qty % min_qty !== 0))
    add('box_qty', 'boxQuantity', { step: min_qty })
  if ((variant.content_amount === null) !== (variant.content_unit === null))
    add(variant.content_amount === null ? 'content_amount' : 'content_unit', 'required')
  if ((variant.portion_grams === null) !== (variant.price_per_kg === null))
    add(variant.portion_grams === null ? 'portion_grams' : 'price_per_kg', 'required')
  if (variant.barcode !== null && !barcode.test(variant.barcode)) add('barcode', 'barcode')
  if (!variant.images.every(isMediaKey)) add('images', 'invalid')
}
