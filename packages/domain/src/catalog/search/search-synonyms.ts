import { foldReadings, rootsOf } from '@tsiran/i18n/fold'
import { scriptOf } from '@tsiran/i18n/romanisation'
import { isFiller, isUnit } from './search-fillers.ts'
import { readTyped, type Typed } from './search-words.ts'
import { distance, shortened, typosIn } from './search-typos.ts'

/** A row of search_synonym_keys. */
export interface SynonymKey {
  key: string
  meant: string
}

export interface SynonymInput {
  /** What people type: one or more words. */
  typed: string
  /** The catalogue's term: one or more words. */
  meant: string
  both_ways: boolean
}

/** Consecutive words of a text that may have synonyms. */
interface Gram {
  /** Index of the first word, and of the one after the last. */
  start: number
  end: number
  keys: string[]
}

/** Meaning of a synonym for a thing that the shop does not sell. */
export const noProduct = '—'

const maxGramWords = 4
const minLengthForm = 4
const maxReplaced = 4

/** Keys of a phrase: the roots of its words, in each language that Latin letters may spell. */
export function phraseKeys(texts: readonly string[]): string[] {
  const roots = texts.map(rootsOf)
  const languages = Math.max(0, ...roots.map(({ length }) => length))
  const keys = Array.from({ length: languages }, (_, language) =>
    roots.map((of) => of[Math.min(language, of.length - 1)] ?? '').join(' '),
  )
  return [...new Set(keys)].filter((key) => key.trim() !== '')
}

function gramsOf({ texts }: Typed): Gram[] {
  const grams: Gram[] = []
  for (let start = 0; start < texts.length; start++)
    for (let end = start + 1; end <= Math.min(texts.length, start + maxGramWords); end++) {
      const words = texts.slice(start, end)
      const readings =
        words.length === 1
          ? foldReadings(words[0]!).flatMap(({ key, forms }) => [
              key,
              ...Object.values(forms)
                .flat()
                .filter(({ length }) => length >= minLengthForm),
            ])
          : []
      grams.push({ start, end, keys: [...new Set([...phraseKeys(words), ...readings])] })
    }
  return grams
}

/** Lookup keys of a text's synonyms, and deletion variants of single words that may have typos. */
export function synonymLookups(typed: Typed): { keys: string[]; typos: string[] } {
  const grams = gramsOf(typed)
  const keys = [...new Set(grams.flatMap((gram) => gram.keys))]
  const singles = [
    ...new Set(
      grams.filter(({ start, end }) => end === start + 1).flatMap((gram) => gram.keys.slice(0, 1)),
    ),
  ]
  return { keys, typos: singles.flatMap(shortened) }
}

/** A text with its words replaced by synonyms, one replacement per text. */
export interface Synonyms {
  /** Exact matches; replacements of the most words first. */
  synonyms: Typed[]
  /** Matches with a typo in a word. */
  slipped: Typed[]
  /** Whether the text names a thing that the shop does not sell. */
  missing: boolean
}

export function withSynonyms(
  typed: Typed,
  rows: readonly SynonymKey[],
  words: ReadonlySet<string>,
): Synonyms {
  const grams = gramsOf(typed)
    .map((gram) =>
      gram.end === gram.start + 1
        ? { ...gram, keys: likeliest(typed.texts[gram.start]!, gram.keys, words) }
        : gram,
    )
    .sort((a, b) => b.end - b.start - (a.end - a.start))
  const singles = grams.filter(({ start, end }) => end === start + 1)
  const meanings = rows.filter(({ meant }) => meant !== noProduct)
  return {
    synonyms: replaced(typed, grams, meanings, (keys, key) => keys.includes(key)),
    slipped: replaced(
      typed,
      singles,
      meanings,
      (keys, key) => !keys.includes(key) && isNear(keys[0]!, key),
    ),
    missing: isMissing(typed, grams, rows, words),
  }
}

/** A phrase with another meaning that the shop sells is not missing, nor is a word of the catalogue with a similar key. */
function isMissing(
  { texts }: Typed,
  grams: readonly Gram[],
  rows: readonly SynonymKey[],
  words: ReadonlySet<string>,
): boolean {
  const missing = new Set(rows.filter(({ meant }) => meant === noProduct).map(({ key }) => key))
  if (missing.size === 0) return false
  const meant = new Set(rows.filter(({ meant }) => meant !== noProduct).map(({ key }) => key))
  return grams.some(({ start, end }) => {
    const phrase = texts.slice(start, end)
    if (phrase.every((word) => isUnit(word) || isFiller(word))) return false
    if (phrase.length === 1 && words.has(foldReadings(phrase[0]!)[0]?.key ?? '')) return false
    const keys = phraseKeys(phrase)
    return keys.some((key) => missing.has(key)) && !keys.some((key) => meant.has(key))
  })
}

/** Where the catalogue has a word as spelled, or in some reading, its other readings are other words and are dropped. */
function likeliest(text: string, keys: string[], words: ReadonlySet<string>): string[] {
  const readings = foldReadings(text)
  const [own] = readings
  if (own && words.has(own.key)) return [own.key, ...own.forms[scriptOf(text)]]
  const inCatalogue = readings
    .map(({ key }) => key)
    .filter((key) => key.length >= minLengthForm && words.has(key))
  return inCatalogue.length > 0
    ? [...new Set([...phraseKeys([text]).slice(0, 1), ...inCatalogue])]
    : keys
}

function replaced(
  typed: Typed,
  grams: readonly Gram[],
  rows: readonly SynonymKey[],
  fits: (keys: string[], key: string) => boolean,
): Typed[] {
  const found = new Map<string, Typed>()
  for (const { start, end, keys } of grams)
    for (const { meant } of rows.filter(({ key }) => fits(keys, key))) {
      const text = [...typed.texts.slice(0, start), meant, ...typed.texts.slice(end)].join(' ')
      if (!found.has(text) && found.size < maxReplaced) found.set(text, readTyped(text))
    }
  return [...found.values()]
}

const isNear = (typed: string, key: string): boolean =>
  !key.includes(' ') &&
  typed[0] === key[0] &&
  distance(typed, key).whole <= Math.min(1, typosIn(typed.length))
