import type { Locale } from '@tsiran/contract/locale'
import { toTerm, together, type Match, type StandIn } from './search-match.ts'
import { any, every, type Query, type Term } from './search-terms.ts'
import type { Typed } from './search-words.ts'

/** Words that can be found, of a text of which no product has all. */
export interface FoundWords {
  terms: Term[]
  /** Whether others were typed that nothing has. */
  dropped: boolean
}

/** The words of a text that some product has; undefined where these are too few of it to answer for it. */
export function foundWords({ words }: Typed, standIns: readonly StandIn[], locale: Locale): FoundWords | undefined {
  const telling = words.flatMap((word, index) => ('readings' in word ? [{ word, standIn: standIns[index]! }] : []))
  const kept = telling.filter(({ standIn }) => standIn.length > 0)
  // A slip beside a word that nothing has is more likely another word.
  const sure = kept.length < telling.length ? kept.filter(({ word, standIn }) => standIn === 'known' || word.letters >= longSlip) : kept
  const terms = sure.map(({ word, standIn }) => toTerm(word, standIn, locale)).filter(({ found }) => found !== '')
  return terms.length > 0 && terms.length * 2 >= telling.length ? { terms, dropped: terms.length < telling.length } : undefined
}

/** A word of so many letters is still the same with a typo. */
const longSlip = 7

const [leastAbsent, mostAbsent] = [300, 900]

/** Terms whose absence costs the more, the fewer products have them: `counts` of products, up to `most`. */
export const weighed = (terms: readonly Term[], counts: readonly number[], most: number): Term[] =>
  terms.map((term, index) => {
    const rare = 1 - Math.log(1 + counts[index]!) / Math.log(1 + most)
    return { ...term, absent: Math.round(leastAbsent + (mostAbsent - leastAbsent) * rare) }
  })

/**
 * Products that have all of the found words, or all but one, or are what one of them says: a word alone may stand for the text where
 * it names a thing, not where it is only about one.
 */
export function someMatches({ terms, dropped }: FoundWords): Match[] {
  const heads = any(...terms.map(({ head }) => head))
  if (heads === '') return []
  const having = (some: readonly Term[]): Query => every([...some.map((term) => term.found), any(...some.map(({ head }) => head))])
  const all = dropped && terms.length > 1 ? having(terms) : ''
  const most = terms.length > 2 ? any(...terms.map((left) => having(terms.filter((term) => term !== left))).map(group)) : ''
  const best = every(terms.map(({ named }) => named))
  return [all, most, heads].filter(Boolean).map((found) => together([{ terms, found, best, all: false, sku: '', behind: 0 }]))
}

const group = (query: Query): Query => query && `(${query})`
