import { waysAtTop, type Match, type Way } from './search-match.ts'
import { any, every, type Query, type Term } from './search-terms.ts'

/** Upper ranks of the rungs, category bonus included: first of products with all words in the name, then of all matches. */
const namedEnds = [-10, 0, 10, 20, 30]
const otherEnds = [40, 50, 60, 70, 90, 120, 200, 240, 260]
const bonus = { has: 10, is: 20 }

/** Products whose rank for a word is at most `end`. */
const within = ({ ranks, category }: Term, end: number): Query =>
  any(
    ...ranks.map(([query, rank]) => {
      if (rank <= end) return query
      const helped =
        category &&
        (rank - bonus.has <= end ? category.has : rank - bonus.is <= end ? category.is : '')
      return helped ? every([query, helped]) : ''
    }),
  )

/**
 * Splits a match with too many products to rank into queries, best first. Products in no rung come last. With several words
 * the worst rank counts. A rung may repeat products of earlier rungs.
 */
export function toRungs(match: Match): Query[] {
  const [first, ...others] = waysAtTop(match.ways).map(rungsOf)
  const withOthers = (rung: Query, index: number) =>
    [rung, ...others.map((other) => other[index] ?? '')].map((query) => query && `(${query})`)
  const rungs =
    others.length === 0 ? first! : first!.map((rung, index) => any(...withOthers(rung, index)))
  return [...new Set(rungs)].filter((rung) => rung !== '' && rung !== match.found)
}

function rungsOf({ terms, best, all, sku }: Way): Query[] {
  const required = terms.filter(({ begun }) => !begun)
  const upTo = (end: number) => every(required.map((term) => within(term, end)))
  return all
    ? [
        sku.replace(/:\*$/, ''),
        ...namedEnds.map((end) => every([best, upTo(end)])),
        best,
        ...otherEnds.map(upTo),
      ].filter((rung) => rung !== '()')
    : [best]
}
