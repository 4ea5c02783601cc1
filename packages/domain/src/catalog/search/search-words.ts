import {
  foldForms as foldWordForms,
  foldReadings,
  type Forms,
  type Reading,
} from '@tsiran/i18n/fold'
import { scriptOf, type Script } from '@tsiran/i18n/romanisation'
import { isFiller, isUnit, isWithout } from './search-fillers.ts'

/** Prefixes of lexemes in product_search.terms (migration 0004): whole words, and stems. */
export const marks = {
  armenian: { whole: 'h', stem: 'H', first: 'ih' },
  cyrillic: { whole: 'r', stem: 'R', first: 'ir' },
  latin: { whole: 'e', stem: 'E', first: 'ie' },
  brand: { whole: 'b', stem: 'B' },
  category: { whole: 'c', stem: 'C' },
  root: { whole: 'g', stem: 'G' },
  head: { whole: 'd', stem: 'D' },
  option: { whole: 'o', stem: 'O' },
} as const
export const onlyWordMark = 'w'
export const withoutMark = 'x'
export const numberMark = 'n'
export const skuMark = 's'
/** Prefix of the ids of a product's categories and their ancestors. */
export const underMark = 'k'

/**
 * Splits a text into words and numbers. A decimal comma becomes a point, adjacent letters and digits are separated (1kg),
 * apostrophes and Armenian accents are removed.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .replaceAll(/['`´ʼʹ‘’՚՛՜՞]/g, '')
    .replaceAll(/([0-9])[.,](?=[0-9])/g, '$1.')
  return plain.match(/[0-9]+(?:\.[0-9]+)?|[\p{L}\p{M}]+/gu) ?? []
}

/** A text of the catalogue, prepared for the index. */
export interface ReadText {
  numbers: string[]
  words: Forms[]
  /** Negated words: lactose-free, без лактозы. */
  without: Forms[]
}

const isNumber = (word: string): boolean => /^[0-9]/.test(word)

/** Indexes of negated words, and of the words that negate them. */
function missingAt(words: readonly string[]): { named: Set<number>; signs: Set<number> } {
  const [named, signs] = [new Set<number>(), new Set<number>()]
  words.forEach((word, index) => {
    const place = isWithout(word)
    const other = place === 'before' ? index + 1 : place === 'after' ? index - 1 : -1
    if (!words[other] || isNumber(words[other]) || signs.has(other)) return
    named.add(other)
    signs.add(index)
  })
  return { named, signs }
}

/** Prepares a text of the catalogue; `foldForms` may be memoised. */
export function readText(
  text: string,
  foldForms: (word: string) => Forms = foldWordForms,
): ReadText {
  const read: ReadText = { numbers: [], words: [], without: [] }
  const words = wordsOf(text)
  const { named, signs } = missingAt(words)
  words.forEach((word, index) => {
    if (isNumber(word)) read.numbers.push(word)
    else if (!signs.has(index)) {
      const forms = foldForms(word)
      if (forms.key) read[named.has(index) ? 'without' : 'words'].push(forms)
    }
  })
  return read
}

const skuKey = (text: string): string => text.toLowerCase().replaceAll(/[\s\-_./]/g, '')

/** The lexeme of a sku. */
export const skuLexeme = (sku: string): string => skuMark + skuKey(sku)

/** A typed word with its readings, the literal one first. */
export interface TypedLetters {
  text: string
  readings: readonly Reading[]
  script: Script
  letters: number
  /** Words and stems in the catalogue among its keys and forms; undefined before the lookup. */
  known?: ReadonlySet<string>
  /** Whether products without it are wanted. */
  without: boolean
}
/** A typed word or number. A `loose` number only ranks matches of the words. */
export type TypedWord = { number: string; loose?: boolean } | TypedLetters

/** One reading of a typed text. */
export interface Typed {
  words: TypedWord[]
  /** All of its words as written, stop words included. */
  texts: string[]
  /** The whole text as the prefix of a sku, lower case letters and digits; undefined where it cannot be one. */
  sku: string | undefined
}

const maxWords = 8
const maxLengthNumber = 20

/** The words without stop words and units; all words where none is left. A single last letter stays: it may become a word. */
function withoutNoise(texts: readonly string[]): { text: string; without: boolean }[] {
  const { named, signs } = missingAt(texts)
  const words = texts.map((text, index) => ({
    text,
    without: named.has(index),
    sign: signs.has(index),
  }))
  const isNoise = ({ text, without, sign }: (typeof words)[number], index: number) =>
    sign ||
    (!without &&
      !(index === words.length - 1 && text.length === 1 && !isNumber(texts[index - 1] ?? '')) &&
      (isFiller(text) ||
        (isUnit(text) && (text.length < 3 || index === 0 || isNumber(texts[index - 1]!)))))
  const rest = words.filter((word, index) => !isNoise(word, index))
  return rest.some(({ text }) => !isNumber(text))
    ? rest
    : texts.map((text) => ({ text, without: false }))
}

/** A text with its numbers made loose; undefined where it has only words or only numbers. */
export function withLooseNumbers(typed: Typed): Typed | undefined {
  const isNumber = (word: TypedWord) => 'number' in word
  if (!typed.words.some(isNumber) || typed.words.every(isNumber)) return undefined
  return {
    ...typed,
    words: typed.words.map((word) => ('number' in word ? { ...word, loose: true } : word)),
  }
}

/**
 * Reads a typed text, with at most `maxReadings` readings per word. At most 8 words count; a text without letters and digits has
 * none.
 */
export function readTyped(text: string, maxReadings?: number): Typed {
  const texts = wordsOf(text).slice(0, maxWords)
  const words = withoutNoise(texts).map(({ text: word, without }): TypedWord => {
    if (isNumber(word)) return { number: word.slice(0, maxLengthNumber) }
    return {
      text: word,
      readings: foldReadings(word, maxReadings).filter(
        ({ key }) => key.length > 1 || word.length === 1,
      ),
      script: scriptOf(word),
      letters: word.length,
      without,
    }
  })
  const sku = skuKey(text)
  return {
    words: words.filter((word) => 'number' in word || word.readings.length > 0),
    texts,
    sku: /^[a-z0-9]{3,40}$/.test(sku) ? sku : undefined,
  }
}
