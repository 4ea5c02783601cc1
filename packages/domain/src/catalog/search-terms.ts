import { languages, type Locale } from '@tsiran/contract/locale'
import type { Reading } from '@tsiran/i18n/fold'
import { scripts, type Script } from '@tsiran/i18n/romanisation'
import { marks, numberMark, onlyWordMark, withoutMark, type TypedLetters, type TypedWord } from './search-words.ts'

/** A tsquery, or empty for none. */
export type Query = string

/** How products answer one word. */
export interface Term {
  /** The word itself, or another form of it, is in the name. */
  named: Query
  /** Every product that has the word anywhere. */
  found: Query
  /** Products that are what the word says: their name's main word, or a category's whole name; empty where there is no telling. */
  head: Query
  /** A loose number, or a letter after other words, which more will follow: it ranks what these find, and finds nothing itself. */
  begun: boolean
  /** The rank of a product without the word; {@link absentRank} where it is not told. */
  absent?: number
  /** The first query that a product satisfies gives its rank, lowest best. */
  ranks: [query: Query, rank: number][]
  /** Taken off the rank: the word is in the name of one of its categories, is the whole name. */
  category: { has: Query; is: Query } | undefined
}

/** Above every other rank. */
export const absentRank = 600

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
type Place = Name | 'head' | 'brand' | 'category' | 'root' | 'option'

const isName = (place: Place): place is Name => place === 'armenian' || place === 'cyrillic' || place === 'latin'

const keysOf = ({ readings }: TypedLetters): string[] => readings.map(({ key }) => key)
/** Keys that products may have whole: others only make queries longer. */
const existing = (keys: readonly string[], { known }: TypedLetters): readonly string[] =>
  known ? keys.filter((key) => known.has(key)) : keys
/** A word with some of the ways to hear it. */
const heardAs = (word: TypedLetters, from: number, to?: number): TypedLetters => ({ ...word, readings: word.readings.slice(from, to) })

/** A word's other forms in some languages; the shortest of another language than its own only where words are of one. */
const basesIn = (
  { readings, script }: Pick<TypedLetters, 'readings' | 'script'>,
  languages: readonly Script[],
  areOfOne: boolean,
): string[] =>
  readings
    .flatMap(({ forms }) => languages.flatMap((language) => forms[language].map((form) => ({ form, language }))))
    .filter(({ form, language }) => areOfOne || language === script || form.length > fewLetters)
    .map(({ form }) => form)

/** Other forms of a word in a place: dictionary forms in whole words, and stems. */
function formsIn(word: TypedLetters, place: Place): Query {
  const { readings, script } = word
  const languages: readonly Script[] = isName(place) ? [place] : scripts
  const bases = basesIn({ readings, script }, languages, isName(place))
  // Latin letters may spell any script.
  const own = script === 'latin' || languages.includes(script) ? readings.map(({ key }) => key).filter((key) => key.length > 1) : []
  const { whole, stem } = marks[place]
  return any(lexemes(whole, existing(bases, word)), lexemes(stem, existing([...own, ...bases], word)))
}

const exactly = (word: TypedLetters, places: readonly Place[]): Query =>
  any(...places.map((place) => lexemes(marks[place].whole, existing(keysOf(word), word))))
/** Other forms of the word. */
const forms = (word: TypedLetters, places: readonly Place[]): Query => any(...places.map((place) => formsIn(word, place)))
const whole = (word: TypedLetters, places: readonly Place[]): Query => any(exactly(word, places), forms(word, places))
const starts = (word: TypedLetters, places: readonly Place[]): Query =>
  any(...places.map((place) => lexemes(marks[place].whole, keysOf(word), ':*')))

/** Armenian endings make apricot juice of apricots; plurals and cases elsewhere mostly leave the thing itself. */
const plain: readonly Name[] = ['cyrillic', 'latin']

const numberRank = 20

/** Where longer words count that begin with the typed one: with the last one in names and brands, or with each one in categories and options too. */
export type Beginnings = 'none' | 'names' | 'everything'

