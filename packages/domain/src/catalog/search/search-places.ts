import { scripts, type Script } from '@tsiran/i18n/romanisation'
import { any, lexemes, type Query } from './tsquery.ts'
import { marks, onlyWordMark, type TypedLetters } from './search-words.ts'

/** Prefixes and stems of this length match too many words. */
export const fewLetters = 3

/** Only names are indexed by script. */
export type Name = Script
type Place = Name | 'head' | 'brand' | 'category' | 'root' | 'option'

const isName = (place: Place): place is Name =>
  place === 'armenian' || place === 'cyrillic' || place === 'latin'

/** The keys of a word's readings. */
export const keysOf = ({ readings }: TypedLetters): string[] => readings.map(({ key }) => key)
/** Keys that are in the catalogue: others only lengthen the query. */
const existing = (keys: readonly string[], { known }: TypedLetters): readonly string[] =>
  known ? keys.filter((key) => known.has(key)) : keys
/** A word with some of its readings. */
export const withReadings = (word: TypedLetters, from: number, to?: number): TypedLetters => ({
  ...word,
  readings: word.readings.slice(from, to),
})

/** Other forms of a word in some languages. Forms of a few letters in a foreign language only count where `isOneLanguage`. */
const basesIn = (
  { readings, script }: Pick<TypedLetters, 'readings' | 'script'>,
  languages: readonly Script[],
  isOneLanguage: boolean,
): string[] =>
  readings
    .flatMap(({ forms }) =>
      languages.flatMap((language) => forms[language].map((form) => ({ form, language }))),
    )
    .filter(
      ({ form, language }) => isOneLanguage || language === script || form.length > fewLetters,
    )
    .map(({ form }) => form)

/** Other forms of a word in a place: dictionary forms as whole words, and stems. */
function formsIn(word: TypedLetters, place: Place): Query {
  const { readings, script } = word
  const languages: readonly Script[] = isName(place) ? [place] : scripts
  const bases = basesIn({ readings, script }, languages, isName(place))
  // Latin letters may spell any script.
  const own =
    script === 'latin' || languages.includes(script)
      ? readings.map(({ key }) => key).filter((key) => key.length > 1)
      : []
  const { whole, stem } = marks[place]
  return any(
    lexemes(whole, existing(bases, word)),
    lexemes(stem, existing([...own, ...bases], word)),
  )
}

/** The word as it is written, in some places. */
export const exactly = (word: TypedLetters, places: readonly Place[]): Query =>
  any(...places.map((place) => lexemes(marks[place].whole, existing(keysOf(word), word))))
/** Other forms of the word. */
export const forms = (word: TypedLetters, places: readonly Place[]): Query =>
  any(...places.map((place) => formsIn(word, place)))
/** The word or another form of it. */
export const whole = (word: TypedLetters, places: readonly Place[]): Query =>
  any(exactly(word, places), forms(word, places))
/** Words that begin with it. */
export const starts = (word: TypedLetters, places: readonly Place[]): Query =>
  any(...places.map((place) => lexemes(marks[place].whole, keysOf(word), ':*')))

/** The word is the whole name of a category. */
export const onlyWord = (word: TypedLetters): Query =>
  lexemes(onlyWordMark, existing([...keysOf(word), ...basesIn(word, scripts, false)], word))
