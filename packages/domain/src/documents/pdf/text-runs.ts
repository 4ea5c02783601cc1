import { fontOf, scripts, type Script, type Weight } from './fonts.ts'

/** Text of one font. */
export interface TextRun {
  script: Script
  text: string
}

const missing = '\u{fffd}'
/** What is never drawn: controls, joiners, marks of direction, variation selectors. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\u{fe00}-\u{fe0f}]/gu

/** White space of any kind is one space; a no-break space stays one. */
const oneSpace = (space: string) => (space === '\u00a0' ? space : ' ')

/** A text as it can be drawn: composed letters, without line breaks and what is never drawn. No font has the mark of a portion, `≈`. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, oneSpace).replace(invisible, '').replaceAll('≈', '~')

const known = new Map<string, readonly Script[]>()

/** The scripts whose font has a letter, the likeliest first. */
function scriptsOf(letter: string): readonly Script[] {
  let found = known.get(letter)
  if (!found) {
    const code = letter.codePointAt(0)!
    found = scripts.filter((script) => fontOf(script, 400).font.hasGlyphForCodePoint(code))
    known.set(letter, found)
  }
  return found
}

/**
 * Splits a text by the fonts that have its letters: the Armenian and Cyrillic files have no digits and hardly a mark, so these come from
 * the Latin one. A letter that no font has, such as an emoji, becomes one replacement mark.
 */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = []
  for (const letter of drawable(text)) {
    const having = scriptsOf(letter)
    const last = runs.at(-1)
    const script = last && having.includes(last.script) ? last.script : (having[0] ?? 'latin')
    const drawn = having.length > 0 ? letter : missing
    if (last?.script === script) last.text += drawn
    else runs.push({ script, text: drawn })
  }
  return runs
}

const widths: Record<Weight, Map<string, number>> = { 400: new Map(), 700: new Map() }

/** Width of a letter by itself, in parts of the font's size. Kerning makes a drawn text narrower, not wider. */
export function letterWidth(letter: string, weight: Weight): number {
  let width = widths[weight].get(letter)
  if (width === undefined) {
    const [script] = scriptsOf(letter)
    const { font } = fontOf(script ?? 'latin', weight)
    width =
      font.glyphForCodePoint((script ? letter : missing).codePointAt(0)!).advanceWidth /
      font.unitsPerEm
    widths[weight].set(letter, width)
  }
  return width
}
