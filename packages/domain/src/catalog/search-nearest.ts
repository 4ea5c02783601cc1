import type { NearWords } from './search-dictionary.ts'
import { distance, typosIn } from './search-typos.ts'
import type { TypedLetters } from './search-words.ts'

/** The catalogue's words nearest to a typed one; none where none is near. */
export interface Nearest {
  words: string[]
  /** Whether they differ by typos alone, rather than begin with the like of it or have it inside. */
  slip: boolean
}

const mostWords = 24
/** What it costs a word, counted in typos, that it only has inside what was typed, or begins with something near it. */
const insideCost = 1.5
const beginningCost = 1.7
/** What else a word has that has another inside is a word as well. */
const shortestOther = 3
/** People seldom miss the first letter. */
const firstLetterCost = 0.5
const shortestWithoutFirst = 6

const mostHeard = 8

export function nearestTo(word: TypedLetters, { near, containing }: NearWords): Nearest {
  const costs = new Map<string, number>()
  const put = (found: string, cost: number) => costs.set(found, Math.min(cost, costs.get(found) ?? Infinity))
  for (const { key } of word.readings.slice(0, mostHeard)) {
    for (const other of near) {
      const cost = costOf(key, other)
      if (cost !== undefined) put(other, cost)
    }
    for (const other of containing) if (other.includes(key) && other.length - key.length >= shortestOther) put(other, insideCost)
  }
  const best = Math.min(...costs.values())
  const words = [...costs].filter(([, cost]) => cost === best).map(([found]) => found)
  return { words: words.sort().slice(0, mostWords), slip: best < Infinity && best !== insideCost && best < beginningCost }
}

function costOf(key: string, other: string): number | undefined {
  const most = typosIn(key.length)
  if (other.length < key.length - most) return undefined
  const { whole, start } = distance(key, other)
  const sameFirst = other[0] === key[0]
  // Of two slips none is in the first letter.
  const allowed = sameFirst ? most : key.length < shortestWithoutFirst || key.length !== other.length ? 0 : Math.min(most, 1)
  if (key.length === shortWord && !isLikelySlip(key, other)) return undefined
  if (whole <= allowed) return whole + (sameFirst ? 0 : firstLetterCost)
  return start <= allowed && start + 1 < key.length / 2 ? start + beginningCost : undefined
}

const shortWord = 4
/** Letters that are taken for each other. */
const alike = ['aeiou', 'td', 'pbfv', 'kgh', 'sz', 'jz', 'rl', 'mn']

/** Of four letters, another one makes another word, unless it sounds alike. */
function isLikelySlip(key: string, other: string): boolean {
  if (key.length !== other.length) return true
  const changed = Array.from(key).flatMap((letter, index) => (letter === other[index] ? [] : [letter + other[index]]))
  return changed.length !== 1 || alike.some((group) => Array.from(changed[0]!).every((letter) => group.includes(letter)))
}
