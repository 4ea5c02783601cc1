import { foldForms as foldWordForms, foldReadings, type Forms, type Reading } from '@tsiran/i18n/fold'
import { scriptOf, type Script } from '@tsiran/i18n/romanisation'
import { isFiller, isUnit, isWithout } from './search-fillers.ts'

/** What stands before a word in product_search.terms (migration 0004): whole words, and words without their endings. */
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
/** Before the id of each category that a product is under. */
export const underMark = 'k'

/**
 * The words of a text, as written: runs of letters, and numbers with either decimal sign made a point. Letters and digits that
 * touch come apart (1kg), apostrophes and Armenian accents inside words go.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .replaceAll(/['`´ʼʹ‘’՚՛՜՞]/g, '')
    .replaceAll(/([0-9])[.,](?=[0-9])/g, '$1.')
  return plain.match(/[0-9]+(?:\.[0-9]+)?|[\p{L}\p{M}]+/gu) ?? []
}

/** A text as the catalogue has it, ready to be searched in. */
export interface ReadText {
  numbers: string[]
  words: Forms[]
  /** Words that it says are not in it: lactose-free, без лактозы. */
  without: Forms[]
}

const isNumber = (word: string): boolean => /^[0-9]/.test(word)

/** The places of words that another says are missing, and of the words that say so. */
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

/** Reads a text of the catalogue; `foldForms` may remember words. */
export function readText(text: string, foldForms: (word: string) => Forms = foldWordForms): ReadText {
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

/** A word that someone typed, and the ways to hear it, its own first. */
export interface TypedLetters {
  text: string
  readings: readonly Reading[]
  script: Script
  letters: number
  /** The catalogue's words and stems among its keys and forms; undefined where they were not looked up. */
  known?: ReadonlySet<string>
  /** Products without it are asked for. */
  without: boolean
}
/** A word that someone typed, or a number; one that is `loose` ranks what words find, and finds nothing itself. */
export type TypedWord = { number: string; loose?: boolean } | TypedLetters

/** What someone typed, read one way. */
export interface Typed {
  words: TypedWord[]
  /** All of its words, those included that say nothing, as written. */
  texts: string[]
  /** The whole text as the start of a sku, lower case letters and digits; undefined where it cannot be one. */
  sku: string | undefined
}

const maxWords = 8
const maxLengthNumber = 20

/** Words that say what is wanted; all of them where none does. A lone last letter may become a word. */
function tellingOf(texts: readonly string[]): { text: string; without: boolean }[] {
  const { named, signs } = missingAt(texts)
  const words = texts.map((text, index) => ({ text, without: named.has(index), sign: signs.has(index) }))
  const isNoise = ({ text, without, sign }: (typeof words)[number], index: number) =>
    sign ||
    (!without &&
      !(index === words.length - 1 && text.length === 1 && !isNumber(texts[index - 1] ?? '')) &&
      (isFiller(text) || (isUnit(text) && (text.length < 3 || index === 0 || isNumber(texts[index - 1]!)))))
  const telling = words.filter((word, index) => !isNoise(word, index))
  return telling.some(({ text }) => !isNumber(text)) ? telling : texts.map((text) => ({ text, without: false }))
}

/** A text whose numbers need not be met where it has words; undefined where that is the same. */
export function withLooseNumbers(typed: Typed): Typed | undefined {
  const isNumber = (word: TypedWord) => 'number' in word
  if (!typed.words.some(isNumber) || typed.words.every(isNumber)) return undefined
  return { ...typed, words: typed.words.map((word) => ('number' in word ? { ...word, loose: true } : word)) }
}

/**
 * Reads what someone typed, each word heard in `mostReadings` ways at most. At most 8 words count; a text without letters and digits
 * has none.
 */
export function readTyped(text: string, mostReadings?: number): Typed {
  const texts = wordsOf(text).slice(0, maxWords)
  const words = tellingOf(texts).map(({ text: word, without }): TypedWord => {
    if (isNumber(word)) return { number: word.slice(0, maxLengthNumber) }
    return {
      text: word,
      readings: foldReadings(word, mostReadings).filter(({ key }) => key.length > 1 || word.length === 1),
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
