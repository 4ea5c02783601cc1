import type { Locale } from '@tsiran/contract/locale'
import { toTerm, combine, type Match, type StandIn } from './search-match.ts'
import { any, every, type Query } from './tsquery.ts'
import { type Term } from './search-terms.ts'
import type { Typed } from './search-words.ts'

/** Words with matches, of a text that no product matches as a whole. */
export interface FoundWords {
  terms: Term[]
  /** Whether some typed words have no matches. */
  dropped: boolean
}

/** The words of a text with matches; undefined where fewer than half have any. */
export function foundWords(
  { words }: Typed,
  standIns: readonly StandIn[],
  locale: Locale,
): FoundWords | undefined {
  const spelled = words.flatMap((word, index) =>
    'readings' in word ? [{ word, standIn: standIns[index]! }] : [],
  )
  const matched = spelled.filter(({ standIn }) => standIn.length > 0)
  // Beside a word without matches, a typo is more likely a different word.
  const sure =
    matched.length < spelled.length
      ? matched.filter(({ word, standIn }) => standIn === 'known' || word.letters >= minLengthSlip)
      : matched
  const terms = sure
    .map(({ word, standIn }) => toTerm(word, standIn, locale))
    .filter(({ found }) => found !== '')
  return terms.length > 0 && terms.length * 2 >= spelled.length
    ? { terms, dropped: terms.length < spelled.length }
    : undefined
}

/** Words of this length are trusted despite a typo. */
const minLengthSlip = 7

const [minAbsentRank, maxAbsentRank] = [300, 900]

/** Terms weighted by rarity: the rarer a word, the more its absence costs. `counts` are products per term, `max` at most. */
export const weighed = (terms: readonly Term[], counts: readonly number[], max: number): Term[] =>
  terms.map((term, index) => {
    const rare = 1 - Math.log(1 + counts[index]!) / Math.log(1 + max)
    return { ...term, absent: Math.round(minAbsentRank + (maxAbsentRank - minAbsentRank) * rare) }
  })

/**
 * Products with all of the found words, with all but one, or named by one of them. A single word is enough only where it names
 * the product, not where it merely describes it.
 */
export function someMatches({ terms, dropped }: FoundWords): Match[] {
  const heads = any(...terms.map(({ head }) => head))
  if (heads === '') return []
  const having = (some: readonly Term[]): Query =>
    every([...some.map((term) => term.found), any(...some.map(({ head }) => head))])
  const all = dropped && terms.length > 1 ? having(terms) : ''
  const allButOne =
    terms.length > 2
      ? any(...terms.map((left) => having(terms.filter((term) => term !== left))).map(group))
      : ''
  const named = terms.map((term) => term.named)
  return [all, allButOne, heads].filter(Boolean).map((found) => {
    // A product that only has the words in its name is not found by that.
    const best = every([found, ...named])
    return combine([{ terms, found, best, all: false, sku: '', behind: 0 }])
  })
}

const group = (query: Query): Query => query && `(${query})`
