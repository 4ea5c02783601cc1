import { readFileSync } from 'node:fs'
import opentype, { type Font } from 'opentype.js'

/** Reads a font file (TrueType or WOFF). Throws where there is none. */
export function readFont(file: string): Font {
  const bytes = readFileSync(file)
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/** The width of a letter in thousandths of the font's size; undefined where the font has not got it. */
export const widthOf = (font: Font, letter: string): number | undefined =>
  font.charToGlyphIndex(letter) > 0
    ? Math.round((font.charToGlyph(letter).advanceWidth! / font.unitsPerEm) * 1000)
    : undefined
