import type { Locale } from '@tsiran/contract/locale'
import { any, every, quote, type Query } from './tsquery.ts'
import {
  beginningTerm,
  exactTerm,
  likeTerm,
  shortTyping,
  type Beginnings,
  type Term,
} from './search-terms.ts'
import {
  skuMark,
  underMark,
  type Typed,
  type TypedLetters,
  type TypedWord,
} from './search-words.ts'

/** One reading of a text as tsqueries over `product_search s`. */
export interface Way {
  terms: Term[]
  found: Query
  /** Matches that precede all others; empty where unknown. */
  best: Query
  /** Whether products must have all of the words, or some. */
  all: boolean
  sku: Query
  /** Added to the rank of its matches. */
  behind: number
}

/** Readings of a text, the likeliest first. A product has the rank of the reading that ranks it best. */
export interface Match {
  ways: Way[]
  /** Matches of any reading, and the best matches of those at the top. */
  found: Query
  best: Query
}

/** Restricts a query to a category, if any. */
export const under = (query: Query, categoryId: number | undefined): Query =>
  categoryId === undefined ? query : every([query, quote(`${underMark}${categoryId}`)])

function toWay(terms: Term[], sku: Query = ''): Way {
  const required = terms.filter(({ begun }) => !begun)
  const found = every((required.length > 0 ? required : terms).map((term) => term.found))
  const best = every(terms.map(({ named }) => named))
  const way = { terms, found, best, all: true, sku, behind: 0 }
  return sku ? { ...way, found: any(grouped(found), sku), best: any(grouped(best), sku) } : way
}

const grouped = (query: Query): Query => query && `(${query})`

/** Rank penalty that puts a reading below all matches of the others. */
const below = 20_000
/** Rank penalty of synonyms. */
const synonymous = 3

/** Combines readings: the first, their synonyms, and those ranked below both. */
export function combine(
  first: readonly Way[],
  same: readonly Way[] = [],
  last: readonly Way[] = [],
): Match {
  const synonyms = same.map((way) => ({ ...way, behind: first.length > 0 ? synonymous : 0 }))
  const top = [...first, ...synonyms]
  const ways = [...top, ...last.map((way) => ({ ...way, behind: top.length > 0 ? below : 0 }))]
  const joined = (of: Way[], query: (way: Way) => Query) =>
    of.length === 1 ? query(of[0]!) : any(...of.map((way) => grouped(query(way))))
  return {
    ways,
    found: joined(ways, ({ found }) => found),
    best: joined(waysAtTop(ways), ({ best }) => best),
  }
}

/** The readings that share the top ranks. */
export const waysAtTop = (ways: Way[]): Way[] => ways.filter(({ behind }) => behind < below)

/** Products with every word as typed; undefined for an empty text. */
export function wholeWay({ words }: Typed, locale: Locale): Way | undefined {
  return words.length === 0 ? undefined : toWay(words.map((word) => exactTerm(word, { locale })))
}

/**
 * Products with every word as typed, or with longer words as `beginnings` allows, or with a sku of that prefix. Undefined for an
 * empty text.
 */
export function exactWay(
  { words, sku }: Typed,
  locale: Locale,
  beginnings: Beginnings,
): Way | undefined {
  const [first, ...others] = words
  if (!first) return undefined
  if (others.length === 0 && isShort(first)) return toWay([beginningTerm(first, locale)])
  const terms = words.map((word, index) => {
    const last = index === words.length - 1
    const alone = 'readings' in word && word.letters === 1
    const term = exactTerm(word, { locale, beginnings, last })
    return { ...term, begun: term.begun || (last && alone && words.length > 1) }
  })
  return toWay(terms, sku && skuQuery(sku))
}

/**
 * Narrows a reading of several words to products with all of them in the name or in category names, or named by one of them.
 * Undefined for a single word, and where no word can name a product.
 */
export function pointedWay(way: Way): Way | undefined {
  const heads = any(...way.terms.map(({ head }) => head))
  const isSingle = way.terms.filter(({ begun }) => !begun).length < 2
  if (isSingle || heads === '') return undefined
  const required = way.terms.filter(({ begun }) => !begun)
  const inCategory = every(required.map(({ category }) => category?.has ?? ''))
  const found = every([
    every(required.map((term) => term.found)),
    any(grouped(heads), grouped(way.best), grouped(inCategory)),
  ])
  return { ...way, found: way.sku ? any(grouped(found), way.sku) : found }
}

/** Products named by one of a reading's words. */
export function headsWay({ terms }: Way): Way | undefined {
  const found = any(...terms.map(({ head }) => head))
  return found === '' ? undefined : { terms, found, best: '', all: false, sku: '', behind: 0 }
}

/** Products by the prefix of a sku; undefined for a text that cannot be one. */
export function skuWay({ sku }: Typed): Way | undefined {
  if (!sku || !/[0-9]/.test(sku)) return undefined
  return {
    terms: [],
    found: skuQuery(sku),
    best: quote(skuMark + sku),
    all: true,
    sku: skuQuery(sku),
    behind: 0,
  }
}

const isShort = (word: TypedWord): word is TypedLetters =>
  'readings' in word && word.letters <= shortTyping

/** Whether the text is so short that it only matches beginnings of words. */
export const isBeginning = ({ words }: Typed): boolean => words.length === 1 && isShort(words[0]!)

/** A sku, matched by its prefix once that includes a digit: letters alone match too many. */
const skuQuery = (sku: string): Query => quote(skuMark + sku) + (/[0-9]/.test(sku) ? ':*' : '')

/** Replacement of a typed word: itself where it is `known`, else similar words of the catalogue, if any. */
export type StandIn = 'known' | string[]

export const toTerm = (word: TypedWord, standIn: StandIn, locale: Locale): Term =>
  standIn === 'known' ? exactTerm(word, { locale }) : likeTerm(standIn)

/** Products with a replacement of every word; undefined where a word has none. */
export function likeWay(
  { words }: Typed,
  standIns: readonly StandIn[],
  locale: Locale,
): Way | undefined {
  if (words.length === 0 || standIns.some(({ length }) => length === 0)) return undefined
  return toWay(words.map((word, index) => toTerm(word, standIns[index]!, locale)))
}
