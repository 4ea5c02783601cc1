import { romanise, scriptOf, type Script } from './romanisation.ts'
import { synonyms } from './synonyms.ts'

/** To be raised when {@link foldWord} or {@link stem} answer differently, or products are found by other terms: shops then rewrite what they search in. */
export const foldVersion = 3

const longestKey = 40

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
  let key = Array.from(roman).slice(0, longestKey).join('')
  // One sound's replacement may complete another's spelling (qh).
  for (let next = replaceSounds(key); next !== key; next = replaceSounds(key)) key = next
  return key
}

/**
 * The key under which a word is found: Latin letters for how it sounds, whatever its script and spelling. Folding a key gives
 * the key. Empty for a word without letters and digits. At most 40 characters.
 */
export const foldWord = (word: string): string => fold(spelled(word))

/** Only Latin letters spell u as oo; other scripts' letters are doubled by mistake, or not heard twice. */
function spelled(word: string): string {
  const roman = romanise(word)
  return scriptOf(word) === 'latin' ? roman : roman.replaceAll(/(\p{L})\1+/gu, '$1')
}

/** Latin letters that people use for more than one sound; the first meaning is the key's. */
const ambiguous: readonly (readonly [RegExp, string])[] = [
  [/c+(?!h)/g, 'ts'],
  [/w/g, 'sh'],
  [/x/g, 'ks'],
  [/j/g, 'y'],
  [/d?j/g, 'ch'],
  [/dz/g, 'ts'],
  [/yo|jo/g, 'e'],
  [/^o/, 'vo'],
  [/^y/, 'e'],
  [/g(?!h)/g, 'gh'],
]

const same = new Map<string, string[]>()
for (const words of synonyms) {
  const keys = words.map(foldWord)
  for (const key of keys) same.set(key, [...(same.get(key) ?? []), ...keys])
}

/** The keys that a typed word may stand for: its own, then those of other spellings ("hac" is hak, and hats) and synonyms. */
export function foldTyped(word: string): string[] {
  const roman = spelled(word)
  const readings = scriptOf(word) === 'latin' ? ambiguous.map(([spelling, other]) => roman.replace(spelling, other)) : []
  const keys = [roman, ...readings].map(fold)
  return [...new Set([...keys, ...keys.flatMap((key) => same.get(key) ?? [])])].filter(Boolean)
}

const endings: Readonly<Record<Script, RegExp>> = {
  armenian: /(?:ner|er)?(?:i|in|ov|its|um|e)?$/,
  cyrillic: /(?:ami|iami|ogo|omu|ov|ev|ah|iah|am|iam|om|em|[aeiou]+)$/,
  latin: /(?<=[oxz])es$|s$/,
}
const shortestStem: Readonly<Record<Script, number>> = { armenian: 3, cyrillic: 3, latin: 2 }

/**
 * A key without the commonest endings of a script's words (number, case, article), so that яблоко finds яблоки and egg finds
 * eggs.
 */
export function stem(key: string, script: Script): string {
  const bare = key.replace(endings[script], '')
  return bare.length < shortestStem[script] ? key : bare
}
