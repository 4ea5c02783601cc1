import type { Locale } from '@tsiran/contract/locale'
import {
  any,
  beginningTerm,
  every,
  exactTerm,
  likeTerm,
  quote,
  shortTyping,
  type Beginnings,
  type Query,
  type Term,
} from './search-terms.ts'
import { skuMark, underMark, type Typed, type TypedWord } from './search-words.ts'

/** What products are found by, ready to be put into SQL over `product_search s`. */
export interface Match {
  terms: Term[]
  found: Query
  /** Some of the found, that come before all others; empty where there is no telling. */
  best: Query
  /** Whether products have all of the words, or some. */
  all: boolean
  sku: Query
}

/** What is found under a category; everything where there is none. */
export const under = (query: Query, categoryId: number | undefined): Query =>
  categoryId === undefined ? query : every([query, quote(`${underMark}${categoryId}`)])

function toMatch(terms: Term[], sku: Query = ''): Match {
  const found = every(terms.filter(({ begun }) => !begun).map((term) => term.found))
  const best = every(terms.map(({ named }) => named))
  if (!sku) return { terms, found, best, all: true, sku }
  return { terms, found: any(`(${found})`, sku), best: any(best && `(${best})`, sku), all: true, sku }
}

/** Products that have every word as typed; undefined where nothing was typed. */
export function wholeMatch({ words }: Typed, locale: Locale): Match | undefined {
  return words.length === 0 ? undefined : toMatch(words.map((word) => exactTerm(word, locale, 'none', false)))
}

/**
 * Products that have every word as typed, or its beginning where `beginnings` says so, or a sku that begins so; undefined where
 * nothing was typed.
 */
export function exactMatch({ words, sku }: Typed, locale: Locale, beginnings: Beginnings): Match | undefined {
  const [first, ...others] = words
  if (!first) return undefined
  if (others.length === 0 && 'keys' in first && first.letters <= shortTyping) return toMatch([beginningTerm(first, locale)])
  const terms = words.map((word, index) => {
    const [last, alone] = [index === words.length - 1, 'keys' in word && word.letters === 1]
    return { ...exactTerm(word, locale, beginnings, last), begun: last && alone && words.length > 1 }
  })
  return toMatch(terms, sku && skuQuery(sku))
}

/** A sku, or one that begins so where it has come to the digits: letters begin too many. */
const skuQuery = (sku: string): Query => quote(skuMark + sku) + (/[0-9]/.test(sku) ? ':*' : '')

/** What may be looked for in place of a typed word: itself where it is `known`, else words of the catalogue, if any. */
export type StandIn = 'known' | string[]

const toTerm = (word: TypedWord, standIn: StandIn, locale: Locale): Term =>
  standIn === 'known' ? exactTerm(word, locale, 'everything', false) : likeTerm(standIn)

/** Products that have what stands in for every word; undefined where nothing does for one. */
export function likeMatch({ words }: Typed, standIns: readonly StandIn[], locale: Locale): Match | undefined {
  if (words.length === 0 || standIns.some(({ length }) => length === 0)) return undefined
  return toMatch(words.map((word, index) => toTerm(word, standIns[index]!, locale)))
}

/** Whether a word says what is wanted: not a number, a unit, a preposition. */
const isTelling = (word: TypedWord): boolean => 'keys' in word && word.keys[0]!.length > 2

/**
 * The words that can be found at all: products with all of them, where others were typed too; with all but one; with any that tells
 * what is wanted.
 */
export function someMatches({ words }: Typed, standIns: readonly StandIn[], locale: Locale): Match[] {
  const kept = words.map((word, index) => ({ word, standIn: standIns[index]! })).filter(({ standIn }) => standIn.length > 0)
  const terms = kept.map(({ word, standIn }) => toTerm(word, standIn, locale))
  const telling = new Set(terms.filter((_, index) => isTelling(kept[index]!.word)))
  if (telling.size === 0) return []
  const having = (some: readonly Term[]): Query => (some.some((term) => telling.has(term)) ? every(some.map((term) => term.found)) : '')
  const most = kept.length > 2 ? any(...terms.map((left) => having(terms.filter((term) => term !== left)))) : ''
  const found = [kept.length < words.length ? having(terms) : '', most, any(...Array.from(telling, (term) => term.found))]
  const best = every(terms.map(({ named }) => named))
  return found.map((query, index) => ({ terms, found: query, best, all: index === 0, sku: '' })).filter((match) => match.found !== '')
}
