import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { isSlug } from './catalog.ts'

type Shown = { shown: boolean }

/** Tells whether shoppers see a category's page, by its id, its slug or an earlier slug. */
export async function isCategoryShown(
  db: Db | Tx,
  key: { id: number } | { slug: string },
): Promise<boolean> {
  if ('slug' in key && !isSlug(key.slug)) return false
  const chosen =
    'id' in key
      ? sql`id = ${key.id}`
      : sql`id = coalesce((select id from categories where slug = ${key.slug} and shown),
          (select subject_id from url_redirects where kind = 'category' and old_key = ${key.slug}))`
  const { rows } = await sql<Shown>`
    select exists (select from categories where shown and ${chosen}) as shown`.execute(db)
  return rows[0]!.shown
}

/** Tells whether shoppers see a product's page, by its url_key or an earlier one. */
export async function isProductShown(db: Db | Tx, urlKey: string): Promise<boolean> {
  if (!isSlug(urlKey)) return false
  const { rows } = await sql<Shown>`
    select exists (select from product_listings where product_id in (
      (select id from products where url_key = ${urlKey}),
      (select subject_id from url_redirects where kind = 'product' and old_key = ${urlKey}))) as shown`.execute(
    db,
  )
  return rows[0]!.shown
}
