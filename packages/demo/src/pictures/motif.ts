import { closeSync, openSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { n, type Box, type Drawing } from './drawing.ts'
import { hue, turn } from './color.ts'

/** An icon of the Fluent Emoji set. */
export interface Motif {
  name: string
  /** SVG content in a 32 x 32 square. */
  body: string
  /** The painted part of the square. */
  bounds: Box
}

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
const CHUNK = 1 << 20
let places: Map<string, { at: number; length: number }> | undefined
const loaded = new Map<string, Promise<Motif>>()

/** The set is one file of 100 MB: it is indexed by line, never parsed nor held as a whole. */
function indexSet(): Map<string, { at: number; length: number }> {
  const found = new Map<string, { at: number; length: number }>()
  const handle = openSync(file, 'r')
  const chunk = Buffer.allocUnsafe(CHUNK)
  let name = ''
  let at = 0
  let line = ''
  let lineStart = 0
  const endLine = (end: number) => {
    const start = /^\t\t"([a-z0-9-]+)": \{/.exec(line)
    if (start) name = start[1]!
    else if (line.startsWith('\t\t\t"body": '))
      found.set(name, { at: lineStart, length: end - lineStart })
  }
  for (
    let size = readSync(handle, chunk, 0, CHUNK, at);
    size > 0;
    size = readSync(handle, chunk, 0, CHUNK, at)
  ) {
    let from = 0
    for (let to = chunk.indexOf(10, from); to >= 0 && to < size; to = chunk.indexOf(10, from)) {
      if (line.length < 80) line += chunk.toString('latin1', from, Math.min(to, from + 80))
      endLine(at + to)
      line = ''
      lineStart = at + to + 1
      from = to + 1
    }
    if (from < size && line.length < 80)
      line += chunk.toString('latin1', from, Math.min(size, from + 80))
    at += size
  }
  closeSync(handle)
  return found
}

function readBody(name: string): string {
  places ??= indexSet()
  const place = places.get(name)
  if (!place) throw new Error(`No icon ${name} in the Fluent Emoji set`)
  const bytes = Buffer.alloc(place.length)
  const handle = openSync(file, 'r')
  readSync(handle, bytes, 0, place.length, place.at)
  closeSync(handle)
  const { body } = JSON.parse(`{${bytes.toString('utf8').trim().replace(/,$/, '')}}`) as {
    body: string
  }
  return body
}

async function measure(body: string): Promise<Box> {
  const side = 128
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32">${body}</svg>`
  const alpha = await sharp(Buffer.from(svg)).extractChannel(3).raw().toBuffer()
  let [left, top, right, bottom] = [side, side, 0, 0]
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (alpha[y * side + x]! < 90) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }
  const unit = 32 / side
  return { x: left * unit, y: top * unit, w: (right - left) * unit, h: (bottom - top) * unit }
}

/** Loads an icon by its name in the set, such as `red-apple`. Throws when the set has no such icon. */
export function loadMotif(name: string): Promise<Motif> {
  const known = loaded.get(name)
  if (known) return known
  const motif = (async () => {
    const body = readBody(name)
    return { name, body, bounds: await measure(body) }
  })()
  loaded.set(name, motif)
  motif.catch(() => loaded.delete(name))
  return motif
}

/** The colour, among the motif's own, that most of its vivid colours are like. */
export function mainColour(motif: Motif): string {
  const colours = (motif.body.match(/#[0-9a-f]{6}\b/gi) ?? []).filter(
    (hex) => hue(hex).chroma > 0.06,
  )
  const near = (a: string) =>
    colours.filter((b) => Math.abs(((hue(a).degrees - hue(b).degrees + 540) % 360) - 180) < 25)
      .length
  return colours.reduce(
    (best, hex) => (near(hex) > near(best) ? hex : best),
    colours[0] ?? '#888888',
  )
}

/** The motif in other colours: hues near its main one, or all without `near`, are turned by `degrees`. */
export function recolour(
  motif: Motif,
  degrees: number,
  vivid = 1,
  lighter = 0,
  near?: number,
): Motif {
  const body = motif.body.replace(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?=")/gi, (hex) => {
    const { degrees: own, chroma } = hue(hex)
    const away = near === undefined ? 0 : Math.abs(((own - near + 540) % 360) - 180)
    return chroma < 0.03 || away > 55 ? hex : turn(hex, degrees, vivid, lighter)
  })
  return { ...motif, body }
}

/** Draws the motif so that what is painted of it fits the box, centred, turned by `rotation` degrees. */
export function placeMotif(
  art: Drawing,
  motif: Motif,
  box: Box,
  rotation = 0,
  attributes = '',
): string {
  const id = art.define(
    motif.body,
    (name) =>
      `<g id="${name}">${motif.body
        .replace(/\bid="/g, `id="${name}-`)
        .replace(/url\(#/g, `url(#${name}-`)
        .replace(/href="#/g, `href="#${name}-`)}</g>`,
  )
  const { x, y, w, h } = motif.bounds
  const scale = Math.min(box.w / w, box.h / h)
  const turnBy = rotation ? `rotate(${n(rotation)})` : ''
  const place = `translate(${n(box.x + box.w / 2)} ${n(box.y + box.h / 2)})${turnBy}scale(${scale.toFixed(3)})translate(${(-x - w / 2).toFixed(2)} ${(-y - h / 2).toFixed(2)})`
  return `<use href="#${id}" transform="${place}"${attributes && ` ${attributes}`}/>`
}
