import { sql, type RawBuilder } from 'kysely'
import { offsetOf } from '../shared/pagination.ts'
import type { PageWindow } from './listing.ts'
import type { ListingRow } from './listing-queries.ts'
import { directions } from './bucket-queries.ts'

interface PriceRange {
  /** Drams, both included. */
  from: number
  to: number
  /** The key that the page is sorted by, over `product_listings l`. */
  key: RawBuilder<unknown>
  window: PageWindow
}

/** A page of the whole shop in a range of prices. Buckets within it are summed; the products of those that it cuts are counted. */
export function priceRangePage({ from, to, key, window }: PriceRange) {
  const direction = directions[window.order]
  return sql<ListingRow>`
    -- Buckets within the range.
    with whole as materialized (
      select first, next, products
      from (select *, lead(first) over (order by first) as next from price_buckets) buckets
      where first >= ${from}::bigint and next <= ${to}::bigint + 1
    ),
    -- The prices that they cover: from low to below high.
    covered as materialized (
      select coalesce(min(first), ${to}::bigint + 1) as low, coalesce(max(next), ${to}::bigint + 1) as high
      from whole
    ),
    -- Products at the ends of the range, and changes since the buckets were counted.
    others as materialized (
      select 1 as sign, brand_id, option_ids
      from product_listings
      where price between ${from} and (select low from covered) - 1
      union all
      select 1, brand_id, option_ids
      from product_listings
      where price between (select high from covered) and ${to}
      union all
      select sign, brand_id, option_ids
      from listing_changes
      where price >= (select low from covered) and price < (select high from covered)
    ),
    counted as materialized (
      select kind, id, products
      from price_bucket_counts
      where first >= (select low from covered) and first < (select high from covered)
    )
    select
      array(
        select l.product_id
        from product_listings l
        where l.price between ${from} and ${to}
        order by ${key} ${direction}, l.position ${direction}, l.product_id ${direction}
        limit ${window.limit} offset ${offsetOf(window)}
      ) as ids,
      (coalesce((select sum(products) from whole), 0) + coalesce((select sum(sign) from others), 0))::int as products,
      s.min_price,
      s.max_price,
      (
        select coalesce(jsonb_object_agg(id, products), '{}')
        from (
          select id, sum(products) as products
          from (
            select id, products from counted where kind = 'brand'
            union all
            select brand_id, sign from others where brand_id is not null
          ) brands
          group by id
          having sum(products) > 0
        ) summed
      ) as brands,
      (
        select coalesce(jsonb_object_agg(id, products), '{}')
        from (
          select id, sum(products) as products
          from (
            select id, products from counted where kind = 'option'
            union all
            select option_id, sign
            from (select option_ids, sum(sign) as sign from others group by option_ids) alike, unnest(option_ids) option_id
          ) options
          group by id
          having sum(products) > 0
        ) summed
      ) as options
    from (select) shop left join listing_summaries s on s.category_id = 0`
}
