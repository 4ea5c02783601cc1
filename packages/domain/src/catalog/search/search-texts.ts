import type { Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'

/** What the search knows of a product by its ids. */
export interface TextsRow {
  product_id: number
  name: Text
  brand_id: number | null
  category_ids: number[]
  option_ids: number[]
  skus: string[]
}

/** The rows of some products, in their order. */
export async function selectTexts(tx: Tx, products: readonly number[]): Promise<TextsRow[]> {
  const { rows } = await sql<TextsRow>`
    select l.product_id, l.name, l.brand_id, l.category_ids, l.option_ids,
      array(select p.sku union select v.sku from variants v where v.product_id = p.id and v.removed_at is null) as skus
    from unnest(${[...products]}::int[]) with ordinality chosen (product_id, place)
    join product_listings l using (product_id) join products p on p.id = l.product_id
    order by chosen.place`.execute(tx)
  return rows
}

/** Names of brands, categories and options by kind and id. */
export type Labels = Map<string, Text>

/** The names that some rows refer to. */
export async function selectLabels(tx: Tx, rows: readonly TextsRow[]): Promise<Labels> {
  const ids = (list: (row: TextsRow) => readonly number[]) => [...new Set(rows.flatMap(list))]
  const { rows: found } = await sql<{ key: string; label: Text }>`
    select 'brand' || id as key, label
    from brands
    where id = any(${ids(({ brand_id }) => (brand_id === null ? [] : [brand_id]))}::int[])
    union all
    select case when parent_id is null then 'root' else 'category' end || id, name
    from categories
    where id = any(${ids(({ category_ids }) => category_ids)}::int[])
    union all
    select 'option' || id, label
    from attribute_options
    where id = any(${ids(({ option_ids }) => option_ids)}::int[])`.execute(tx)
  return new Map(found.map(({ key, label }) => [key, label]))
}
