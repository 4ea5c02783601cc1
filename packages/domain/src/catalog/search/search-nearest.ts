import type { NearWords } from './search-dictionary.ts'
import { distance, typosIn } from './search-typos.ts'
import type { TypedLetters } from './search-words.ts'

/** The catalogue's words nearest to a typed one; empty where none is near. */
export interface Nearest {
  words: string[]
  /** Whether they differ by typos only, rather than match as a prefix or a part. */
  slip: boolean
}

const maxWords = 24
/** Cost, in typos, of a word that only contains what was typed, or only begins near it. */
const insideCost = 1.5
const beginningCost = 1.7
/** The rest of a compound word is a word too. */
const minLengthRest = 3
/** Typos in the first letter are rare. */
const firstLetterCost = 0.5
const minLengthFirstTypo = 6

const maxReadings = 8

export function nearestTo(word: TypedLetters, { near, containing }: NearWords): Nearest {
  const costs = new Map<string, number>()
  const put = (found: string, cost: number) =>
    costs.set(found, Math.min(cost, costs.get(found) ?? Infinity))
  for (const { key } of word.readings.slice(0, maxReadings)) {
    for (const other of near) {
      const cost = costOf(key, other)
      if (cost !== undefined) put(other, cost)
    }
    for (const other of containing)
      if (other.includes(key) && other.length - key.length >= minLengthRest) put(other, insideCost)
  }
  const best = Math.min(...costs.values())
  const words = [...costs].filter(([, cost]) => cost === best).map(([found]) => found)
  return {
    words: words.sort().slice(0, maxWords),
    slip: best < Infinity && best !== insideCost && best < beginningCost,
  }
}

function costOf(key: string, other: string): number | undefined {
  const maxTypos = typosIn(key.length)
  if (other.length < key.length - maxTypos) return undefined
  const { whole, start } = distance(key, other)
  const sameFirst = other[0] === key[0]
  // With a wrong first letter at most one typo is allowed.
  const allowed = sameFirst
    ? maxTypos
    : key.length < minLengthFirstTypo || key.length !== other.length
      ? 0
      : Math.min(maxTypos, 1)
  if (key.length === shortWord && !isLikelySlip(key, other)) return undefined
  if (whole <= allowed) return whole + (sameFirst ? 0 : firstLetterCost)
  return start <= allowed && start + 1 < key.length / 2 ? start + beginningCost : undefined
}

const shortWord = 4
/** Letters that sound alike. */
const alike = ['aeiou', 'td', 'pbfv', 'kgh', 'sz', 'jz', 'rl', 'mn']

/** In a word of four letters a changed letter makes another word, unless both sound alike. */
function isLikelySlip(key: string, other: string): boolean {
  if (key.length !== other.length) return true
  const changed = Array.from(key).flatMap((letter, index) =>
    letter === other[index] ? [] : [letter + other[index]],
  )
  return (
    changed.length !== 1 ||
    alike.some((group) => Array.from(changed[0]!).every((letter) => group.includes(letter)))
  )
}
