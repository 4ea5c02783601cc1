import type { Locale } from '@tsiran/contract/locale'
import { prepared } from '@tsiran/db/prepared'
import { sql, type RawBuilder } from 'kysely'
import { offsetOf } from '../shared/pagination.ts'
import { isWhole, type Criteria, type OptionChoice, type PageWindow } from './listing.ts'
import { inOwnOrder } from './own-order.ts'
import { isSavingRow, paidPrice } from './paid-price.ts'
import type { Matches } from './search/select-matches.ts'

/** A page of a list with the counts of its filters. */
export interface ListingRow {
  ids: number[]
  /** Products in the whole list. */
  products: number
  min_price: number | null
  max_price: number | null
  /** Number of products by brand id and by option id. */
  brands: Record<string, number>
  options: Record<string, number>
}

type Sql = RawBuilder<unknown>

/** Criteria with their option ids and what a search finds. */
export interface Resolved extends Criteria {
  choices: readonly OptionChoice[]
  /** Undefined without a search, and where a search finds nothing. */
  matches: Matches | undefined
}

export const maxDrams = Number.MAX_SAFE_INTEGER

const slice = ({ page, limit }: PageWindow) =>
  sql`limit ${limit} offset ${offsetOf({ page, limit })}`
const directions = { asc: sql`asc`, desc: sql`desc` }
const nothing = sql``

/** The rows of a category or of the whole shop as `l`; both tables have the columns for sorting and counting. */
function rowsOf({ categoryId, savings, prices }: Criteria) {
  const saving = savings ? sql`and ${isSavingRow(prices)}` : nothing
  return categoryId === undefined
    ? { table: sql`product_listings l`, condition: sql`true ${saving}` }
    : { table: sql`category_listings l`, condition: sql`l.category_id = ${categoryId} ${saving}` }
}

/** One row for the whole shop, or where the category is shown, with its precomputed counts, if any, as `s`. */
const scope = ({ categoryId, savings }: Criteria) =>
  categoryId === undefined
    ? sql`(select ${savings ? -1 : 0}::int as id) c left join listing_summaries s on s.category_id = c.id`
    : sql`(select id from categories where id = ${categoryId} and shown) c left join listing_summaries s on s.category_id = c.id`

/** Bounds of the viewer's prices out of precomputed counts `s`. */
const boundsOf = ({ prices }: Criteria) =>
  prices === 'company'
    ? sql`coalesce(s.company_min_price, s.min_price) as min_price, coalesce(s.company_max_price, s.max_price) as max_price`
    : sql`s.min_price, s.max_price`

/** Reads pages of the second half from the end, so that the last pages cost no more than the first. */
export function precomputedListing(criteria: Criteria, window: PageWindow, locale: Locale) {
  const { table, condition } = rowsOf(criteria)
  const [forward, backward] =
    window.order === 'asc' ? [directions.asc, directions.desc] : [directions.desc, directions.asc]
  const keys = {
    position: sql`l.position`,
    price: paidPrice(criteria.prices, 'l'),
    created_at: sql`l.created_at`,
    name: inOwnOrder(sql`l.name`, locale),
  }
  const key = keys[window.sort as keyof typeof keys]
  const offset = sql`${offsetOf(window)}::bigint`
  const left = sql`greatest(s.products - ${offset}, 0)`
  return sql<ListingRow>`${prepared}
    select
      case when ${offset} * 2 <= coalesce(s.products, 0)
        then array(
          select l.product_id
          from ${table}
          where ${condition}
          order by ${key} ${forward}, l.product_id ${forward}
          ${slice(window)}
        )
        else array(
          select product_id
          from (
            select l.product_id, row_number() over (order by ${key} ${backward}, l.product_id ${backward}) as place
            from ${table}
            where ${condition}
            order by ${key} ${backward}, l.product_id ${backward}
            limit least(${left}, ${window.limit}::bigint)
            offset greatest(${left} - ${window.limit}::bigint, 0)
          ) last
          order by place desc
        )
      end as ids,
      coalesce(s.products, 0) as products,
      ${boundsOf(criteria)},
      coalesce(s.brands, '{}') as brands,
      coalesce(s.options, '{}') as options
    from ${scope(criteria)}`
}

/** The condition of a chosen facet. */
interface Facet {
  holds: Sql
}

/**
 * Reads the rows that satisfy all facets once, and counts each facet's choices over the rows that satisfy all other facets.
 * These reads use their own indexes; search results are materialised once for all of them. A single facet in a whole category
 * uses the precomputed counts.
 */
export function narrowedListing(criteria: Resolved, window: PageWindow, locale: Locale) {
  const facets = facetsOf(criteria)
  const isSingleFacet = isWhole(criteria) && facets.all.length === 1
  const source = sourceOf(criteria, window, locale)
  const rowsBut: RowsBut = (facet) => {
    const others = facets.all
      .filter((other) => other !== facet)
      .map(({ holds }) => sql`and ${holds}`)
    return sql`${source.table} where ${source.condition} ${others.length > 0 ? sql.join(others, sql` `) : nothing}`
  }
  const direction = directions[window.order]
  const counts = window.facets
    ? countsOf(facets, isSingleFacet, rowsBut)
    : { brands: noCounts, options: noCounts }
  const price = paidPrice(criteria.prices, 'l')
  const bounds = facets.price
    ? isSingleFacet
      ? { columns: boundsOf(criteria), join: nothing }
      : boundsBut(price, rowsBut(facets.price))
    : boundsOfBase
  // Without facets one text for all searches; the others are too many to reuse their plans.
  const reused = criteria.matches && facets.all.length === 0 ? prepared : nothing
  return sql<ListingRow>`${reused}
    with ${source.parts}
    -- Rows that satisfy all facets.
    base as materialized (
      select l.product_id, ${price} as price, l.brand_id, l.option_ids, l.position, ${source.sortKey} as sort_key
      from ${rowsBut()}
    )
    select
      array(
        select product_id
        from base
        order by sort_key ${direction}, position ${direction}, product_id ${direction}
        ${slice(window)}
      ) as ids,
      (select count(*)::int from base) as products,
      ${bounds.columns},
      ${counts.brands} as brands,
      ${counts.options} as options
    from ${scope(criteria)}
    ${bounds.join}`
}

