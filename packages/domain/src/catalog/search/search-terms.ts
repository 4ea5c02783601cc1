import { languages, type Locale } from '@tsiran/contract/locale'
import type { Reading } from '@tsiran/i18n/fold'
import { scripts } from '@tsiran/i18n/romanisation'
import {
  exactly,
  fewLetters,
  forms,
  keysOf,
  onlyWord,
  starts,
  whole,
  withReadings,
  type Name,
} from './search-places.ts'
import { any, lexemes, type Query } from './tsquery.ts'
import {
  marks,
  numberMark,
  withoutMark,
  type TypedLetters,
  type TypedWord,
} from './search-words.ts'

/** How products match one word. */
export interface Term {
  /** Products with the word, or another form of it, in the name. */
  named: Query
  /** Products with the word anywhere. */
  found: Query
  /** Products named by the word: the head of their name, or a category's whole name; empty where unknown. */
  head: Query
  /** A loose number, or a letter that may become a word: it only ranks matches of the other words. */
  begun: boolean
  /** Rank of a product without the word; {@link absentRank} by default. */
  absent?: number
  /** The first query that a product satisfies gives its rank; the lowest is best. */
  ranks: [query: Query, rank: number][]
  /** Bonus on the rank: the word is in the name of a category of the product, or is its whole name. */
  category: { has: Query; is: Query } | undefined
}

/** Above every other rank. */
export const absentRank = 600

/** Scripts whose plurals and cases mostly keep the meaning; Armenian endings may turn apricots into apricot juice. */
const plain: readonly Name[] = ['cyrillic', 'latin']

const numberRank = 20

/** Where the typed word matches as a prefix: nowhere, the last word in names and brands, or every word in categories and options too. */
export type Beginnings = 'none' | 'names' | 'everything'

interface ExactTermOptions {
  locale: Locale
  beginnings?: Beginnings
  /** Whether the word is the last, which may be incomplete. */
  last?: boolean
}

/** A word as typed, and longer words that begin with it. */
export function exactTerm(
  word: TypedWord,
  { locale, beginnings = 'none', last = false }: ExactTermOptions,
): Term {
  if ('number' in word) {
    const number = lexemes(numberMark, [word.number])
    return {
      named: number,
      found: number,
      head: '',
      begun: word.loose ?? false,
      ranks: [[number, numberRank]],
      category: undefined,
    }
  }
  if (word.without) return withoutTerm(word)
  const preferred = word.script === 'latin' ? languages[locale].script : word.script
  const [typed, others] = [withReadings(word, 0, 1), withReadings(word, 1)]
  // A single letter in the middle (1 l, с) is a word, not a prefix; the same for a reading of one letter.
  const begins = (from: TypedLetters): TypedLetters => ({
    ...from,
    readings:
      beginnings === 'none' || (beginnings === 'names' && !last)
        ? []
        : from.readings.filter(({ key }) => key.length > 1),
  })
  const everywhere = {
    ...word,
    readings:
      beginnings === 'everything' ? word.readings.filter(({ key }) => key.length > fewLetters) : [],
  }
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

/** Ranks of head words of names. */
const ranked = { head: 10, headForm: 14, otherHead: 18 }

/** Products without something: stated in names or options, or as one word (безлактозное, անլակտոզ). */
function withoutTerm(word: TypedLetters): Term {
  const keys = word.readings
    .slice(0, 1)
    .flatMap(({ key, forms }) => [key, ...Object.values(forms).flat()])
  const roots = keys.filter((key) => key.length > fewLetters)
  const found = any(
    lexemes(withoutMark, keys),
    lexemes(`${marks.cyrillic.whole}bez`, roots, ':*'),
    lexemes(`${marks.cyrillic.whole}bes`, roots, ':*'),
    lexemes(`${marks.armenian.whole}an`, roots, ':*'),
  )
  return { named: '', found, head: '', begun: false, ranks: [[found, 20]], category: undefined }
}

/** Prefixes up to this length match too many words to be searched everywhere. */
export const shortTyping = 2

/**
 * The first letters of a word, in the typed script or the page's. A single letter matches the beginning of names, more letters
 * the beginning of any word in names.
 */
export function beginningTerm(word: TypedLetters, locale: Locale): Term {
  const [typed, others] = [withReadings(word, 0, 1), withReadings(word, 1)]
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

/** Words of the catalogue as replacements of a typed one. */
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
  return {
    named: '',
    found: any(...ranks.map(([query]) => query)),
    head,
    begun: false,
    ranks,
    category: undefined,
  }
}
