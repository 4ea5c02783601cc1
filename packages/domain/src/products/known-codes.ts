import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import type { FullProduct, FullVariant } from './full-product.ts'

/** What the shop has of the ids and codes that products name. */
export interface Known {
  brands: number[]
  categories: number[]
  attributes: { id: number; type: 'select' | 'multiselect' | 'text'; configurable: boolean }[]
  options: { id: number; attribute_id: number }[]
  /** Codes with the products that have them. */
  product_skus: Owned[]
  url_keys: Owned[]
  skus: (Owned & { id: number })[]
  barcodes: Owned[]
  external_ids: Owned[]
}
export interface Owned {
  code: string
  product_id: number
}

export async function selectKnown(db: Db | Tx, products: readonly FullProduct[]): Promise<Known> {
  const variants = products.flatMap((product) => product.variants)
  const attributeIds = products.flatMap(({ super_attribute_ids, values }) => [
    ...super_attribute_ids,
    ...values.map(({ attribute_id }) => attribute_id),
  ])
  const optionIds = [
    ...products.flatMap(({ values }) => values),
    ...variants.flatMap(({ options }) => options),
  ].flatMap(({ option_id }) => (option_id === undefined ? [] : [option_id]))
  const brands = products.flatMap(({ brand_id }) => brand_id ?? [])
  const categories = products.flatMap(({ category_ids }) => category_ids)
  const codes = (read: (variant: FullVariant) => string | null) =>
    variants.flatMap((variant) => read(variant) ?? [])
  const { rows } = await sql<Known>`
    select
      array(select id from brands where id = any(${brands}::int[])) as brands,
      array(select id from categories where id = any(${categories}::int[])) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'type', type, 'configurable', configurable)), '[]')
        from attributes where id = any(${attributeIds}::int[])) as attributes,
      (select coalesce(json_agg(json_build_object('id', id, 'attribute_id', attribute_id)), '[]')
        from attribute_options where id = any(${optionIds}::int[])) as options,
      ${owned(sql`select sku as code, id as product_id from products where sku = any(${products.map(({ sku }) => sku)}::text[])`)}
        as product_skus,
      ${owned(sql`select url_key as code, id as product_id from products
        where url_key = any(${products.map(({ url_key }) => url_key)}::text[])`)} as url_keys,
      ${owned(sql`select sku as code, product_id, id from variants where sku = any(${codes(({ sku }) => sku)}::text[])`)} as skus,
      ${owned(sql`select barcode as code, product_id from variants
        where barcode = any(${codes(({ barcode }) => barcode)}::text[]) and removed_at is null`)} as barcodes,
      ${owned(sql`select external_id as code, product_id from variants
        where external_id = any(${codes(({ external_id }) => external_id)}::text[]) and removed_at is null`)} as external_ids`.execute(
    db,
  )
  return rows[0]!
}

const owned = (codes: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(c), '[]') from (${codes}) c)`
