import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'
import { n, type Box } from './drawing.ts'

/** Moves a point of an outline, such as onto the curve of a label. */
export type Warp = (x: number, y: number) => [number, number]

/** Text turned into outlines. */
export interface Setting {
  /** SVG path data. */
  d: string
  /** The outline's bounds. */
  bounds: Box
  /** Font size in units. */
  size: number
  lines: number
}

const WEIGHT = 700
const LINE_HEIGHT = 1.04
/** Long words may be set this much narrower. */
const NARROWEST = 0.86
const resolve = createRequire(import.meta.url).resolve
let fonts: Font[] | undefined

/** The font comes as files by script; the first that has a letter sets it. */
function loadFonts(): Font[] {
  fonts ??= ['armenian', 'latin', 'cyrillic'].map((script) => {
    const bytes = readFileSync(
      resolve(`@fontsource/google-sans/files/google-sans-${script}-${WEIGHT}-normal.woff`),
    )
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  })
  return fonts
}

function outline(text: string): PathCommand[] {
  const commands: PathCommand[] = []
  let x = 0
  let run = ''
  let current: Font | undefined
  const flush = () => {
    if (!current || !run) return
    commands.push(...current.getPath(run, x, 0, 1000).commands)
    x += current.getAdvanceWidth(run, 1000)
    run = ''
  }
  for (const char of text) {
    const font: Font =
      loadFonts().find((candidate) => candidate.charToGlyphIndex(char) > 0) ?? loadFonts()[0]!
    if (font !== current) flush()
    current = font
    run += char
  }
  flush()
  return commands
}

/** Bounds of the curves' points; control points count, so the true outline is never larger. */
function boundsOf(commands: PathCommand[]): Box {
  const xs: number[] = []
  const ys: number[] = []
  for (const c of commands) {
    if (c.type === 'Z') continue
    xs.push(c.x, ...('x1' in c ? [c.x1] : []), ...('x2' in c ? [c.x2] : []))
    ys.push(c.y, ...('y1' in c ? [c.y1] : []), ...('y2' in c ? [c.y2] : []))
  }
  if (!xs.length) return { x: 0, y: 0, w: 0, h: 0 }
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

function map(commands: PathCommand[], to: Warp): PathCommand[] {
  return commands.map((c) => {
    if (c.type === 'Z') return c
    const [x, y] = to(c.x, c.y)
    if (c.type === 'M' || c.type === 'L') return { ...c, x, y }
    const [x1, y1] = to(c.x1, c.y1)
    if (c.type === 'Q') return { ...c, x, y, x1, y1 }
    const [x2, y2] = to(c.x2, c.y2)
    return { ...c, x, y, x1, y1, x2, y2 }
  })
}

function pathData(commands: PathCommand[]): string {
  return commands
    .map((c) => {
      if (c.type === 'Z') return 'Z'
      if (c.type === 'C') return `C${n(c.x1)} ${n(c.y1)} ${n(c.x2)} ${n(c.y2)} ${n(c.x)} ${n(c.y)}`
      if (c.type === 'Q') return `Q${n(c.x1)} ${n(c.y1)} ${n(c.x)} ${n(c.y)}`
      return `${c.type}${n(c.x)} ${n(c.y)}`
    })
    .join('')
}

/** The lines that a text can be broken into: all on one, or in two at a space or hyphen. */
function breaks(text: string): string[][] {
  const words = text.trim().split(/\s+/)
  const options = [[words.join(' ')]]
  for (let i = 1; i < words.length; i++)
    options.push([words.slice(0, i).join(' '), words.slice(i).join(' ')])
  return options
}

/**
 * Sets a text as large as fits a box, on one line or two, centred; never larger than `maxSize`.
 * `warp` bends the outline afterwards, around the box's place.
 */
export function fitText(
  text: string,
  inside: Box,
  maxSize: number,
  warp: Warp = (x, y) => [x, y],
): Setting {
  let best:
    | { size: number; narrow: number; lines: { commands: PathCommand[]; bounds: Box }[] }
    | undefined
  for (const option of breaks(text)) {
    const lines = option.map((line) => {
      const commands = outline(line)
      return { commands, bounds: boundsOf(commands) }
    })
    const width = Math.max(...lines.map((line) => line.bounds.w))
    const height =
      (lines.length - 1) * LINE_HEIGHT * 1000 +
      lines.at(-1)!.bounds.y +
      lines.at(-1)!.bounds.h -
      lines[0]!.bounds.y
    const size = Math.min(
      maxSize,
      (inside.w / (width * NARROWEST)) * 1000,
      (inside.h / height) * 1000,
    )
    const narrow = Math.min(1, inside.w / ((width * size) / 1000))
    if (!best || size > best.size * 1.12) best = { size, narrow, lines }
  }
  const { size, narrow, lines } = best!
  const unit = size / 1000
  const last = lines.at(-1)!.bounds
  const top = lines[0]!.bounds.y
  const height = ((lines.length - 1) * LINE_HEIGHT * 1000 + last.y + last.h - top) * unit
  const [cx, y0] = [inside.x + inside.w / 2, inside.y + (inside.h - height) / 2]
  const placed = lines.flatMap(({ commands, bounds }, i) =>
    map(commands, (x, y) =>
      warp(
        cx + (x - bounds.x - bounds.w / 2) * unit * narrow,
        y0 + (y - top + i * LINE_HEIGHT * 1000) * unit,
      ),
    ),
  )
  return { d: pathData(placed), bounds: boundsOf(placed), size, lines: lines.length }
}