/** A word as typed, and longer words that begin with it. The `last` one may still be in the making. */
export function exactTerm(word: TypedWord, locale: Locale, beginnings: Beginnings, last: boolean): Term {
  if ('number' in word) {
    const number = lexemes(numberMark, [word.number])
    return { named: number, found: number, head: '', begun: word.loose ?? false, ranks: [[number, numberRank]], category: undefined }
  }
  if (word.without) return withoutTerm(word)
  const preferred = word.script === 'latin' ? languages[locale].script : word.script
  const [typed, others] = [heardAs(word, 0, 1), heardAs(word, 1)]
  // A lone letter in the middle (1 l, с) is a word, not the beginning of one; nor is what sounds like a letter.
  const begins = (from: TypedLetters): TypedLetters => ({
    ...from,
    readings: beginnings === 'none' || (beginnings === 'names' && !last) ? [] : from.readings.filter(({ key }) => key.length > 1),
  })
  const everywhere = { ...word, readings: beginnings === 'everything' ? word.readings.filter(({ key }) => key.length > fewLetters) : [] }
  const [category, root] = [whole(word, ['category']), whole(word, ['root'])]
  const ranks: [Query, number][] = [
    [exactly(typed, ['head']), ranked.head],
    [forms(typed, ['head']), ranked.headForm],
    [whole(others, ['head']), ranked.otherHead],
    [exactly(typed, [preferred]), 20],
    [forms(typed, plain.includes(preferred) ? [preferred] : []), 24],
    [exactly(typed, scripts), 30],
    [forms(typed, plain), 32],
    [forms(typed, ['armenian']), 34],
    [exactly(others, scripts), 36],
    [forms(others, scripts), 38],
    [starts(begins(typed), [preferred]), 50],
    [starts(begins(typed), scripts), 60],
    [starts(begins(others), scripts), 65],
    [whole(word, ['brand']), 80],
    [starts(begins(word), ['brand']), 90],
    [any(category, starts(everywhere, ['category'])), 120],
    [any(whole(word, ['option']), starts(everywhere, ['option'])), 140],
    [any(root, starts(everywhere, ['root'])), 150],
  ]
  const asked = ranks.filter(([query]) => query !== '')
  return {
    named: whole(word, scripts),
    found: any(...asked.map(([query]) => query)),
    head: any(whole(word, ['head']), onlyWord(word)),
    begun: false,
    ranks: asked,
    category: { has: category, is: onlyWord(word) },
  }
}

/** Of words that say what a product is rather than what is about it. */
const ranked = { head: 10, headForm: 14, otherHead: 18 }

/** The word is the whole name of a category. */
const onlyWord = (word: TypedLetters): Query => lexemes(onlyWordMark, existing([...keysOf(word), ...basesIn(word, scripts, false)], word))

/** Products without something: that their names or options say so, or have it in one word (безлактозное, անլակտոզ). */
function withoutTerm(word: TypedLetters): Term {
  const keys = word.readings.slice(0, 1).flatMap(({ key, forms }) => [key, ...Object.values(forms).flat()])
  const roots = keys.filter((key) => key.length > fewLetters)
  const found = any(
    lexemes(withoutMark, keys),
    lexemes(`${marks.cyrillic.whole}bez`, roots, ':*'),
    lexemes(`${marks.cyrillic.whole}bes`, roots, ':*'),
    lexemes(`${marks.armenian.whole}an`, roots, ':*'),
  )
  return { named: '', found, head: '', begun: false, ranks: [[found, 20]], category: undefined }
}

/** Up to so many letters begin too much to be looked for everywhere. */
export const shortTyping = 2

/**
 * The first letters of a word, in the script that was typed or that the page is in: names that begin with a single letter, names
 * with a word that begins with more.
 */
export function beginningTerm(word: TypedLetters, locale: Locale): Term {
  const [typed, others] = [heardAs(word, 0, 1), heardAs(word, 1)]
  const preferred = word.script === 'latin' ? languages[locale].script : word.script
  const places = [...new Set([preferred, word.script])]
  const begun = (of: readonly Name[]): Query =>
    typed.letters > 1 && keysOf(typed)[0]!.length > 1
      ? starts(typed, of)
      : any(...of.map((place) => lexemes(marks[place].first, keysOf(typed))))
  const ranks: [Query, number][] = [
    [exactly(typed, [preferred]), 20],
    [exactly(typed, scripts), 30],
    [exactly(others, scripts), 40],
    [begun([preferred]), 50],
    [begun(places), 60],
  ]
  return {
    named: exactly(typed, scripts),
    found: any(exactly(word, scripts), begun(places)),
    head: '',
    begun: false,
    ranks,
    category: undefined,
  }
}

const noForms: Reading['forms'] = { armenian: [], cyrillic: [], latin: [] }

/** Words of the catalogue in place of a typed one. */
export function likeTerm(keys: readonly string[]): Term {
  const same: TypedLetters = {
    text: '',
    readings: keys.map((key) => ({ key, forms: noForms })),
    script: 'latin',
    letters: 0,
    without: false,
  }
  const ranks: [Query, number][] = [
    [whole(same, ['head']), 190],
    [whole(same, scripts), 200],
    [whole(same, ['brand']), 240],
    [whole(same, ['category']), 260],
    [whole(same, ['option']), 280],
  ]
  const head = any(whole(same, ['head']), onlyWord(same))
  return { named: '', found: any(...ranks.map(([query]) => query)), head, begun: false, ranks, category: undefined }
}
