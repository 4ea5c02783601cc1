/** Letters of a word that {@link shortened} uses. */
const prefixLength = 7

const [minLength, minLengthTwo, maxLength] = [4, 8, 24]

/** Typos tolerated in a word of this length. */
export const typosIn = (length: number): number =>
  length < minLength || length > maxLength ? 0 : length < minLengthTwo ? 1 : 2

/**
 * Deletion variants of a key's first seven letters, itself included: up to as many letters removed as typos are tolerated. Two
 * keys within that distance share a variant. Empty for a key without tolerated typos.
 */
export function shortened(key: string): string[] {
  const found = new Set<string>()
  const drop = (letters: string, times: number) => {
    found.add(letters)
    if (times === 0) return
    for (let index = 0; index < letters.length; index++)
      drop(letters.slice(0, index) + letters.slice(index + 1), times - 1)
  }
  const maxTypos = typosIn(key.length)
  if (maxTypos > 0) drop(key.slice(0, prefixLength), maxTypos)
  return [...found]
}

export interface Distance {
  /** Insertions, deletions, changes and swaps of neighbours between the typed text and the word. */
  whole: number
  /** The same for the nearest prefix of the word. */
  start: number
}

/** Edit distance of a typed text to a word and to its prefixes. */
export function distance(typed: string, word: string): Distance {
  let before: number[] = []
  let above = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1]
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1]
      line[column] = Math.min(
        above[column]! + 1,
        line[column - 1]! + 1,
        above[column - 1]! + (same ? 0 : 1),
        swapped ? before[column - 2]! + 1 : Infinity,
      )
    }
    before = above
    above = line
  }
  return { whole: above.at(-1)!, start: Math.min(...above) }
}
