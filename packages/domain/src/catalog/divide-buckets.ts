import type { Locale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { inOwnOrder, ownOrder } from './own-order.ts'

interface Large<T> {
  first: T
  /** Where the next bucket begins; null of the last one. */
  next: T | null
}

/** Divides the buckets of names that have more than twice the products they should. */
export async function divideNames(tx: Tx, locale: Locale, size: number): Promise<void> {
  const { rows } = await sql<Large<string>>`
    select first, next
    from (
      select *, lead(first) over (order by ${ownOrder(sql`first`, locale)}) as next
      from name_buckets
      where locale = ${locale}
    ) buckets
    where products > 2 * greatest(counted, ${size}::int)`.execute(tx)
  const key = inOwnOrder(sql`name`, locale)
  for (const { first, next } of rows)
    // Equal names have one rank, so that no bucket begins among them.
    await sql`
      insert into name_buckets as b (locale, first, products, counted)
      select ${locale}, case when part = 0 then ${first} else min(key) end, count(*), count(*)
      from (
        select ${key} as key, (rank() over (order by ${key}) - 1) / ${size}::int as part
        from product_listings
        where ${key} >= ${first} ${next === null ? sql`` : sql`and ${key} < ${next}`}
      ) ranked
      group by part
      on conflict (locale, first) do update set products = excluded.products, counted = excluded.counted`.execute(
      tx,
    )
}

/** The same for the buckets of prices, and their counts of brands and options. */
export async function dividePrices(tx: Tx, size: number): Promise<void> {
  const { rows } = await sql<Large<number>>`
    select first, next
    from (select *, lead(first) over (order by first) as next from price_buckets) buckets
    where products > 2 * greatest(counted, ${size}::int)`.execute(tx)
  for (const { first, next } of rows) {
    const within =
      next === null ? sql`price >= ${first}` : sql`price >= ${first} and price < ${next}`
    await sql`delete from price_bucket_counts where first = ${first}`.execute(tx)
    await sql`
      insert into price_buckets as b (first, products, counted)
      select case when part = 0 then ${first}::bigint else min(price) end, count(*), count(*)
      from (
        select price, (rank() over (order by price) - 1) / ${size}::int as part
        from product_listings
        where ${within}
      ) ranked
      group by part
      on conflict (first) do update set products = excluded.products, counted = excluded.counted`.execute(
      tx,
    )
    await sql`
      with rows as materialized (
        select (select max(first) from price_buckets b where b.first <= l.price) as first, brand_id, option_ids
        from product_listings l
        where ${within}
      )
      insert into price_bucket_counts (first, kind, id, products)
      select first, 'brand', brand_id, count(*) from rows where brand_id is not null group by first, brand_id
      union all
      select first, 'option', option_id, count(*) from rows, unnest(option_ids) option_id group by first, option_id`.execute(
      tx,
    )
  }
}
