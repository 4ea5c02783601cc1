import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { isUnfiltered, type Criteria, type Window } from './listing.ts'
import { inOwnOrder } from './queries.ts'
import type { Match } from './search-match.ts'
import { relevanceOf, isFoundBy } from './search-rank.ts'

/** A page of a list with the counts that its filters show. */
export interface ListingRow {
  ids: number[]
  /** Products in the whole list. */
  products: number
  min_price: number | null
  max_price: number | null
  /** Brand id, option id to number of products. */
  brands: Record<string, number>
  options: Record<string, number>
}

/** A chosen option filter: the asked options, and all options of its attribute. */
export interface OptionChoice {
  asked: number[]
  own: number[]
}

/** Criteria with what the database knows of them. */
export interface Choice extends Criteria {
  choices: readonly OptionChoice[]
  /** How the search is read; undefined where there is none, and where nothing is found. */
  match: Match | undefined
}

/**
 * Reads a page of a list: unfiltered ones in the order of an index with the counts kept ready, others from one pass over
 * what matches. Undefined where the category does not exist.
 */
export async function selectListing(db: Db, criteria: Choice, window: Window, locale: Locale) {
  const query = isUnfiltered(criteria) ? readyListing(criteria, window, locale) : narrowedListing(criteria, window, locale)
  return (await query.execute(db)).rows[0]
}

const slice = ({ page, limit }: Window) => sql`limit ${limit} offset ${(page - 1) * limit}`
const directions = { asc: sql`asc`, desc: sql`desc` }

function readyListing({ categoryId }: Criteria, window: Window, locale: Locale) {
  const direction = directions[window.order]
  const keys = { position: sql`l.position`, price: sql`l.price`, created_at: sql`l.created_at` }
  const byName = window.sort === 'name'
  const key = byName ? inOwnOrder(sql`n.name`, locale) : keys[window.sort as keyof typeof keys]
  const source =
    categoryId === undefined
      ? sql`product_listings ${byName ? sql`n` : sql`l`} where true`
      : sql`category_listings l ${byName ? sql`join product_listings n using (product_id)` : sql``} where l.category_id = ${categoryId}`
  return sql<ListingRow>`
    select array(select product_id from ${source} order by ${key} ${direction}, product_id ${direction} ${slice(window)}) as ids,
      coalesce(s.products, 0) as products, s.min_price, s.max_price, coalesce(s.brands, '{}') as brands, coalesce(s.options, '{}') as options
    from ${categoryId === undefined ? sql`(select 0 as id) c` : sql`categories c`} left join listing_summaries s on s.category_id = c.id
    ${categoryId === undefined ? sql`` : sql`where c.id = ${categoryId}`}`
}

/** A facet's condition; products that fail it alone still count for the facet's own choices. */
interface Facet {
  bit: number
  holds: RawBuilder<unknown>
}

function narrowedListing(criteria: Choice, window: Window, locale: Locale) {
  const bits = (index: number) => 2 ** index
  const { choices, match, minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER, brands, categoryId } = criteria
  const price: Facet = { bit: bits(0), holds: sql`l.price between ${minPrice} and ${maxPrice}` }
  const brand: Facet = { bit: bits(1), holds: brands ? sql`coalesce(l.brand_id = any(${brands}::int[]), false)` : sql`true` }
  const options = choices.map(({ asked }, index): Facet => ({ bit: bits(index + 2), holds: sql`l.option_ids && ${asked}::int[]` }))
  const failed = sql.join(
    [price, brand, ...options].map(({ bit, holds }) => sql`case when ${holds} then 0 else ${bit}::bigint end`),
    sql` + `,
  )
  const chosen = choices.flatMap(({ own }) => own)
  const own = choices.map(
    (choice, index) => sql`
        union all
        select option_id, count(*) as n from base, unnest(option_ids) option_id
        where failed in (0, ${options[index]!.bit}::bigint) and option_id = any(${choice.own}::int[]) group by option_id`,
  )
  const direction = directions[window.order]
  return sql<ListingRow>`
    with base as materialized (
      select l.product_id, l.price, l.brand_id, l.option_ids, ${sortKey(criteria, window, locale)} as sort_key, l.position, ${failed} as failed
      from product_listings l ${categoryId === undefined ? sql`` : sql`join category_listings c using (product_id)`}
        ${match ? sql`join product_search s using (product_id)` : sql``}
      where ${sql.join(conditions(criteria), sql` and `)}
    )
    select array(select product_id from base where failed = 0
        order by sort_key ${direction}, position ${direction}, product_id ${direction} ${slice(window)}) as ids,
      (select count(*)::int from base where failed = 0) as products,
      (select min(price) from base where failed in (0, ${price.bit})) as min_price,
      (select max(price) from base where failed in (0, ${price.bit})) as max_price,
      (select coalesce(jsonb_object_agg(brand_id, n), '{}') from (
        select brand_id, count(*) as n from base where failed in (0, ${brand.bit}) and brand_id is not null group by brand_id) b) as brands,
      (select coalesce(jsonb_object_agg(option_id, n), '{}') from (
        select option_id, count(*) as n from base, unnest(option_ids) option_id
        where failed = 0 and option_id <> all(${chosen}::int[]) group by option_id ${sql.join(own, sql``)}) o) as options
    where ${categoryId === undefined ? sql`true` : sql`exists (select from categories where id = ${categoryId})`}`
}

function conditions({ categoryId, savings, search, match, ids }: Choice): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(categoryId === undefined ? [] : [sql`c.category_id = ${categoryId}`]),
    ...(savings ? [sql`l.saving`] : []),
    ...(ids ? [sql`l.product_id = any(${ids}::int[])`] : []),
    ...(search === undefined ? [] : [match ? isFoundBy(match.found) : sql`false`]),
  ]
}

function sortKey(criteria: Choice, { sort }: Window, locale: Locale): RawBuilder<unknown> {
  if (sort === 'name') return inOwnOrder(sql`l.name`, locale)
  if (sort === 'ids') return sql`array_position(${criteria.ids ?? []}::int[], l.product_id)`
  if (sort === 'relevance') return criteria.match ? relevanceOf(criteria.match) : sql`0`
  return { position: sql`l.position`, price: sql`l.price`, created_at: sql`l.created_at` }[sort]
}
