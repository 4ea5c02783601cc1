import type { Db, Tx } from '@tsiran/db/database'
import type { FullProduct, FullVariant } from './full-product.ts'
import type { Problems } from './check-fields.ts'
import { folderPicture, selectKnownPictures } from '../media-library/known-pictures.ts'
import { type Known, type Owned, selectKnown } from './known-codes.ts'

/** A product as it is to be; `id` where it is stored already. */
export interface Identified {
  product: FullProduct
  id: number | undefined
}

/**
 * What is wrong with each of some products beside the others of the shop: unknown ids and pictures, and codes that another product
 * has. What they take from each other is not looked at.
 */
export async function checkShop(db: Db | Tx, products: readonly Identified[]): Promise<Problems[]> {
  if (products.length === 0) return []
  const all = products.map(({ product }) => product)
  const known = await selectKnown(db, all)
  const pictures = await selectKnownPictures(
    db,
    all.flatMap(({ images, variants }) => [
      ...images,
      ...variants.flatMap((variant) => variant.images),
    ]),
  )
  return products.map((one) => problemsOf(one, known, pictures))
}

function problemsOf(
  { product, id }: Identified,
  known: Known,
  pictures: ReadonlySet<string>,
): Problems {
  const isShown = ({ images, sku }: Pick<FullVariant, 'images' | 'sku'>) =>
    images.every((key) => pictures.has(key) || key === folderPicture(sku))
  const isTaken = (owned: readonly Owned[], code: string | null) =>
    owned.some((one) => one.code === code && one.product_id !== id)
  // A removed variant keeps its sku; a new one with it is the same variant again.
  const held = known.skus.filter((one) =>
    product.variants.every((variant) => variant.id !== one.id),
  )
  const isHeld = ({ id: variantId, sku }: FullVariant) =>
    variantId !== undefined && held.some(({ code }) => code === sku)
  const problems: Problems = {}
  const add = (field: string, key: string) => {
    problems[field] ??= [{ key }]
  }
  if (product.brand_id !== null && !known.brands.includes(product.brand_id))
    add('brand_id', 'unknown')
  if (!product.category_ids.every((category) => known.categories.includes(category)))
    add('category_ids', 'unknown')
  if (isTaken(known.product_skus, product.sku)) add('sku', 'codeTaken')
  if (isTaken(known.url_keys, product.url_key)) add('url_key', 'urlKeyTaken')
  if (!isShown(product)) add('images', 'unknown')
  const attributes = new Map(known.attributes.map((attribute) => [attribute.id, attribute]))
  if (!product.super_attribute_ids.every((key) => attributes.get(key)?.configurable))
    add('super_attribute_ids', 'unknown')
  const isOption = ({ attribute_id, option_id }: { attribute_id: number; option_id?: number }) =>
    known.options.some((option) => option.id === option_id && option.attribute_id === attribute_id)
  const single = new Set<number>()
  for (const [index, value] of product.values.entries()) {
    const type = attributes.get(value.attribute_id)?.type
    const isKnown =
      value.option_id === undefined ? type === 'text' : type !== 'text' && isOption(value)
    if (!isKnown) add(`values.${index}`, 'unknown')
    if (type === 'select' && single.has(value.attribute_id)) add(`values.${index}`, 'twice')
    single.add(value.attribute_id)
  }
  for (const [index, variant] of product.variants.entries()) {
    if (!variant.options.every(isOption)) add(`variants.${index}.options`, 'unknown')
    if (!isShown(variant)) add(`variants.${index}.images`, 'unknown')
    if (isTaken(known.skus, variant.sku) || isHeld(variant))
      add(`variants.${index}.sku`, 'codeTaken')
    if (isTaken(known.barcodes, variant.barcode)) add(`variants.${index}.barcode`, 'codeTaken')
    if (isTaken(known.external_ids, variant.external_id))
      add(`variants.${index}.external_id`, 'codeTaken')
  }
  return problems
}
