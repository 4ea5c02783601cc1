import { perLocale } from '@tsiran/contract/map-text'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { refreshListings } from '../catalog/refresh-listings.ts'
import { freeSlug } from '../shared/slug.ts'

/** The product behind the service line: on or off, the newest that there was. */
const serviceProduct = sql`(
  select id from products where status = 'service' or id = (
    select (value ->> 'service_product_id')::integer from settings where name = 'checkout')
  order by status = 'service' desc, id limit 1)`

interface ServiceRow {
  id: number
  status: string
  name: Text
  price: number
}

/** The product behind the service line; undefined where there was never one. */
export async function readService(db: Db | Tx): Promise<ServiceRow | undefined> {
  const { rows } = await sql<ServiceRow>`
    select p.id, p.status, p.name, v.price from products p join variants v on v.product_id = p.id
    where p.id = ${serviceProduct} order by v.id limit 1`.execute(db)
  return rows[0]
}

/**
 * Switches, names and prices the product of the service line, also one that was deleted; makes it where there is none. One that is sold
 * while the line is off stays as it is. Returns its id.
 */
export async function writeService(
  tx: Tx,
  { on, name, price }: { on: boolean; name: Text; price: number },
): Promise<number | undefined> {
  const found = await readService(tx)
  if (!on && (!found || found.status === 'published')) return found?.id
  const text = JSON.stringify(name)
  if (found) {
    await sql`
      update products set name = ${text}::jsonb, status = ${on ? 'service' : 'hidden'}, version = version + 1, updated_at = now()
        ${on ? sql`, deleted_at = null, deleted_status = null` : sql``}
      where id = ${found.id}`.execute(tx)
    if (found.status === 'published') await refreshListings(tx, [found.id])
    await sql`update variants set price = ${price}, version = version + 1 where product_id = ${found.id}`.execute(
      tx,
    )
    return found.id
  }
  return makeService(tx, text, price)
}

/** `service`, or the first number behind it: the merchant may sell something by that sku. */
const freeSku = sql`(
  select c.sku from (select 1 as n, 'service' as sku union all select n, 'service-' || n from generate_series(2, 1000) n) c
  where not exists (select from products p where p.sku = c.sku) and not exists (select from variants v where v.sku = c.sku)
  order by c.n limit 1)`

async function makeService(tx: Tx, text: string, price: number): Promise<number> {
  const none = JSON.stringify(perLocale(() => ''))
  const key = await freeSlug(tx, { table: 'products', column: 'url_key' }, 'service-line')
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into products (sku, type, status, url_key, name, short_description, description, meta_title)
      values (${freeSku}, 'simple', 'service', ${key}, ${text}::jsonb, ${none}::jsonb, ${none}::jsonb, ${text}::jsonb)
      returning id, sku
    ), priced as (
      insert into variants (product_id, sku, price, qty, min_qty) select id, sku, ${price}, 0, 1 from made
    )
    select id from made`.execute(tx)
  return rows[0]!.id
}
