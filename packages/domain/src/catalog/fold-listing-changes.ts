import { locales, type Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { isTimeout } from '@tsiran/db/errors'
import { sql } from 'kysely'
import { inOwnOrder, ownOrder } from './own-order.ts'
import { divideNames, dividePrices } from './divide-buckets.ts'

interface Sizes {
  /** Products of a bucket when it is written. */
  products: number
  /** Changes that are added to the buckets at once; lists read those that wait. */
  changes: number
}

const usual: Sizes = { products: 1000, changes: 2000 }

/**
 * Adds the changes of the lists to the buckets of the whole shop, and divides buckets that have become too large. Where there are
 * none, it counts all products. One process does so at a time. Returns whether anything was done.
 */
export async function foldListingChanges(db: Db, sizes: Sizes = usual): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select (select count(*) from (select from listing_changes limit ${sizes.changes}) c) >= ${sizes.changes}
      or (select count(*) from name_buckets where first = '') < ${locales.length} as due`.execute(
    db,
  )
  if (!rows[0]!.due) return false
  try {
    // All statements read the same rows and the same changes.
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => fold(tx, sizes))
    return true
  } catch (error) {
    // Another process folds, or a rewrite of all lists has dropped the buckets and goes on.
    if (isTimeout(error)) return false
    throw error
  }
}

async function fold(tx: Tx, sizes: Sizes): Promise<void> {
  // Comes before the first snapshot: whoever dropped the buckets has committed what it wrote.
  await sql`lock table name_buckets, price_buckets in share row exclusive mode nowait`.execute(tx)
  await sql`set local statement_timeout = 0`.execute(tx)
  const { rows } = await sql<{ begun: number }>`
    select count(*)::int as begun from name_buckets where first = ''`.execute(tx)
  if (rows[0]!.begun < locales.length) await beginBuckets(tx)
  else {
    for (const locale of locales) await foldNames(tx, locale)
    await foldPrices(tx)
  }
  await sql`delete from listing_changes`.execute(tx)
  for (const locale of locales) await divideNames(tx, locale, sizes.products)
  await dividePrices(tx, sizes.products)
}

/** One bucket for all products, which is divided next. */
async function beginBuckets(tx: Tx): Promise<void> {
  for (const table of ['name_buckets', 'price_buckets', 'price_bucket_counts'])
    await sql`delete from ${sql.table(table)}`.execute(tx)
  const products = sql`coalesce((select products from listing_summaries where category_id = 0), 0), 0`
  await sql`
    insert into name_buckets (locale, first, products, counted)
    select locale, '', ${products} from unnest(${[...locales]}::text[]) locale`.execute(tx)
  await sql`insert into price_buckets (first, products, counted) select 0, ${products}`.execute(tx)
  await sql`
    insert into price_bucket_counts (first, kind, id, products)
    select 0, kind, key::int, value::int
    from listing_summaries, lateral (
      select 'brand', * from jsonb_each_text(brands)
      union all
      select 'option', * from jsonb_each_text(options)
    ) counts (kind, key, value)
    where category_id = 0`.execute(tx)
}

/** Adds changed names to the bucket that each sorts into. */
async function foldNames(tx: Tx, locale: Locale): Promise<void> {
  await sql`
    -- Buckets and changes in order, numbered by bucket.
    with placed as (
      select first, sign, count(first) over (order by key, first nulls last) as place
      from (
        select ${ownOrder(sql`first`, locale)} as key, first, 0 as sign from name_buckets where locale = ${locale}
        union all
        select ${inOwnOrder(sql`name`, locale)}, null, sign from listing_changes where name is not null
      ) keys
    )
    update name_buckets b
    set products = products + change
    from (select max(first) as first, sum(sign) as change from placed group by place having sum(sign) <> 0) changed
    where b.locale = ${locale} and b.first = changed.first`.execute(tx)
}

/** Adds changed prices, brands and options to the counts of their buckets. */
async function foldPrices(tx: Tx): Promise<void> {
  const placed = sql`
    placed as materialized (
      select (select max(first) from price_buckets where first <= price) as first, sign, brand_id, option_ids
      from listing_changes
    )`
  await sql`
    with ${placed}
    update price_buckets b
    set products = products + change
    from (select first, sum(sign) as change from placed group by first having sum(sign) <> 0) changed
    where b.first = changed.first`.execute(tx)
  await sql`
    with ${placed}
    insert into price_bucket_counts as c (first, kind, id, products)
    select * from (
      select first, 'brand', brand_id, sum(sign) as products from placed where brand_id is not null group by first, brand_id
      union all
      select first, 'option', option_id, sum(sign) from placed, unnest(option_ids) option_id group by first, option_id
    ) changed
    where products <> 0
    on conflict (first, kind, id) do update set products = c.products + excluded.products`.execute(
    tx,
  )
}
