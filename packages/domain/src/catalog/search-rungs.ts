import { waysAtTop, type Match, type Way } from './search-match.ts'
import { any, every, type Query, type Term } from './search-terms.ts'

/** Ranks, what a category's name takes off included, that end a rung: of names that say all words, then of all that is found. */
const namedEnds = [-10, 0, 10, 20, 30]
const otherEnds = [40, 50, 60, 70, 90, 120, 200, 240, 260]
const bonus = { has: 10, is: 20 }

/** Products for which a word's rank is at most `end`. */
const within = ({ ranks, category }: Term, end: number): Query =>
  any(
    ...ranks.map(([query, rank]) => {
      if (rank <= end) return query
      const helped = category && (rank - bonus.has <= end ? category.has : rank - bonus.is <= end ? category.is : '')
      return helped ? every([query, helped]) : ''
    }),
  )

/**
 * A match that finds too much to rank each product, as queries one after another, best first, before all others that are found. Of several
 * words the worst counts. A rung may hold what those before it hold.
 */
export function toRungs(match: Match): Query[] {
  const [first, ...others] = waysAtTop(match.ways).map(rungsOf)
  const beside = (rung: Query, index: number) => [rung, ...others.map((other) => other[index] ?? '')].map((query) => query && `(${query})`)
  const rungs = others.length === 0 ? first! : first!.map((rung, index) => any(...beside(rung, index)))
  return [...new Set(rungs)].filter((rung) => rung !== '' && rung !== match.found)
}

function rungsOf({ terms, best, all, sku }: Way): Query[] {
  const told = terms.filter(({ begun }) => !begun)
  const upTo = (end: number) => every(told.map((term) => within(term, end)))
  return all
    ? [sku.replace(/:\*$/, ''), ...namedEnds.map((end) => every([best, upTo(end)])), best, ...otherEnds.map(upTo)].filter(
        (rung) => rung !== '()',
      )
    : [best]
}
