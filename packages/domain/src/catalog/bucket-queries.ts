import type { Locale } from '@tsiran/contract/locale'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import { offsetOf } from '../shared/pagination.ts'
import type { PageWindow } from './listing.ts'
import type { ListingRow } from './listing-queries.ts'
import { inOwnOrder, ownOrder } from './own-order.ts'

export const directions = { asc: sql`asc`, desc: sql`desc` }

/**
 * A page of the whole shop by name. It begins to read at the bucket that the page begins in; without buckets, at the first product.
 */
export function deepNamePage(window: PageWindow, locale: Locale) {
  const offset = sql`${offsetOf(window)}::bigint`
  const limit = sql`${window.limit}::bigint`
  const key = inOwnOrder(sql`l.name`, locale)
  // A page in descending order is read upwards, too, and turned round.
  const skip = window.order === 'asc' ? offset : sql`greatest(products - ${offset} - ${limit}, 0)`
  return sql<ListingRow>`${prepared}
    with summary as materialized (
      select products, min_price, max_price, brands, options,
        ${skip} as skip,
        greatest(least(${limit}, products - ${offset}), 0) as size
      from listing_summaries
      where category_id = 0
    ),
    -- Where each bucket starts: after the products of those before it, and after the changes that sort before it.
    starts as (
      select key, first, coalesce(sum(weight) over (
        order by key, first nulls last rows between unbounded preceding and 1 preceding), 0) as start
      from (
        select ${ownOrder(sql`first`, locale)} as key, first, products as weight
        from name_buckets
        where locale = ${sql.lit(locale)}
        union all
        select ${inOwnOrder(sql`name`, locale)}, null, sign
        from listing_changes
        where name is not null
      ) keys
    ),
    -- The bucket that the page begins in.
    begun as materialized (
      select key, start
      from starts, summary
      where first is not null and start <= skip
      order by start desc, key desc
      limit 1
    )
    select
      array(
        select product_id
        from (
          select l.product_id, row_number() over (order by ${key}, l.product_id) as place
          from product_listings l
          where ${key} >= coalesce((select key from begun), '')
          order by ${key}, l.product_id
          limit (select size from summary)
          offset (select skip from summary) - coalesce((select start from begun), 0)
        ) page
        order by place ${directions[window.order]}
      ) as ids,
      coalesce(s.products, 0) as products,
      s.min_price,
      s.max_price,
      coalesce(s.brands, '{}') as brands,
      coalesce(s.options, '{}') as options
    from (select) shop left join summary s on true`
}
