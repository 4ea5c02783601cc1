import { waysAtTop, type Match, type Way } from './search-match.ts'
import { categoryBonus, skuRanks, spread } from './search-rank.ts'
import { any, every, type Query } from './tsquery.ts'
import { type Term } from './search-terms.ts'

/** Upper ranks of the rungs, category bonus included: first of products with all words in the name, then of all matches. */
const namedEnds = [-10, 0, 10, 20, 30]
const otherEnds = [40, 50, 60, 70, 90, 120, 200, 240, 260]

/** Products whose rank for a word is at most `end`. */
const within = ({ ranks, category }: Term, end: number): Query =>
  any(
    ...ranks.map(([query, rank]) => {
      if (rank <= end) return query
      const helped =
        category &&
        (rank - categoryBonus.has <= end
          ? category.has
          : rank - categoryBonus.is <= end
            ? category.is
            : '')
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

function rungsOf({ terms, found, best, all, sku }: Way): Query[] {
  const required = terms.filter(({ begun }) => !begun)
  const upTo = (end: number) => every(required.map((term) => within(term, end)))
  return all
    ? [
        sku.replace(/:\*$/, ''),
        ...namedEnds.map((end) => every([best, upTo(end)])),
        best,
        ...otherEnds.map(upTo),
      ].filter((rung) => rung !== '()')
    : [best, found]
}

/**
 * Splits a match into its ranks, best first: a query finds the products of one rank, beside products of the ranks before. Undefined
 * where ranks are sums, of several words.
 */
export function toLevels({ ways }: Match): Query[] | undefined {
  if (!ways.every(hasLevels)) return undefined
  const levels = Map.groupBy(
    ways.flatMap(levelsOf).filter(([query]) => query !== ''),
    ([, rank]) => rank,
  )
  return [...levels]
    .sort(([a], [b]) => a - b)
    .map(([, level]) => any(...level.map(([query]) => `(${query})`)))
}

/** A single word, or a sku. A word that may be a sku and its beginning has other ranks as the one than as the other. */
const hasLevels = ({ terms, all, sku }: Way): boolean =>
  all && (terms.length === 0 || (terms.length === 1 && !sku.endsWith(':*')))

function levelsOf({ terms: [term], best, sku, behind }: Way): [Query, rank: number][] {
  const ranks: [Query, number][] = [
    [sku.replace(/:\*$/, ''), skuRanks.whole],
    ...(term ? ranksOf(term) : [[sku, skuRanks.beginning] satisfies [Query, number]]),
  ]
  return ranks.flatMap(([query, rank]): [Query, number][] => [
    [every([query, best]), rank + behind],
    [query, rank + behind + spread],
  ])
}

const ranksOf = ({ ranks, category }: Term): [Query, number][] =>
  ranks.flatMap(([query, rank]): [Query, number][] => [
    [every([query, category?.is ?? '']), rank - categoryBonus.is],
    [every([query, category?.has ?? '']), rank - categoryBonus.has],
    [query, rank],
  ])