/** Price bounds of a list without a chosen price. */
const boundsOfBase = {
  columns: sql`(select min(price) from base) as min_price, (select max(price) from base) as max_price`,
  join: nothing,
}

/** Price bounds of the rows that satisfy all facets but the price. */
const boundsBut = (price: Sql, rows: Sql) => ({
  columns: sql`own.min_price, own.max_price`,
  join: sql`cross join (select min(${price}), max(${price}) from ${rows}) own (min_price, max_price)`,
})

/** A `from` clause with the rows `l` that satisfy all facets, except the given one. */
type RowsBut = (facet?: Facet) => Sql

/** The rows of a list before its facets: a category, the shop, or what a search finds in them. */
function sourceOf(criteria: Resolved, window: PageWindow, locale: Locale) {
  const { table, condition } = rowsOf(criteria)
  const { matches } = criteria
  const key = sortKey(criteria, window, locale)
  const selected = sql`${condition} ${criteria.ids ? sql`and l.product_id = any(${criteria.ids}::int[])` : nothing}`
  if (!matches) {
    const condition = sql`${selected} ${criteria.search === undefined ? nothing : sql`and false`}`
    return { table, condition, sortKey: key, parts: nothing }
  }
  const parts = sql`
    -- The matches' rows in the list.
    found as materialized (
      select l.product_id, l.price, l.company_price, l.brand_id, l.option_ids, l.position, ${key} as sort_key
      from unnest(${matches.ids}::int[], ${matches.ranks}::int[]) s (product_id, relevance)
      join ${table} on l.product_id = s.product_id
      where ${selected}
    ),`
  return { table: sql`found l`, condition: sql`true`, sortKey: sql`l.sort_key`, parts }
}

type Facets = ReturnType<typeof facetsOf>

function facetsOf({ brands, prices, minPrice, maxPrice, choices }: Resolved) {
  const from = minPrice ?? 0
  const to = maxPrice ?? maxDrams
  const priced = minPrice !== undefined || maxPrice !== undefined
  const price: Facet | undefined = priced
    ? { holds: sql`${paidPrice(prices, 'l')} between ${from} and ${to}` }
    : undefined
  const brand: Facet | undefined = brands
    ? { holds: sql`l.brand_id = any(${brands}::int[])` }
    : undefined
  const options = choices.map(({ asked, own }) => ({
    holds: sql`l.option_ids && ${asked}::int[]`,
    own,
  }))
  return {
    price,
    brand,
    options,
    all: [price, brand, ...options].filter((facet): facet is Facet => facet !== undefined),
  }
}

const noCounts = sql`'{}'::jsonb`
const inBase = sql`base l`

function countsOf({ brand, options }: Facets, isSingleFacet: boolean, rowsBut: RowsBut) {
  const own = options.flatMap((option) => option.own)
  const each = options.map((option) =>
    countOptions(rowsBut(option), sql`option_id = any(${option.own}::int[])`),
  )
  const others = countOptions(
    inBase,
    own.length > 0 ? sql`option_id <> all(${own}::int[])` : sql`true`,
  )
  const precomputed = sql`(
        select jsonb_object_agg(key, value)
        from jsonb_each(s.options)
        where key::int = any(${own}::int[])
      )`
  return {
    brands:
      isSingleFacet && brand
        ? sql`coalesce(s.brands, '{}')`
        : sql`(
        select coalesce(jsonb_object_agg(brand_id, n) filter (where brand_id is not null), '{}')
        from (
          select l.brand_id, count(*) as n
          from ${brand ? rowsBut(brand) : inBase}
          group by l.brand_id
        ) b
      )`,
    options:
      isSingleFacet && options.length > 0
        ? sql`(select coalesce(jsonb_object_agg(option_id, n), '{}') from (${others}) o) || coalesce(${precomputed}, '{}')`
        : sql`(select coalesce(jsonb_object_agg(option_id, n), '{}') from (${sql.join([others, ...each], sql` union all `)}) o)`,
  }
}

/** Many products have the same options: those are counted as one before they are taken apart. */
const countOptions = (rows: Sql, condition: Sql) => sql`
        select option_id, sum(alike) as n
        from (select l.option_ids, count(*) as alike from ${rows} group by l.option_ids) r, unnest(option_ids) option_id
        where ${condition}
        group by option_id`

export function sortKey(criteria: Resolved, { sort }: PageWindow, locale: Locale): Sql {
  if (sort === 'name') return inOwnOrder(sql`l.name`, locale)
  if (sort === 'ids') return sql`array_position(${criteria.ids ?? []}::int[], l.product_id)`
  if (sort === 'relevance') return criteria.matches ? sql`s.relevance` : sql`0`
  const price = paidPrice(criteria.prices, 'l')
  return { position: sql`l.position`, price, created_at: sql`l.created_at` }[sort]
}
