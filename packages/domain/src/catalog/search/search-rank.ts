import { sql, type RawBuilder } from 'kysely'
import type { Match, Way } from './search-match.ts'
import type { Query } from './tsquery.ts'
import { absentRank, type Term } from './search-terms.ts'

type Sql = RawBuilder<unknown>

/** Weights in a relevance: of matches below the best, and of the name's size within a rank. */
export const spread = 10_000
const sizes = 1000

/** Ranks of products by their sku. */
export const skuRanks = { whole: -90, beginning: 40 }
/** Taken off a rank where the word is in the name of a category, or is its whole name. */
export const categoryBonus = { has: 10, is: 20 }

/** A match as SQL over `product_search s`. */
export interface SearchSql {
  /**
   * Body of the materialised CTE `q`: all tsqueries of the match, parsed once. This hides them from the planner, which would
   * otherwise estimate word by word (slower than most searches) and choose a sequential scan for many alternatives.
   */
  queries: Sql
  /**
   * Sort key of a product as one integer, lowest first: the best, then by rank, then in stock, then names with the fewest
   * words.
   */
  relevance: RawBuilder<number>
}

/** A match as SQL. Matches of the same shape have the same SQL text. */
export function toSearchSql(match: Match): SearchSql {
  const columns: Sql[] = []
  const named = new Map<Query, Sql>()
  const satisfies = (query: Query): Sql => {
    const known = named.get(query)
    if (known) return known
    const name = sql.raw(`q${columns.length}`)
    columns.push(sql`${query || null}::tsquery as ${name}`)
    const condition = sql`s.terms @@ q.${name}`
    named.set(query, condition)
    return condition
  }
  const places = match.ways.map((way) =>
    match.ways.length === 1 ? placeOf(way, satisfies) : placeBehind(way, satisfies),
  )
  const place = places.length === 1 ? places[0]! : sql`least(${sql.join(places)})`
  return {
    relevance: sql`((${place}) * 2 + case when s.in_stock then 0 else 1 end) * ${sql.lit(sizes)} + least(s.size, ${sql.lit(sizes - 1)})`,
    queries: sql`select ${sql.join(columns)}`,
  }
}

type Satisfies = (query: Query) => Sql

/** Rank of a product in one reading, lowest first; words that it lacks add {@link absentRank}. */
function placeOf({ terms, best, sku }: Way, satisfies: Satisfies): Sql {
  const isSku = sku
    ? sql`when ${satisfies(sku.replace(/:\*$/, ''))} then ${sql.lit(skuRanks.whole)} when ${satisfies(sku)} then ${sql.lit(skuRanks.beginning)}`
    : sql``
  const ranks = terms.map((term) => rankOf(term, satisfies))
  const sum = ranks.length > 0 ? sql.join(ranks, sql` + `) : sql.lit(absentRank)
  const rank = sku ? sql`case ${isSku} else ${sum} end` : sum
  return sql`case when ${satisfies(best)} then 0 else ${sql.lit(spread)} end + ${rank}`
}

const placeBehind = (way: Way, satisfies: Satisfies): Sql =>
  sql`case when ${satisfies(way.found)} then ${placeOf(way, satisfies)} + ${sql.lit(way.behind)} end`

function rankOf({ ranks, category, absent = absentRank }: Term, satisfies: Satisfies): Sql {
  if (ranks.length === 0) return sql.lit(absent)
  const cases = ranks.map(([query, rank]) => sql`when ${satisfies(query)} then ${sql.lit(rank)}`)
  const inCategory = category
    ? sql` - case when ${satisfies(category.is)} then ${sql.lit(categoryBonus.is)} when ${satisfies(category.has)} then ${sql.lit(categoryBonus.has)} else 0 end`
    : sql``
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(absent)}::int end${inCategory}`
}
