import type { Db } from '@tsiran/db/database'
import { seedSynthetic } from '@tsiran/demo/synthetic'
import { createSyntheticDeliveries } from '@tsiran/domain/testing/synthetic-deliveries'
import { createSyntheticOrders } from '@tsiran/domain/testing/synthetic-orders'
import { countLotsLeft } from '@tsiran/domain/stock/lots-left'
import { createSyntheticStock } from '@tsiran/domain/testing/synthetic-stock'
import { sql } from 'kysely'
import { readSlowly } from './read-slowly.ts'

/** Adds synthetic products until there are that many. */
export async function provideProducts(db: Db, count: number): Promise<void> {
  const present = await readSlowly(
    db,
    sql<{ count: number }>`select count(*)::integer as count from products where sku like 'SYN-%'`,
  )
  const missing = count - present.count
  if (missing > 0) await seedSynthetic(db, missing)
}

/** Adds lots and printed labels to the products that are there, and counts what is left of the lots. */
export async function provideStock(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await createSyntheticStock(connection)
    while (await countLotsLeft(connection));
    await sql`vacuum (analyze) stock_lots, lot_changes, stock_receipts, printed_labels, variants`.execute(
      connection,
    )
    await sql`reset statement_timeout`.execute(connection)
  })
}

/** Triggers of orders that write what is made up afterwards. */
const followers = ['count_new_order', 'count_changed_order', 'index_new_order']

/**
 * Fills a database that has fewer orders with that many, with their slots and settlements. What follows each order is left out, and
 * made up afterwards, as the migration does: an index that grows entry by entry takes most of the time.
 */
export async function provideOrders(db: Db, count: number): Promise<void> {
  const present = await readSlowly(
    db,
    sql<{ count: number }>`select count(*)::integer as count from orders`,
  )
  if (present.count >= count) return
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    for (const trigger of followers)
      await sql`alter table orders disable trigger ${sql.ref(trigger)}`.execute(connection)
    await sql`drop index order_search_words_idx`.execute(connection)
    await createSyntheticOrders(connection, { count, from: '2023-11-23', to: '2026-11-22' })
    await createSyntheticDeliveries(connection)
    for (const trigger of followers)
      await sql`alter table orders enable trigger ${sql.ref(trigger)}`.execute(connection)
    await sql`insert into order_search (order_id, words) select id, order_words(email, billing_address, shipping_address) from orders
      on conflict do nothing`.execute(connection)
    await sql`create index order_search_words_idx on order_search using gin (words gin_trgm_ops) with (fastupdate = on, gin_pending_list_limit = 256)`.execute(
      connection,
    )
    await sql`delete from order_day_changes`.execute(connection)
    await sql`insert into order_days (day, status, payment_method, paid, orders, sum)
      select order_day(created_at), status, payment_method, paid, count(*), sum(grand_total) from orders group by 1, 2, 3, 4
      on conflict (day, status, payment_method, paid) do update set orders = excluded.orders, sum = excluded.sum`.execute(
      connection,
    )
    await sql`vacuum analyze`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}
