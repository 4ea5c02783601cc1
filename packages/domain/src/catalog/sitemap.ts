import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Product ids that one file of the sitemap spans. Three addresses for each product stay far below 50 000. */
const span = 4_000
const maxFile = Math.floor(2_147_483_647 / span)

/** What decides a category's address, see the storefront's category links. */
export interface SitemapCategory {
  id: number
  slug: string
  has_children: boolean
}

/**
 * Numbers of the sitemap's product files that are not empty, ascending. File n holds the ids from `n * span + 1` on. Found
 * by hopping along the key: a catalogue of a million products costs some hundred look-ups.
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

/** `url_key`s of the listed products of one file, by id; none where there is no such file. */
export async function listSitemapProducts(db: Db, file: number): Promise<string[]> {
  if (file > maxFile) return []
  const { rows } = await sql<{ url_key: string }>`
    select p.url_key from product_listings l join products p on p.id = l.product_id
    where l.product_id > ${file * span}::bigint and l.product_id <= ${(file + 1) * span}::bigint order by l.product_id`.execute(db)
  return rows.map(({ url_key }) => url_key)
}

/** Categories and brands that have listed products. */
export async function listSitemapPages(db: Db): Promise<{ categories: SitemapCategory[]; brands: number[] }> {
  const [categories, brands] = await Promise.all([
    sql<SitemapCategory>`
      select c.id, c.slug, exists (select from categories child where child.parent_id = c.id) as has_children
      from categories c join listing_summaries s on s.category_id = c.id where s.products > 0 order by c.id`.execute(db),
    sql<{ id: number }>`
      select b.id from brands b where exists (select from product_listings l where l.brand_id = b.id) order by b.id`.execute(db),
  ])
  return { categories: categories.rows, brands: brands.rows.map(({ id }) => id) }
}
