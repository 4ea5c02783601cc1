/** Letters of a word that {@link shortened} looks at. */
const reach = 7

const [shortest, long, longest] = [4, 8, 24]

/** Typing mistakes that a word of so many letters may have. */
export const typosIn = (length: number): number => (length < shortest || length > longest ? 0 : length < long ? 1 : 2)

/**
 * What is left of a key's first seven letters without up to as many letters as it may have typos, itself included. Two keys that
 * are within that distance of each other share one. Empty for a key that may have none.
 */
export function shortened(key: string): string[] {
  const found = new Set<string>()
  const drop = (letters: string, times: number) => {
    found.add(letters)
    if (times === 0) return
    for (let index = 0; index < letters.length; index++) drop(letters.slice(0, index) + letters.slice(index + 1), times - 1)
  }
  const most = typosIn(key.length)
  if (most > 0) drop(key.slice(0, reach), most)
  return [...found]
}

export interface Distance {
  /** Letters to add, drop, change or swap with their neighbour to make the word of what was typed. */
  whole: number
  /** The same for the nearest beginning of the word. */
  start: number
}

/** How far what was typed is from a word, and from its beginning. */
export function distance(typed: string, word: string): Distance {
  let before: number[] = []
  let above = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1]
      const swapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
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
