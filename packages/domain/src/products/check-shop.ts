import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { FullProduct } from './full-product.ts'
import type { Problems } from './check-fields.ts'
import { folderPicture, selectKnownPictures } from './known-pictures.ts'

interface Known {
  brand: boolean
  categories: number[]
  attributes: { id: number; type: 'select' | 'multiselect' | 'text'; configurable: boolean }[]
  options: { id: number; attribute_id: number }[]
  sku: boolean
  url_key: boolean
  skus: string[]
  barcodes: string[]
  external_ids: string[]
}

/** What is wrong with a product beside the others of the shop: unknown ids and pictures, and codes that another product has. */
export async function checkShop(
  tx: Tx,
  product: FullProduct,
  id: number | undefined,
): Promise<Problems> {
  const known = await selectKnown(tx, product, id ?? 0)
  const pictures = await selectKnownPictures(tx, [
    ...product.images,
    ...product.variants.flatMap(({ images }) => images),
  ])
  const isPictures = (keys: readonly string[], sku: string) =>
    keys.every((key) => pictures.has(key) || key === folderPicture(sku))
  const problems: Problems = {}
  const add = (field: string, key: string) => {
    problems[field] ??= [{ key }]
  }
  if (!known.brand) add('brand_id', 'unknown')
  if (known.categories.length < product.category_ids.length) add('category_ids', 'unknown')
  if (known.sku) add('sku', 'codeTaken')
  if (known.url_key) add('url_key', 'urlKeyTaken')
  if (!isPictures(product.images, product.sku)) add('images', 'unknown')
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
    if (!isPictures(variant.images, variant.sku)) add(`variants.${index}.images`, 'unknown')
    if (known.skus.includes(variant.sku)) add(`variants.${index}.sku`, 'codeTaken')
    if (known.barcodes.includes(variant.barcode ?? ''))
      add(`variants.${index}.barcode`, 'codeTaken')
    if (known.external_ids.includes(variant.external_id ?? ''))
      add(`variants.${index}.external_id`, 'codeTaken')
  }
  return problems
}

async function selectKnown(tx: Tx, product: FullProduct, id: number): Promise<Known> {
  const { values, variants, super_attribute_ids } = product
  const attributeIds = [...super_attribute_ids, ...values.map(({ attribute_id }) => attribute_id)]
  const optionIds = [...values, ...variants.flatMap(({ options }) => options)].flatMap(
    ({ option_id }) => (option_id === undefined ? [] : [option_id]),
  )
  const texts = (list: readonly (string | null)[]) => list.filter((text) => text !== null)
  const { rows } = await sql<Known>`
    select
      ${product.brand_id}::int is null or exists (select from brands where id = ${product.brand_id}::int) as brand,
      array(select id from categories where id = any(${product.category_ids}::int[])) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'type', type, 'configurable', configurable)), '[]')
        from attributes where id = any(${attributeIds}::int[])) as attributes,
      (select coalesce(json_agg(json_build_object('id', id, 'attribute_id', attribute_id)), '[]')
        from attribute_options where id = any(${optionIds}::int[])) as options,
      exists (select from products where sku = ${product.sku} and id <> ${id}) as sku,
      exists (select from products where url_key = ${product.url_key} and id <> ${id}) as url_key,
      array(select sku from variants where sku = any(${variants.map(({ sku }) => sku)}::text[]) and product_id <> ${id}) as skus,
      array(select barcode from variants where barcode = any(${texts(variants.map(({ barcode }) => barcode))}::text[])
        and removed_at is null and product_id <> ${id}) as barcodes,
      array(select external_id from variants where external_id = any(${texts(variants.map(({ external_id }) => external_id))}::text[])
        and removed_at is null and product_id <> ${id}) as external_ids`.execute(tx)
  return rows[0]!
}
