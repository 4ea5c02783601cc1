import { sql, type RawBuilder } from 'kysely'
import { under, type Match } from './search-match.ts'
import type { Query, Term } from './search-terms.ts'

type Sql = RawBuilder<unknown>

/** The rank of a product without the word, above every other. */
const absent = 600
/** What parts the best from the others, and what is in stock from what is not, in a relevance. */
const spread = 10_000
const sizes = 1000

/** A match in SQL over `product_search s`. */
export interface SearchSql {
  /**
   * The body of a materialised table expression to be named `q`: all of the match's queries, read from their texts once. The planner does
   * not see them, or it would estimate word by word, longer than most searches take, and read all products for the many words that one
   * may stand for.
   */
  queries: Sql
  /** Conditions that a product is found, that it is among the best. */
  found: Sql
  best: Sql
  /**
   * The order of found products as one integer, lowest first: the best; then by rank; of equals what is in stock; then names that say
   * little else.
   */
  relevance: RawBuilder<number>
}

/** Puts a match, in the whole shop or under a category, into SQL. Its text is the same for matches of the same shape, whatever was typed. */
export function toSearchSql({ terms, found, best, sku }: Match, categoryId: number | undefined): SearchSql {
  const columns: Sql[] = []
  const satisfies = (query: Query): Sql => {
    const name = sql.raw(`q${columns.length}`)
    columns.push(sql`${query || null}::tsquery as ${name}`)
    return sql`s.terms @@ q.${name}`
  }
  const rankOf = ({ ranks, category }: Term): Sql => {
    const cases = ranks.map(([query, rank]) => sql`when ${satisfies(query)} then ${sql.lit(rank)}`)
    const inCategory = category
      ? sql` - case when ${satisfies(category.is)} then 20 when ${satisfies(category.has)} then 10 else 0 end`
      : sql``
    return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(absent)} end${inCategory}`
  }
  const conditions = { found: satisfies(under(found, categoryId)), best: satisfies(under(best, categoryId)) }
  const isSku = sql`when ${satisfies(sku.replace(/:\*$/, ''))} then -90 when ${satisfies(sku)} then 40`
  const rank = sql`case ${isSku} else ${sql.join(terms.map(rankOf), sql` + `)} end`
  const place = sql`(case when ${conditions.best} then 0 else ${sql.lit(spread)} end + ${rank}) * 2 + case when s.in_stock then 0 else 1 end`
  return {
    ...conditions,
    relevance: sql`(${place}) * ${sql.lit(sizes)} + least(s.size, ${sql.lit(sizes - 1)})`,
    queries: sql`select ${sql.join(columns)}`,
  }
}
