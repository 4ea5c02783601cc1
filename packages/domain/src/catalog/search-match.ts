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

/** One way to read a text: what products are found by, ready to be put into SQL over `product_search s`. */
export interface Way {
  terms: Term[]
  found: Query
  /** Some of the found, that come before all others; empty where there is no telling. */
  best: Query
  /** Whether products have all of the words, or some. */
  all: boolean
  sku: Query
  /** Added to the rank of what it finds. */
  behind: number
}

/** Ways to read a text, the likeliest first: each product counts by the way that ranks it best. */
export interface Match {
  ways: Way[]
  /** What any of them finds, and the best of those that stand at the top. */
  found: Query
  best: Query
}

/** What is found under a category; everything where there is none. */
export const under = (query: Query, categoryId: number | undefined): Query =>
  categoryId === undefined ? query : every([query, quote(`${underMark}${categoryId}`)])

function toWay(terms: Term[], sku: Query = ''): Way {
  const telling = terms.filter(({ begun }) => !begun)
  const found = every((telling.length > 0 ? telling : terms).map((term) => term.found))
  const best = every(terms.map(({ named }) => named))
  const way = { terms, found, best, all: true, sku, behind: 0 }
  return sku ? { ...way, found: any(grouped(found), sku), best: any(grouped(best), sku) } : way
}

const grouped = (query: Query): Query => query && `(${query})`

/** So far behind others comes a way that stands below all that they find. */
const below = 20_000
/** So far behind the typed words come others for the same. */
const synonymous = 3

/** Ways to read a text as one: the first, what says the same in other words, and what stands below both. */
export function together(first: readonly Way[], same: readonly Way[] = [], last: readonly Way[] = []): Match {
  const beside = same.map((way) => ({ ...way, behind: first.length > 0 ? synonymous : 0 }))
  const top = [...first, ...beside]
  const ways = [...top, ...last.map((way) => ({ ...way, behind: top.length > 0 ? below : 0 }))]
  const joined = (of: Way[], query: (way: Way) => Query) => (of.length === 1 ? query(of[0]!) : any(...of.map((way) => grouped(query(way)))))
  return { ways, found: joined(ways, ({ found }) => found), best: joined(waysAtTop(ways), ({ best }) => best) }
}

/** The ways to read that share the first ranks. */
export const waysAtTop = (ways: Way[]): Way[] => ways.filter(({ behind }) => behind < below)

/** Products that have every word as typed; undefined where nothing was typed. */
export function wholeWay({ words }: Typed, locale: Locale): Way | undefined {
  return words.length === 0 ? undefined : toWay(words.map((word) => exactTerm(word, locale, 'none', false)))
}

/**
 * Products that have every word as typed, or its beginning where `beginnings` says so, or a sku that begins so; undefined where
 * nothing was typed.
 */
export function exactWay({ words, sku }: Typed, locale: Locale, beginnings: Beginnings): Way | undefined {
  const [first, ...others] = words
  if (!first) return undefined
  if (others.length === 0 && isShort(first)) return toWay([beginningTerm(first, locale)])
  const terms = words.map((word, index) => {
    const last = index === words.length - 1
    const alone = 'readings' in word && word.letters === 1
    const term = exactTerm(word, locale, beginnings, last)
    return { ...term, begun: term.begun || (last && alone && words.length > 1) }
  })
  return toWay(terms, sku && skuQuery(sku))
}

/**
 * Those that a way of several words finds which have them in the name, or in categories' names, or are what one of the words says. Undefined for a single word,
 * and where no word can say what a thing is.
 */
export function pointedWay(way: Way): Way | undefined {
  const heads = any(...way.terms.map(({ head }) => head))
  const isSingle = way.terms.filter(({ begun }) => !begun).length < 2
  if (isSingle || heads === '') return undefined
  const telling = way.terms.filter(({ begun }) => !begun)
  const inCategory = every(telling.map(({ category }) => category?.has ?? ''))
  const found = every([every(telling.map((term) => term.found)), any(grouped(heads), grouped(way.best), grouped(inCategory))])
  return { ...way, found: way.sku ? any(grouped(found), way.sku) : found }
}

/** Products that are what one of a way's words says. */
export function headsWay({ terms }: Way): Way | undefined {
  const found = any(...terms.map(({ head }) => head))
  return found === '' ? undefined : { terms, found, best: '', all: false, sku: '', behind: 0 }
}

/** Products whose sku begins as typed; undefined for a text that is none. */
export function skuWay({ sku }: Typed): Way | undefined {
  if (!sku || !/[0-9]/.test(sku)) return undefined
  return { terms: [], found: skuQuery(sku), best: quote(skuMark + sku), all: true, sku: skuQuery(sku), behind: 0 }
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
export function likeWay({ words }: Typed, standIns: readonly StandIn[], locale: Locale): Way | undefined {
  if (words.length === 0 || standIns.some(({ length }) => length === 0)) return undefined
  return toWay(words.map((word, index) => toTerm(word, standIns[index]!, locale)))
}
