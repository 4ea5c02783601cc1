import { createRequire } from 'node:module'
import { groupLetters, type Group, type Letter } from './grouping.ts'
import { readFont, widthOf } from './font.ts'
import { readLetters } from './letters.ts'
import { standIns, type StandIn } from './stand-ins.ts'

/** Where the faces are written, from the repository's root. */
export const fallbackFile = 'apps/storefront/app/font-fallbacks.css'

const head = `/* Long because it lists font faces, written by scripts/fonts.ts (npm run fonts). The faces make the letters of a system's font as wide and high as Google Sans
   has them, so that a page stands still when Google Sans arrives. Letters of like ratios of widths are one group; the first group of a font
   has what the others leave. Every face has one weight: a browser takes those of one descriptor for a text, and no others. */
`
const weights = [400, 500, 600, 700]
/** Prices are set in Google Sans' figures of one width, which is the same at every weight: in thousandths of the size. */
const FIGURE = 600
/** Columns of a line, as the formatter has them. */
const LINE = 100

const resolve = createRequire(import.meta.url).resolve
/** Google Sans by script. These files have one weight each, and the widths that the variable files of the storefront have at it. */
const googleSans = (weight: number) =>
  ['latin', 'cyrillic', 'armenian'].map((script) =>
    readFont(resolve(`@fontsource/google-sans/files/google-sans-${script}-${weight}-normal.woff`)),
  )

const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`

/** Letters as CSS writes them, neighbours as one range. */
function rangeOf(letters: readonly string[]): string {
  const runs: [first: number, last: number][] = []
  for (const code of letters
    .map((letter) => letter.codePointAt(0)!)
    .sort((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run?.[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}

/** A property with its list: in a line, or in lines of its own. */
function wrapped(property: string, list: string): string {
  if (`  ${property}: ${list};`.length <= LINE) return `${property}: ${list}`
  return `${property}:${linesOf(list)}`
}

function linesOf(list: string): string {
  return list.split(', ').reduce((text, item, index, items) => {
    const next = index < items.length - 1 ? `${item},` : item
    const fits = text.length - text.lastIndexOf('\n') + next.length <= LINE
    return index > 0 && fits ? `${text} ${next}` : `${text}\n    ${next}`
  }, '')
}

/** The faces of a stand-in at a weight of Google Sans. */
function facesOf({ letters, range, groups, local }: StandIn, weight: number): string[] {
  const fonts = googleSans(weight)
  const { ascender, descender, unitsPerEm } = fonts[0]!
  const bold = Number(weight >= 600)
  const known = Object.entries(readLetters()).flatMap(([letter, [times, ...widths]]): Letter[] => {
    const own = /\d/.test(letter)
      ? FIGURE
      : fonts.map((font) => widthOf(font, letter)).find((width) => width !== undefined)
    return own !== undefined && letters.test(letter)
      ? [{ letter, times: times + 1, own, standIn: widths[bold]! }]
      : []
  })
  const face = (group: Group, index: number) => `@font-face {
  font-family: 'Google Sans Fallback';
  font-weight: ${weight};
  ${wrapped('src', local[bold]!.map((name) => `local('${name}')`).join(', '))};
  size-adjust: ${percent(group.factor)};
  ascent-override: ${percent(ascender / unitsPerEm / group.factor)};
  descent-override: ${percent(-descender / unitsPerEm / group.factor)};
  line-gap-override: 0%;
  ${wrapped('unicode-range', index === 0 ? range : rangeOf(group.letters))};
}
`
  return groupLetters(known, groups).map(face)
}

/** The faces for all letters and weights of the shop. */
export const fallbackCss = (): string =>
  head + weights.flatMap((weight) => standIns.flatMap((font) => facesOf(font, weight))).join('')
