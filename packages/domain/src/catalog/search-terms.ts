import type { Locale } from '@tsiran/contract/locale'
import { stem } from '@tsiran/i18n/fold'
import { scripts, type Script } from '@tsiran/i18n/romanisation'
import { marks, numberMark, onlyWordMark, type TypedWord } from './search-words.ts'

/** A tsquery, or empty for none. */
export type Query = string

/** How products answer one word. */
export interface Term {
  /** The word itself, or another form of it, is in the name. */
  named: Query
  /** Every product that has the word anywhere. */
  found: Query
  /** A letter after other words, which more will follow: it ranks what these find, and finds nothing itself. */
  begun: boolean
  /** The first query that a product satisfies gives its rank, lowest best. */
  ranks: [query: Query, rank: number][]
  /** Taken off the rank: the word is in the name of one of its categories, is the whole name. */
  category: { has: Query; is: Query } | undefined
}

const own: Readonly<Record<Locale, Script>> = { hy: 'armenian', ru: 'cyrillic', en: 'latin' }

/** A lexeme inside a query. */
export const quote = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, '')}'`
const either = ' | '
/** A query for any of them, each alternative once: PostgreSQL weighs all of them for every product. */
export function any(...queries: Query[]): Query {
  const asked = queries.filter(Boolean)
  if (asked.some((query) => query.includes('('))) return [...new Set(asked)].join(either)
  const words = new Set(asked.flatMap((query) => query.split(either)))
  return [...words].filter((word) => !words.has(`${word}:*`)).join(either)
}
/** A query for all of them; empty where one is. */
export const every = (queries: readonly Query[]): Query => (queries.includes('') ? '' : queries.map((query) => `(${query})`).join(' & '))
const lexemes = (mark: string, keys: readonly string[], suffix = ''): Query =>
  [...new Set(keys)].map((key) => quote(mark + key) + suffix).join(either)

/** So few letters begin too many categories' names, and are left of too many words. */
const fewLetters = 3

/** Names are searched by script, everything else is not. */
type Name = Script
type Place = Name | 'brand' | 'category' | 'option'
export type TypedKeys = Extract<TypedWord, { keys: string[] }>

const isName = (place: Place): place is Name => place !== 'brand' && place !== 'category' && place !== 'option'

/** What was typed, without the endings of the script's words. Latin letters may spell any script. */
function stemsOf({ keys, script: typed }: TypedKeys, script: Script): string[] {
  const stems = keys.map((key) => stem(key, script))
  if (typed === script) return stems
  return typed === 'latin' ? stems.filter(({ length }) => length > fewLetters) : []
}

const exactly = ({ keys }: TypedKeys, places: readonly Place[]): Query => any(...places.map((place) => lexemes(marks[place].whole, keys)))
/** Other forms of the word. */
function forms(word: TypedKeys, places: readonly Place[]): Query {
  return any(
    ...places.map((place) => {
      const stems = (isName(place) ? [place] : scripts).flatMap((script) => stemsOf(word, script))
      return any(lexemes(marks[place].whole, isName(place) ? stems : stemsOf(word, word.script)), lexemes(marks[place].stem, stems))
    }),
  )
}
const whole = (word: TypedKeys, places: readonly Place[]): Query => any(exactly(word, places), forms(word, places))
const starts = ({ keys }: TypedKeys, places: readonly Place[]): Query =>
  any(...places.map((place) => lexemes(marks[place].whole, keys, ':*')))

/** Armenian endings make apricot juice of apricots; plurals and cases elsewhere mostly leave the thing itself. */
const plain: readonly Name[] = ['cyrillic', 'latin']
const asNamed = (word: TypedKeys, places: readonly Name[]): Query =>
  any(
    exactly(word, places),
    forms(
      word,
      places.filter((place) => plain.includes(place)),
    ),
  )

const numberRank = 20

/** Where longer words count that begin with the typed one: with the last one in names and brands, or with each one in categories and options too. */
export type Beginnings = 'none' | 'names' | 'everything'

/** A word as typed, and longer words that begin with it. The `last` one may still be in the making. */
export function exactTerm(word: TypedWord, locale: Locale, beginnings: Beginnings, last: boolean): Term {
  if ('number' in word) {
    const number = lexemes(numberMark, [word.number])
    return { named: number, found: number, begun: false, ranks: [[number, numberRank]], category: undefined }
  }
  const preferred = word.script === 'latin' ? own[locale] : word.script
  const [typed, others] = [
    { ...word, keys: word.keys.slice(0, 1) },
    { ...word, keys: word.keys.slice(1) },
  ]
  // A lone letter in the middle (1 l, с) is a word, not the beginning of one.
  const begins = (from: TypedKeys): TypedKeys => ({
    ...from,
    keys: beginnings === 'none' || (beginnings === 'names' && !last) ? [] : from.keys.filter((key) => last || key.length > 1),
  })
  const everywhere = { ...word, keys: beginnings === 'everything' ? word.keys.filter((key) => key.length > fewLetters) : [] }
  const category = whole(word, ['category'])
  const ranks: [Query, number][] = [
    [asNamed(typed, [preferred]), 20],
    [asNamed(typed, scripts), 30],
    [forms(typed, ['armenian']), 34],
    [asNamed(others, scripts), 36],
    [forms(others, ['armenian']), 38],
    [starts(begins(typed), [preferred]), 50],
    [starts(begins(typed), scripts), 60],
    [starts(begins(others), scripts), 65],
    [whole(word, ['brand']), 80],
    [starts(begins(word), ['brand']), 90],
    [any(category, starts(everywhere, ['category'])), 120],
    [any(whole(word, ['option']), starts(everywhere, ['option'])), 140],
  ]
  const asked = ranks.filter(([query]) => query !== '')
  return {
    named: whole(word, scripts),
    // What the preferred script's queries find, those of all scripts find too.
    found: any(...asked.filter(([, rank]) => rank !== 20 && rank !== 50).map(([query]) => query)),
    begun: false,
    ranks: asked,
    category: { has: category, is: lexemes(onlyWordMark, scripts.flatMap((script) => stemsOf(word, script))) }, // prettier-ignore
  }
}

/** Up to so many letters begin too much to be looked for everywhere. */
export const shortTyping = 2

/**
 * The first letters of a word, in the script that was typed or that the page is in: names that begin with a single letter, names
 * with a word that begins with more.
 */
export function beginningTerm(word: TypedKeys, locale: Locale): Term {
  const typed = { ...word, keys: word.keys.slice(0, 1) }
  const preferred = word.script === 'latin' ? own[locale] : word.script
  const places = [...new Set([preferred, word.script])]
  const begun = (of: readonly Name[]): Query =>
    typed.letters > 1 ? starts(typed, of) : any(...of.map((place) => lexemes(marks[place].first, typed.keys)))
  const ranks: [Query, number][] = [
    [exactly(typed, [preferred]), 20],
    [exactly(typed, scripts), 30],
    [begun([preferred]), 50],
    [begun(places), 60],
  ]
  return { named: exactly(typed, scripts), found: any(exactly(typed, scripts), begun(places)), begun: false, ranks, category: undefined }
}

/** Words of the catalogue in place of a typed one. */
export function likeTerm(keys: string[]): Term {
  const same: TypedKeys = { keys, script: 'latin', letters: 0 }
  const ranks: [Query, number][] = [
    [whole(same, scripts), 200],
    [whole(same, ['brand']), 240],
    [whole(same, ['category']), 260],
    [whole(same, ['option']), 280],
  ]
  return { named: '', found: any(...ranks.map(([query]) => query)), begun: false, ranks, category: undefined }
}
