import { baseForms, nounOf, shortForms } from './inflection.ts'
import { inOneScript, romanise, scriptOf, scripts, type Script } from './romanisation.ts'

/** To be raised when {@link foldWord} or {@link foldForms} answer differently, or products are found by other terms: shops then rewrite what they search in. */
export const foldVersion = 5

const maxLengthKey = 40

/**
 * Spellings of one sound, in the order they are replaced: what is left is the same for կաթ, kat and qat, for խաղող, khaghogh
 * and xaxox, for хлеб, khleb and xleb.
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

const replaceSounds = (word: string): string => sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word)

function fold(roman: string): string {
  let key = Array.from(roman).slice(0, maxLengthKey).join('')
  // One sound's replacement may complete another's spelling (qh).
  for (let next = replaceSounds(key); next !== key; next = replaceSounds(key)) key = next
  return key
}

/**
 * The key under which a word is found: Latin letters for how it sounds, whatever its script and spelling. Folding a key gives
 * the key. Empty for a word without letters and digits. At most 40 characters.
 */
export const foldWord = (word: string): string => fold(spelled(inOneScript(word)))

/** Only Latin letters spell u as oo; other scripts' letters are doubled by mistake, or not heard twice. */
function spelled(word: string): string {
  const roman = romanise(word)
  return scriptOf(word) === 'latin' ? roman : roman.replaceAll(/(\p{L})\1+/gu, '$1')
}

/** Latin letters that people use for more than one sound; the first meaning is the key's. */
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
const mostSpellings = 24
/** A reading that loses too many letters would be anything. */
const shortestReading = 3

/** The sounds that a word in Latin letters may be written for, in all combinations, those with the fewest changes first. */
function spellings(roman: string): string[] {
  let found = [{ text: roman, changes: 0 }]
  for (const [spelling, meanings] of ambiguous) {
    if (found.length >= mostSpellings) break
    const changed = found.flatMap(({ text, changes }) =>
      text.search(spelling) < 0 ? [] : meanings.map((meaning) => ({ text: text.replace(spelling, meaning), changes: changes + 1 })),
    )
    found = [...found, ...changed].slice(0, mostSpellings)
  }
  return found.sort((a, b) => a.changes - b.changes).map(({ text }) => text)
}

const unique = (keys: readonly string[]): string[] => [...new Set(keys)].filter(Boolean)

/** The keys of a word's dictionary forms and shortened stems, in a language's script; without its own. */
function formsOf(word: string, script: Script, isSpelled = false): string[] {
  const bases = baseForms(word, script, isSpelled)
  const shorts = [word, ...bases].flatMap((form) => shortForms(form, script, isSpelled))
  const keyOf = (form: string) => fold(isSpelled ? form : spelled(form))
  return unique([...bases, ...shorts].map(keyOf))
}

const lower = (word: string): string => inOneScript(word.normalize('NFKC').toLowerCase())

/** How a word of the catalogue is found. */
export interface Forms {
  /** Its own key. */
  key: string
  script: Script
  /** Keys of its dictionary form and of the stems that endings are added to: պանիր has panr, for պանրի. */
  stems: string[]
}

export function foldForms(word: string): Forms {
  const plain = lower(word)
  const [key, script] = [foldWord(plain), scriptOf(plain)]
  return { key, script, stems: formsOf(plain, script).filter((stem) => stem !== key) }
}

/** One way to hear a typed word, with its dictionary forms in each script's language. */
export interface Reading {
  key: string
  forms: Readonly<Record<Script, readonly string[]>>
}

/** The ways to hear a typed word, its own first: hac is hak, hats and hadz; `most` of them, 24 at most. */
export function foldReadings(word: string, most = mostSpellings): Reading[] {
  const plain = lower(word)
  const script = scriptOf(plain)
  if (script !== 'latin') {
    const [key, noun] = [foldWord(plain), script === 'cyrillic' ? nounOf(plain) : undefined]
    const forms = unique([...formsOf(plain, script), ...(noun ? [fold(spelled(noun))] : [])])
    return key ? [{ key, forms: { armenian: [], cyrillic: [], latin: [], [script]: forms } }] : []
  }
  const roman = romanise(plain)
  const readings = (most === 1 ? [roman] : spellings(roman).slice(0, most)).map((text): Reading => ({
    key: fold(text),
    forms: { armenian: formsOf(text, 'armenian', true), cyrillic: formsOf(text, 'cyrillic', true), latin: formsOf(text, 'latin') },
  }))
  const own = readings[0]!
  return readings.filter(
    ({ key }, index) =>
      key &&
      readings.findIndex((other) => other.key === key) === index &&
      (key.length >= shortestReading || index === 0 || own.key.length <= shortestReading),
  )
}

/** The keys that a typed word may stand for: its own, then those of other spellings ("hac" is hak, and hats). */
export const foldTyped = (word: string): string[] => foldReadings(word).map(({ key }) => key)

/** The shortest form of a word, the same for most of its forms, one for each language that it may be of. */
export function rootsOf(word: string): string[] {
  const plain = lower(word)
  const script = scriptOf(plain)
  const rootIn = (language: Script) =>
    [foldWord(plain), ...formsOf(plain, language, script !== language)].reduce((root, form) =>
      form.length < root.length && form.length > shortestReading ? form : root,
    )
  return unique(script === 'latin' ? scripts.map(rootIn) : [rootIn(script)])
}
