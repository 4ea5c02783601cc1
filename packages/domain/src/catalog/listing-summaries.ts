import type { Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'

/** A product's row of the lists, as summaries count it. */
interface Counted {
  product_id: number
  brand_id: number | null
  option_ids: number[]
  /** Of each summary that counts it: its categories, the whole shop (0) and the shop's savings (-1). */
  category_ids: number[]
}

const counted = (chosen: RawBuilder<unknown>) => sql`
  select product_id, brand_id, option_ids, category_ids || 0 || case when saving then array[-1] else '{}' end as category_ids
  from product_listings
  where ${chosen}`

/** The products' rows of the lists, for {@link followSummaries} once they are written anew. */
export const readCounted = async (tx: Tx, chosen: RawBuilder<unknown>): Promise<Counted[]> =>
  (await sql<Counted>`${counted(chosen)}`.execute(tx)).rows

/**
 * Brings the counts of categories, of the whole shop (0) and of its savings (-1) from what they counted `before` of the chosen
 * products to the rows that these have now. A summary whose counts stay is not written. Returns the ids of all summaries that counted
 * the products, or do.
 */
export async function followSummaries(
  tx: Tx,
  chosen: RawBuilder<unknown>,
  before: readonly Counted[],
): Promise<number[]> {
  const { rows } = await sql<{ category_id: number }>`
    -- The products' rows as they were and are, each with every summary that counts it.
    with rows as materialized (
      select -1 as sign, *
      from jsonb_to_recordset(${JSON.stringify(before)})
        as (product_id integer, brand_id integer, option_ids integer[], category_ids integer[])
      union all
      select 1, * from (${counted(chosen)}) now
    ),
    -- By how much each count of a summary changes: of all products, by brand and by option.
    changes as (
      select category_id, kind, id, sum(sign) as products
      from rows, unnest(category_ids) category_id, lateral (
        select 'all' as kind, 0 as id
        union all select 'brand', brand_id where brand_id is not null
        union all select 'option', unnest(option_ids)
      ) counted
      group by category_id, kind, id
      having sum(sign) <> 0
    ),
    changed as (select distinct category_id from changes),
    -- The current counts of these summaries.
    known as (
      select category_id, 'brand' as kind, key::int as id, value::int as products
      from listing_summaries
      join changed using (category_id), jsonb_each_text(brands)
      union all
      select category_id, 'option', key::int, value::int
      from listing_summaries
      join changed using (category_id), jsonb_each_text(options)
    ),
    -- The new counts; brands and options without products are left out.
    summed as (
      select category_id, kind, id, sum(products) as products
      from (
        select * from known
        union all
        select * from changes where kind <> 'all'
      ) both_of_them
      group by category_id, kind, id
      having sum(products) > 0
    ),
    -- The new counts as JSON maps.
    maps as (
      select
        category_id,
        jsonb_object_agg(id, products) filter (where kind = 'brand') as brands,
        jsonb_object_agg(id, products) filter (where kind = 'option') as options
      from summed
      group by category_id
    ),
    written as (
      insert into listing_summaries as s (category_id, products, brands, options)
      select category_id, coalesce(whole.products, 0), coalesce(maps.brands, '{}'), coalesce(maps.options, '{}')
      from changed
      left join maps using (category_id)
      left join (select * from changes where kind = 'all') whole using (category_id)
      on conflict (category_id) do update set
        products = s.products + excluded.products,
        brands = excluded.brands,
        options = excluded.options
    )
    select distinct category_id from rows, unnest(category_ids) category_id`.execute(tx)
  return rows.map(({ category_id }) => category_id)
}
