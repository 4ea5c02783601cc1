import { darken, lighten } from '../color.ts'
import { ellipse, n, path, type Drawing } from '../drawing.ts'
import { placeMotif, type Motif } from '../motif.ts'
import type { Random } from '../random.ts'

/** A heap of motifs: rows from back to front, each shifted and turned a little. */
export function drawHeap(
  art: Drawing,
  motif: Motif,
  random: Random,
  rows: { y: number; from: number; to: number; count: number }[],
  size: number,
): string {
  const shade = art.radial([
    [0, '#1d120a', 0.34],
    [1, '#1d120a', 0],
  ])
  let heap = ''
  for (const { y, from, to, count } of rows) {
    const order = Array.from({ length: count }, (_, i) => i).sort(
      (a, b) => Math.abs(b - count / 2) - Math.abs(a - count / 2),
    )
    for (const i of order) {
      const x = count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1)
      const own = size * random.between(0.94, 1.06)
      const [cx, cy] = [x + random.between(-7, 7), y + random.between(-9, 9)]
      heap += ellipse(cx, cy + own * 0.4, own * 0.52, own * 0.2, shade)
      heap += placeMotif(
        art,
        motif,
        { x: cx - own / 2, y: cy - own / 2, w: own, h: own },
        random.between(-16, 16),
      )
    }
  }
  return heap
}

/** Boards with a wood grain, in a box of the given place. */
export function drawBoard(
  art: Drawing,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  tone: string,
): string {
  const fill = art.linear(
    [
      [0, lighten(tone, 0.24)],
      [0.5, tone],
      [1, darken(tone, 0.12)],
    ],
    [0, 0, 0, 1],
  )
  let grain = ''
  for (let i = 0; i < 4; i++) {
    const at = y + h * random.between(0.12, 0.9)
    grain += `M${n(x + w * random.between(0, 0.3))} ${n(at)}q${n(w * 0.18)} ${n(random.between(-7, 7))} ${n(w * 0.34)} 0t${n(w * 0.28)} ${n(random.between(-4, 4))}`
  }
  return (
    path(
      `M${n(x + 5)} ${n(y)}h${n(w - 10)}q5 0 5 5v${n(h - 10)}q0 5 -5 5h${n(10 - w)}q-5 0 -5 -5v${n(10 - h)}q0 -5 5 -5Z`,
      fill,
    ) + `<path d="${grain}" fill="none" stroke="#5b3513" stroke-opacity=".2" stroke-width="3"/>`
  )
}
