import type { Weight } from './fonts.ts'
import { drawable, letterWidth } from './text-runs.ts'

interface Wrapping {
  /** Points. */
  width: number
  style: { size: number; weight?: Weight }
  /** Lines at most; the last one then ends in an ellipsis. */
  maxLines?: number | undefined
}

/** Breaks a text into lines of a width at its spaces; a word that is longer than a line is broken between letters. */
export function wrapText(
  text: string,
  { width, style: { size, weight = 400 }, maxLines = 40 }: Wrapping,
): string[] {
  const widthOf = (letters: Iterable<string>) => {
    let sum = 0
    for (const letter of letters) sum += letterWidth(letter, weight) * size
    return sum
  }
  const space = widthOf(' ')
  const lines: string[] = []
  let line = ''
  let taken = 0
  const end = () => {
    lines.push(line)
    line = ''
    taken = 0
  }
  for (const word of drawable(text).split(' ').filter(Boolean)) {
    const needed = widthOf(word)
    if (line && taken + space + needed > width) end()
    if (line) {
      line += ` ${word}`
      taken += space + needed
      continue
    }
    for (const letter of word) {
      const wide = widthOf(letter)
      if (line && taken + wide > width) end()
      line += letter
      taken += wide
    }
    if (lines.length > maxLines) break
  }
  if (line) end()
  return lines.length > maxLines
    ? [...lines.slice(0, maxLines - 1), shortened(lines[maxLines - 1]!, width, widthOf)]
    : lines
}

/** A line with an ellipsis at its end. */
function shortened(
  line: string,
  width: number,
  widthOf: (letters: Iterable<string>) => number,
): string {
  const letters = [...line, '…']
  while (letters.length > 1 && widthOf(letters) > width) letters.splice(-2, 1)
  return letters.join('')
}
