import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Range of product ids per sitemap file. Three URLs per product stay far below the limit of 50 000. */
const span = 4_000
const maxFile = Math.floor(2_147_483_647 / span)

/** What determines a category's URL. */
export interface SitemapCategory {
  id: number
  slug: string
  has_children: boolean
}

/**
 * Numbers of the non-empty product files of the sitemap, ascending. File n covers the ids from `n * span + 1` on. A loose
 * index scan: a million products cost a few hundred lookups.
 */
export async function listSitemapFiles(db: Db): Promise<number[]> {
  const { rows } = await sql<{ file: number }>`
    with recursive files as (
      (select (product_id - 1) / ${sql.lit(span)} as file from product_listings order by product_id limit 1)
      union all
      select (select (product_id - 1) / ${sql.lit(span)} from product_listings
        where product_id > (files.file + 1)::bigint * ${sql.lit(span)} order by product_id limit 1)
      from files where files.file is not null)
    select file from files where file is not null order by file`.execute(db)
  return rows.map(({ file }) => file)
}

/** `url_key`s of the listed products of one file, by id; empty where the file does not exist. */
export async function listSitemapProducts(db: Db, file: number): Promise<string[]> {
  if (file > maxFile) return []
  const { rows } = await sql<{ url_key: string }>`
    select p.url_key from product_listings l join products p on p.id = l.product_id
    where l.product_id > ${file * span}::bigint and l.product_id <= ${(file + 1) * span}::bigint order by l.product_id`.execute(
    db,
  )
  return rows.map(({ url_key }) => url_key)
}

/** Categories and brands that have listed products. */
export async function listSitemapPages(
  db: Db,
): Promise<{ categories: SitemapCategory[]; brands: number[] }> {
  const [categories, brands] = await Promise.all([
    sql<SitemapCategory>`
      select c.id, c.slug, exists (select from categories child where child.parent_id = c.id and child.shown) as has_children
      from categories c join listing_summaries s on s.category_id = c.id where c.shown and s.products > 0 order by c.id`.execute(
      db,
    ),
    sql<{ id: number }>`
      select b.id from brands b where exists (select from product_listings l where l.brand_id = b.id) order by b.id`.execute(
      db,
    ),
  ])
  return { categories: categories.rows, brands: brands.rows.map(({ id }) => id) }
}
