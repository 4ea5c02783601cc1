import { LRUCache } from 'lru-cache'
import { baseForms, nounOf, shortForms } from './inflection.ts'
import { inOneScript, romanise, scriptOf, scripts, type Script } from './romanisation.ts'

/**
 * Version of the search index and the lists. Raise it when {@link foldWord}, {@link foldForms}, the indexed terms or the rows of the
 * lists change: shops then rewrite both in the background.
 */
export const foldVersion = 5

const maxLengthKey = 40

/** `compute` for words, of which few make most of a text: results of the last ones stay in memory. */
function memoised<T extends object | string>(
  max: number,
  compute: (word: string) => T,
): (word: string) => T {
  const results = new LRUCache<string, T>({ max })
  return (word) => {
    const known = results.get(word)
    if (known !== undefined) return known
    const result = compute(word)
    if (word.length <= maxLengthKey) results.set(word, result)
    return result
  }
}

/**
 * Spellings of one sound, in the order of replacement. The result is the same for կաթ, kat and qat, for խաղող, khaghogh and
 * xaxox, for хлеб, khleb and xleb.
 */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/[^\p{L}\p{N}]+/gu, ''],
  [/shch|sch/g, 'sh'],
  [/tch/g, 'ch'],
  [/[kg]h|x/g, 'h'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/tz/g, 'ts'],
  [/dj|zh/g, 'j'],
  [/ou|oo/g, 'u'],
  [/w/g, 'v'],
  [/y(?=e)/g, ''],
  [/y/g, 'i'],
  [/(\p{L})\1+/gu, '$1'],
]

const replaceSounds = (word: string): string =>
  sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word)

function fold(roman: string): string {
  let key = Array.from(roman).slice(0, maxLengthKey).join('')
  // One replacement may create another spelling (qh).
  for (let next = replaceSounds(key); next !== key; next = replaceSounds(key)) key = next
  return key
}

/**
 * The search key of a word: its sound in Latin letters, independent of script and spelling. Idempotent. Empty for a word without
 * letters and digits. At most 40 characters.
 */
export const foldWord = memoised(4000, (word) => fold(spelled(inOneScript(word))))

/** Removes doubled letters, except in Latin script, where oo spells u. */
function spelled(word: string): string {
  const roman = romanise(word)
  return scriptOf(word) === 'latin' ? roman : roman.replaceAll(/(\p{L})\1+/gu, '$1')
}

/** Latin letters used for more than one sound: their meanings besides that of the key. */
const ambiguous: readonly (readonly [spelling: RegExp, meanings: readonly string[]])[] = [
  [/c+(?!h)/g, ['ts', 'dz', 'ch']],
  [/w/g, ['sh']],
  [/x/g, ['ks']],
  [/d?j/g, ['ch', 'y']],
  [/dz/g, ['ts']],
  [/yo|jo/g, ['e']],
  [/^o/g, ['vo']],
  [/^y/g, ['e']],
  [/g(?!h)/g, ['gh']],
  [/ch/g, ['j']],
]
const maxSpellings = 24
/** Shorter readings match too many words. */
const minLengthReading = 3

/** All combinations of sounds that a word in Latin letters may spell, those with the fewest changes first. */
function spellings(roman: string): string[] {
  let found = [{ text: roman, changes: 0 }]
  for (const [spelling, meanings] of ambiguous) {
    if (found.length >= maxSpellings) break
    const changed = found.flatMap(({ text, changes }) =>
      text.search(spelling) < 0
        ? []
        : meanings.map((meaning) => ({
            text: text.replace(spelling, meaning),
            changes: changes + 1,
          })),
    )
    found = [...found, ...changed].slice(0, maxSpellings)
  }
  return found.sort((a, b) => a.changes - b.changes).map(({ text }) => text)
}

const unique = (keys: readonly string[]): string[] => [...new Set(keys)].filter(Boolean)

/** Keys of a word's dictionary forms and shortened stems in the language of a script. */
function formsOf(word: string, script: Script, isSpelled = false): string[] {
  const bases = baseForms(word, script, isSpelled)
  const shorts = [word, ...bases].flatMap((form) => shortForms(form, script, isSpelled))
  const keyOf = (form: string) => fold(isSpelled ? form : spelled(form))
  return unique([...bases, ...shorts].map(keyOf))
}

const lower = (word: string): string => inOneScript(word.normalize('NFKC').toLowerCase())

/** Search keys of a word of the catalogue. */
export interface Forms {
  /** Key of the word itself. */
  key: string
  script: Script
  /** Keys of its dictionary form and stems: պանիր has panr, for պանրի. */
  stems: readonly string[]
}

export function foldForms(word: string): Forms {
  const plain = lower(word)
  const [key, script] = [foldWord(plain), scriptOf(plain)]
  return { key, script, stems: formsOf(plain, script).filter((stem) => stem !== key) }
}

/** One reading of a typed word, with its dictionary forms in the language of each script. */
export interface Reading {
  key: string
  forms: Readonly<Record<Script, readonly string[]>>
}

/** Readings of a typed word, the literal one first: hac is hak, hats and hadz. At most `max`, 24 by default. */
export const foldReadings = (word: string, max = maxSpellings): readonly Reading[] =>
  max === maxSpellings ? allReadings(word) : readingsOf(word, max)

/** Several kilobytes each. */
const allReadings = memoised(500, (word) => readingsOf(word, maxSpellings))

function readingsOf(word: string, max: number): readonly Reading[] {
  const plain = lower(word)
  const script = scriptOf(plain)
  if (script !== 'latin') {
    const [key, noun] = [foldWord(plain), script === 'cyrillic' ? nounOf(plain) : undefined]
    const forms = unique([...formsOf(plain, script), ...(noun ? [fold(spelled(noun))] : [])])
    return key ? [{ key, forms: { armenian: [], cyrillic: [], latin: [], [script]: forms } }] : []
  }
  const roman = romanise(plain)
  const readings = (max === 1 ? [roman] : spellings(roman).slice(0, max)).map((text): Reading => ({
    key: fold(text),
    forms: {
      armenian: formsOf(text, 'armenian', true),
      cyrillic: formsOf(text, 'cyrillic', true),
      latin: formsOf(text, 'latin'),
    },
  }))
  const own = readings[0]!
  return readings.filter(
    ({ key }, index) =>
      key &&
      readings.findIndex((other) => other.key === key) === index &&
      (key.length >= minLengthReading || index === 0 || own.key.length <= minLengthReading),
  )
}

/** Keys of a typed word's readings, the literal one first: hac is hak and hats. */
export const foldTyped = (word: string): string[] => foldReadings(word).map(({ key }) => key)

/** The shortest form of a word, the same for most of its inflections, one for each language it may be in. */
export const rootsOf = memoised(2000, (word): readonly string[] => {
  const plain = lower(word)
  const script = scriptOf(plain)
  const rootIn = (language: Script) =>
    [foldWord(plain), ...formsOf(plain, language, script !== language)].reduce((root, form) =>
      form.length < root.length && form.length > minLengthReading ? form : root,
    )
  return unique(script === 'latin' ? scripts.map(rootIn) : [rootIn(script)])
})
