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
import { skuMark, underMark, type Typed, type TypedLetters, type TypedWord } from './search-words.ts'

/** What products are found by, ready to be put into SQL over `product_search s`. */
export interface Match {
  terms: Term[]
  found: Query
  /** Some of the found, that come before all others; empty where there is no telling. */
  best: Query
  /** Whether products have all of the words, or some. */
  all: boolean
  sku: Query
  /** Other ways to read the text: each product counts by the way that ranks it best. */
  others: OtherMatch[]
}

export interface OtherMatch {
  match: Match
  /** Added to the rank of what this way finds. */
  behind: number
}

/** What is found under a category; everything where there is none. */
export const under = (query: Query, categoryId: number | undefined): Query =>
  categoryId === undefined ? query : every([query, quote(`${underMark}${categoryId}`)])

function toMatch(terms: Term[], sku: Query = ''): Match {
  const telling = terms.filter(({ begun }) => !begun)
  const found = every((telling.length > 0 ? telling : terms).map((term) => term.found))
  const best = every(terms.map(({ named }) => named))
  if (!sku) return { terms, found, best, all: true, sku, others: [] }
  return { terms, found: any(`(${found})`, sku), best: any(best && `(${best})`, sku), all: true, sku, others: [] }
}

/** So far behind another way to read comes one that stands below all of it. */
export const below = 20_000
/** So far behind the typed words come others for the same. */
export const synonymous = 3

const isBeside = ({ behind }: OtherMatch): boolean => behind < below

/** One match of several ways to read a text, the first of them the likeliest. */
export function together(first: Match, others: OtherMatch[]): Match {
  if (others.length === 0) return first
  const grouped = (query: Query): Query => query && `(${query})`
  const beside = others.filter(isBeside)
  return {
    ...first,
    others,
    found: any(grouped(first.found), ...others.map(({ match }) => grouped(match.found))),
    best: any(grouped(first.best), ...beside.map(({ match }) => grouped(match.best))),
  }
}

/** The ways to read that share the first ranks. */
export const waysOf = (match: Match): Match[] => [match, ...match.others.filter(isBeside).map((other) => other.match)]

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
  if (others.length === 0 && isShort(first)) return toMatch([beginningTerm(first, locale)])
  const terms = words.map((word, index) => {
    const last = index === words.length - 1
    const alone = 'readings' in word && word.letters === 1
    const term = exactTerm(word, locale, beginnings, last)
    return { ...term, begun: term.begun || (last && alone && words.length > 1) }
  })
  return toMatch(terms, sku && skuQuery(sku))
}

const isShort = (word: TypedWord): word is TypedLetters => 'readings' in word && word.letters <= shortTyping

/** Whether so little was typed that it only begins words. */
export const isBeginning = ({ words }: Typed): boolean => words.length === 1 && isShort(words[0]!)

/** A sku, or one that begins so where it has come to the digits: letters begin too many. */
const skuQuery = (sku: string): Query => quote(skuMark + sku) + (/[0-9]/.test(sku) ? ':*' : '')

/** What may be looked for in place of a typed word: itself where it is `known`, else words of the catalogue, if any. */
export type StandIn = 'known' | string[]

export const toTerm = (word: TypedWord, standIn: StandIn, locale: Locale): Term =>
  standIn === 'known' ? exactTerm(word, locale, 'none', false) : likeTerm(standIn)

/** Products that have what stands in for every word; undefined where nothing does for one. */
export function likeMatch({ words }: Typed, standIns: readonly StandIn[], locale: Locale): Match | undefined {
  if (words.length === 0 || standIns.some(({ length }) => length === 0)) return undefined
  return toMatch(words.map((word, index) => toTerm(word, standIns[index]!, locale)))
}
