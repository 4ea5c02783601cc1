import { foldTyped, foldWord, stem } from '@tsiran/i18n/fold'
import { scriptOf, type Script } from '@tsiran/i18n/romanisation'

/** What stands before a word in product_search.terms (migration 0004): whole words, and words without their endings. */
export const marks = {
  armenian: { whole: 'h', stem: 'H', first: 'ih' },
  cyrillic: { whole: 'r', stem: 'R', first: 'ir' },
  latin: { whole: 'e', stem: 'E', first: 'ie' },
  brand: { whole: 'b', stem: 'B' },
  category: { whole: 'c', stem: 'C' },
  option: { whole: 'o', stem: 'O' },
} as const
export const onlyWordMark = 'w'
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

export interface Word {
  key: string
  stem: string
  script: Script
}

/** A text as the catalogue has it, ready to be searched in. */
export interface ReadText {
  numbers: string[]
  words: Word[]
}

const isNumber = (word: string): boolean => /^[0-9]/.test(word)

/** Reads a text of the catalogue. */
export function readText(text: string): ReadText {
  const [numbers, words] = [[] as string[], [] as Word[]]
  for (const word of wordsOf(text)) {
    if (isNumber(word)) numbers.push(word)
    else {
      const [key, script] = [foldWord(word), scriptOf(word)]
      if (key) words.push({ key, stem: stem(key, script), script })
    }
  }
  return { numbers, words }
}

const skuKey = (text: string): string => text.toLowerCase().replaceAll(/[\s\-_./]/g, '')

/** The lexeme of a sku. */
export const skuLexeme = (sku: string): string => skuMark + skuKey(sku)

/** A word that someone typed: a number, or the keys it may stand for, its own first. */
export type TypedWord = { number: string } | { keys: string[]; script: Script; letters: number }

/** What someone typed, read one way. */
export interface Typed {
  words: TypedWord[]
  /** The whole text as the start of a sku, lower case letters and digits; undefined where it cannot be one. */
  sku: string | undefined
}

const mostWords = 8
const longestNumber = 20

/** Reads what someone typed. At most 8 words count; a text without letters and digits has none. */
export function readTyped(text: string): Typed {
  const words = wordsOf(text).map((word): TypedWord => {
    if (isNumber(word)) return { number: word.slice(0, longestNumber) }
    return { keys: foldTyped(word), script: scriptOf(word), letters: word.length }
  })
  const sku = skuKey(text)
  return {
    words: words.filter((word) => 'number' in word || word.keys.length > 0).slice(0, mostWords),
    sku: /^[a-z0-9]{3,40}$/.test(sku) ? sku : undefined,
  }
}
