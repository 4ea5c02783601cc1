import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql, type RawBuilder } from 'kysely'
import { chosenFacets, isWhole, type Criteria, type OptionChoice, type Window } from './listing.ts'
import { inOwnOrder } from './queries.ts'
import type { Match } from './search-match.ts'
import { toSearchSql, type SearchSql } from './search-rank.ts'

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

type Sql = RawBuilder<unknown>

/** Criteria with what the database knows of them. */
export interface Resolved extends Criteria {
  choices: readonly OptionChoice[]
  /** How the search is read; undefined where there is none, and where nothing is found. */
  match: Match | undefined
}

/**
 * Reads a page of a list: whole categories, and the whole shop, in the order of an index with the counts kept ready, others
 * from one pass over what matches. Undefined where the category does not exist.
 */
export async function selectListing(db: Db, criteria: Resolved, window: Window, locale: Locale) {
  const ready = isWhole(criteria) && chosenFacets(criteria) === 0
  const query = ready ? readyListing(criteria, window, locale) : narrowedListing(criteria, window, locale)
  return (await query.execute(db)).rows[0]
}

const slice = ({ page, limit }: Window) => sql`limit ${limit} offset ${(page - 1) * limit}`
const directions = { asc: sql`asc`, desc: sql`desc` }
const nothing = sql``

/** The rows of a category, or of the whole shop, as `l`; both tables have the columns that lists sort and count by. */
function rowsOf({ categoryId, savings }: Criteria) {
  const saving = savings ? sql`and l.saving` : nothing
  return categoryId === undefined
    ? { table: sql`product_listings l`, condition: sql`true ${saving}` }
    : { table: sql`category_listings l`, condition: sql`l.category_id = ${categoryId} ${saving}` }
}

/** One row where the category exists, or for the whole shop, with the counts kept ready, if any, as `s`. */
const scope = ({ categoryId, savings }: Criteria) =>
  categoryId === undefined
    ? sql`(select ${savings ? -1 : 0}::int as id) c left join listing_summaries s on s.category_id = c.id`
    : sql`(select id from categories where id = ${categoryId}) c left join listing_summaries s on s.category_id = c.id`

function readyListing(criteria: Criteria, window: Window, locale: Locale) {
  const { table, condition } = rowsOf(criteria)
  const direction = directions[window.order]
  const keys = { position: sql`l.position`, price: sql`l.price`, created_at: sql`l.created_at`, name: inOwnOrder(sql`l.name`, locale) }
  const key = keys[window.sort as keyof typeof keys]
  return sql<ListingRow>`${prepared}
    select array(select l.product_id from ${table} where ${condition}
        order by ${key} ${direction}, l.product_id ${direction} ${slice(window)}) as ids,
      coalesce(s.products, 0) as products, s.min_price, s.max_price, coalesce(s.brands, '{}') as brands, coalesce(s.options, '{}') as options
    from ${scope(criteria)}`
}

/** A chosen facet: its condition, and the bit that stands for failing it. */
interface Facet {
  bit: number
  holds: Sql
}

/**
 * One pass over the rows, each with the sum of the bits of the facets it fails: what fails one facet alone still counts for
 * that facet's own choices. Where a single facet is chosen in a whole category, these are the counts kept ready, and rows
 * that fail it need not be read.
 */
function narrowedListing(criteria: Resolved, window: Window, locale: Locale) {
  const { match } = criteria
  const facets = facetsOf(criteria)
  const alone = isWhole(criteria) && facets.all.length === 1
  const failed =
    alone || facets.all.length === 0
      ? sql`0`
      : sum(facets.all.map(({ bit, holds }) => sql`case when ${holds} then 0 else ${bit}::bigint end`))
  const { table, condition } = rowsOf(criteria)
  const search = match && toSearchSql(match)
  const searched = search ? sql`join product_search s on s.product_id = l.product_id cross join q` : nothing
  const direction = directions[window.order]
  const counts = window.facets ? countsOf(facets, alone) : { brands: noCounts, options: noCounts }
  return sql<ListingRow>`
    with ${search ? sql`q as materialized (${search.queries}),` : nothing} base as materialized (
      select l.product_id, l.price, l.brand_id, l.option_ids, l.position, ${sortKey(criteria, search, window, locale)} as sort_key, ${failed} as failed
      from ${table} ${searched}
      where ${condition} ${alone ? sql`and ${facets.all[0]!.holds}` : nothing} ${conditions(criteria, search)}
    )
    select array(select product_id from base where failed = 0
        order by sort_key ${direction}, position ${direction}, product_id ${direction} ${slice(window)}) as ids,
      (select count(*)::int from base where failed = 0) as products,
      ${alone && facets.price ? sql`s.min_price, s.max_price` : priceBounds(facets.price)},
      ${counts.brands} as brands, ${counts.options} as options
    from ${scope(criteria)}`
}

