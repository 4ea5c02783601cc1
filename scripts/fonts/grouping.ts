/** A letter: how often it is used, its width in the web font and in the fallback font. */
export interface Letter {
  letter: string
  times: number
  own: number
  standIn: number
}

/** Letters that are scaled by one factor. */
export interface Group {
  letters: string[]
  factor: number
}

const sum = (letters: readonly Letter[], of: (letter: Letter) => number) =>
  letters.reduce((total, letter) => total + letter.times * of(letter), 0)

/** The factor that gives the group's letters their width in the web font, on average over the shop's texts. */
const factorOf = (letters: readonly Letter[]) =>
  sum(letters, ({ own }) => own) / sum(letters, ({ standIn }) => standIn)

/** How far the scaled letters are from their widths in the web font: the sum of squares. */
function missOf(letters: readonly Letter[]): number {
  const factor = factorOf(letters)
  return sum(letters, ({ own, standIn }) => (own - factor * standIn) ** 2)
}

/**
 * Splits letters into `count` groups with the smallest total error: every cut in the order of their ratios is tried. The largest group
 * comes first.
 */
export function groupLetters(letters: readonly Letter[], count: number): Group[] {
  const sorted = letters.toSorted((one, other) => one.own / one.standIn - other.own / other.standIn)
  const miss = sorted.map((_, from) =>
    sorted.map((_, last) => (last < from ? Infinity : missOf(sorted.slice(from, last + 1)))),
  )
  // best[last]: the best split of the letters up to `last` into one group per round, by the starts of its groups.
  let best = sorted.map((_, last) => ({ miss: miss[0]![last]!, starts: [0] }))
  for (let round = 1; round < count; round++)
    best = sorted.map((_, last) => {
      let found = { miss: Infinity, starts: [0] }
      for (let start = 1; start <= last; start++) {
        const total = best[start - 1]!.miss + miss[start]![last]!
        if (total < found.miss) found = { miss: total, starts: [...best[start - 1]!.starts, start] }
      }
      return found
    })
  const { starts } = best.at(-1)!
  return starts
    .map((start, index) => sorted.slice(start, starts[index + 1]))
    .map((group) => ({ letters: group.map(({ letter }) => letter), factor: factorOf(group) }))
    .sort((one, other) => other.letters.length - one.letters.length)
}
