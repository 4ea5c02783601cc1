import { sql, type RawBuilder } from 'kysely'
import type { Match } from './search-match.ts'
import type { Query, Term } from './search-terms.ts'

/** The rank of a product without the word, above every other. */
const absent = 600

/**
 * The condition that a product is found. The planner does not see the query, or it would estimate word by word, longer than most
 * searches take, and read the whole table for the many words that one may stand for.
 */
export const isFoundBy = (query: Query): RawBuilder<boolean> => sql`s.terms @@ (select ${query}::tsquery)`

const satisfies = (query: Query): RawBuilder<boolean> => sql`s.terms @@ ${query}::tsquery`

const spread = 10_000
const sizes = 1000

/**
 * The order of found products as one integer, lowest first: the best; then by rank; of equals what is in stock; then names that say
 * little else.
 */
export function relevanceOf(match: Match): RawBuilder<number> {
  const best = match.best ? sql`case when ${satisfies(match.best)} then 0 else ${sql.lit(spread)} end` : sql`0`
  const place = sql`(${best} + ${rankOf(match)}) * 2 + case when s.in_stock then 0 else 1 end`
  return sql`(${place}) * ${sql.lit(sizes)} + least(s.size, ${sql.lit(sizes - 1)})`
}

function rankOf({ terms, sku }: Match): RawBuilder<unknown> {
  const sum = sql.join(terms.map(rankOfTerm), sql` + `)
  if (!sku) return sum
  return sql`case when ${satisfies(sku)} then -90 when ${satisfies(`${sku}:*`)} then 40 else ${sum} end`
}

function rankOfTerm({ ranks, category }: Term): RawBuilder<number> {
  const cases = sql.join(
    ranks.map(([query, rank]) => sql`when ${satisfies(query)} then ${sql.lit(rank)}`),
    sql` `,
  )
  const inCategory = category
    ? sql` - case when ${satisfies(category.is)} then 20 when ${satisfies(category.has)} then 10 else 0 end`
    : sql``
  return sql`case ${cases} else ${sql.lit(absent)} end${inCategory}`
}
