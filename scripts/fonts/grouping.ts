/** A letter: how often it is written, its width in the font that is on its way, and in the one that stands in for it. */
export interface Letter {
  letter: string
  times: number
  own: number
  standIn: number
}

/** Letters that are widened by one factor. */
export interface Group {
  letters: string[]
  factor: number
}

const sum = (letters: readonly Letter[], of: (letter: Letter) => number) =>
  letters.reduce((total, letter) => total + letter.times * of(letter), 0)

/** What makes the group's letters as wide as their own font has them, on average of all that is written. */
const factorOf = (letters: readonly Letter[]) => sum(letters, ({ own }) => own) / sum(letters, ({ standIn }) => standIn)

/** By how much the letters still miss their own widths: the sum of squares. */
function missOf(letters: readonly Letter[]): number {
  const factor = factorOf(letters)
  return sum(letters, ({ own, standIn }) => (own - factor * standIn) ** 2)
}

/**
 * Splits letters into so many groups that miss their own widths least: in the order of their ratios every cut is tried. The biggest group
 * comes first.
 */
export function groupLetters(letters: readonly Letter[], count: number): Group[] {
  const sorted = letters.toSorted((one, other) => one.own / one.standIn - other.own / other.standIn)
  const miss = sorted.map((_, from) => sorted.map((_, last) => (last < from ? Infinity : missOf(sorted.slice(from, last + 1)))))
  // best[end]: the best split of the letters before `end` into so many groups as there were rounds, by where its groups begin.
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
