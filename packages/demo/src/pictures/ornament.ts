import { n } from './drawing.ts'
import type { Warp } from './type.ts'

type Point = [number, number]
/** Polygons in a cell of 1 x 1. */
type Cell = Point[][]

const diamond = (cx: number, cy: number, r: number): Point[] => [
  [cx - r, cy],
  [cx, cy - r],
  [cx + r, cy],
  [cx, cy + r],
]

/** Border patterns in the manner of Armenian carpets and stone carving. */
const CELLS = {
  zigzag: [
    [
      [0, 0.75],
      [0.5, 0.1],
      [1, 0.75],
      [1, 1],
      [0.5, 0.38],
      [0, 1],
    ],
  ],
  diamonds: [diamond(0.5, 0.5, 0.46), diamond(0, 0.5, 0.13), diamond(1, 0.5, 0.13)],
  steps: [
    [
      [0, 0.5],
      [0.2, 0.5],
      [0.2, 0.25],
      [0.4, 0.25],
      [0.4, 0],
      [0.6, 0],
      [0.6, 0.25],
      [0.8, 0.25],
      [0.8, 0.5],
      [1, 0.5],
      [0.8, 0.5],
      [0.8, 0.75],
      [0.6, 0.75],
      [0.6, 1],
      [0.4, 1],
      [0.4, 0.75],
      [0.2, 0.75],
      [0.2, 0.5],
    ],
  ],
  teeth: [
    [
      [0, 1],
      [0.5, 0],
      [1, 1],
    ],
  ],
  hooks: [
    [
      [0.08, 1],
      [0.08, 0],
      [0.8, 0],
      [0.8, 0.7],
      [0.42, 0.7],
      [0.42, 0.42],
      [0.58, 0.42],
      [0.58, 0.22],
      [0.28, 0.22],
      [0.28, 1],
    ],
  ],
  leaves: [
    [
      [0, 0.9],
      [0.1, 0.35],
      [0.45, 0.05],
      [0.4, 0.6],
    ],
    [
      [1, 0.9],
      [0.9, 0.35],
      [0.55, 0.05],
      [0.6, 0.6],
    ],
  ],
  bars: [
    [
      [0.2, 0],
      [0.5, 0],
      [0.8, 1],
      [0.5, 1],
    ],
  ],
} satisfies Record<string, Cell>

export type Ornament = keyof typeof CELLS
export const ORNAMENTS = Object.keys(CELLS) as Ornament[]

/** Path data of a row of ornaments from x1 to x2, `height` units high from y down, bent by `warp`. */
export function ornamentRow(
  kind: Ornament,
  x1: number,
  x2: number,
  y: number,
  height: number,
  warp: Warp = (x, top) => [x, top],
): string {
  const count = Math.max(3, Math.round((x2 - x1) / (height * 1.25)))
  const width = (x2 - x1) / count
  let d = ''
  for (let i = 0; i < count; i++) {
    for (const points of CELLS[kind]) {
      d += `M${points
        .map(([px, py]) => warp(x1 + (i + px!) * width, y + py! * height))
        .map(([px, py]) => `${n(px)} ${n(py)}`)
        .join('L')}Z`
    }
  }
  return d
}

/** Path data of a rosette of turning petals around (cx, cy). */
export function rosette(cx: number, cy: number, r: number, petals = 8): string {
  let d = ''
  for (let i = 0; i < petals; i++) {
    const angle = (2 * Math.PI * i) / petals
    const at = (turnBy: number, radius: number) =>
      `${n(cx + radius * Math.cos(angle + turnBy))} ${n(cy + radius * Math.sin(angle + turnBy))}`
    d += `M${n(cx)} ${n(cy)}Q${at(0.75, r * 0.62)} ${at(0.35, r)}Q${at(0.05, r * 0.75)} ${n(cx)} ${n(cy)}Z`
  }
  return d
}

/** Path data of rays from (cx, cy), every second one painted, `r` units long. */
export function rays(cx: number, cy: number, r: number, count = 12, start = 0): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const [a, b] = [start + (2 * Math.PI * i) / count, start + (2 * Math.PI * (i + 0.5)) / count]
    d += `M${n(cx)} ${n(cy)}L${n(cx + r * Math.cos(a))} ${n(cy + r * Math.sin(a))}L${n(cx + r * Math.cos(b))} ${n(cy + r * Math.sin(b))}Z`
  }
  return d
}