type Facets = ReturnType<typeof facetsOf>

function facetsOf({ brands, minPrice, maxPrice, choices }: Resolved) {
  const from = minPrice ?? 0
  const to = maxPrice ?? Number.MAX_SAFE_INTEGER
  const priced = minPrice !== undefined || maxPrice !== undefined
  const price: Facet | undefined = priced ? { bit: 1, holds: sql`l.price between ${from} and ${to}` } : undefined
  const brand: Facet | undefined = brands ? { bit: 2, holds: sql`l.brand_id = any(${brands}::int[])` } : undefined
  const options = choices.map((choice, index) => {
    return { bit: 2 ** (index + 2), holds: sql`l.option_ids && ${choice.asked}::int[]`, own: choice.own }
  })
  return { price, brand, options, all: [price, brand, ...options].filter((facet): facet is Facet => facet !== undefined) }
}

const sum = (terms: Sql[]) => sql.join(terms, sql` + `)
const noCounts = sql`'{}'::jsonb`

/** Rows that hold all facets, or fail the given one alone. */
const holdsBut = (facet: Facet | undefined) => (facet ? sql`failed in (0, ${facet.bit}::bigint)` : sql`failed = 0`)

const priceBounds = (price: Facet | undefined) => sql`
      (select min(price) from base where ${holdsBut(price)}) as min_price, (select max(price) from base where ${holdsBut(price)}) as max_price`

function countsOf({ brand, options }: Facets, alone: boolean) {
  const own = options.flatMap((option) => option.own)
  const each = options.map((option) => countOptions(sql`${holdsBut(option)} and option_id = any(${option.own}::int[])`))
  const others = countOptions(sql`failed = 0 and option_id <> all(${own}::int[])`)
  const ready = sql`(select jsonb_object_agg(key, value) from jsonb_each(s.options) where key::int = any(${own}::int[]))`
  return {
    brands:
      alone && brand
        ? sql`coalesce(s.brands, '{}')`
        : sql`(select coalesce(jsonb_object_agg(brand_id, n), '{}') from (
          select brand_id, count(*) as n from base where ${holdsBut(brand)} and brand_id is not null group by brand_id) b)`,
    options:
      alone && options.length > 0
        ? sql`(select coalesce(jsonb_object_agg(option_id, n), '{}') from (${others}) o) || coalesce(${ready}, '{}')`
        : sql`(select coalesce(jsonb_object_agg(option_id, n), '{}') from (${sql.join([others, ...each], sql` union all `)}) o)`,
  }
}

const countOptions = (condition: Sql) => sql`
        select option_id, count(*) as n from base, unnest(option_ids) option_id where ${condition} group by option_id`

/** What must hold of every row, each part with its `and`. */
function conditions({ search: text, ids }: Resolved, search: SearchSql | undefined): Sql {
  const found = text === undefined ? [] : [search ? sql`and ${search.found}` : sql`and false`]
  const parts = [...found, ...(ids ? [sql`and l.product_id = any(${ids}::int[])`] : [])]
  return parts.length === 0 ? nothing : sql.join(parts, sql` `)
}

function sortKey(criteria: Resolved, search: SearchSql | undefined, { sort }: Window, locale: Locale): Sql {
  if (sort === 'name') return inOwnOrder(sql`l.name`, locale)
  if (sort === 'ids') return sql`array_position(${criteria.ids ?? []}::int[], l.product_id)`
  if (sort === 'relevance') return search ? search.relevance : sql`0`
  return { position: sql`l.position`, price: sql`l.price`, created_at: sql`l.created_at` }[sort]
}
