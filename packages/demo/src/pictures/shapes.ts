import { n, type Box } from './drawing.ts'

/** How an outline arrives at a point: straight, in an S, around a shoulder (`out`) or around a foot (`in`). */
type Bend = 'line' | 's' | 'out' | 'in'
/** Half width and height of a turned body's outline. */
export type Turned = [r: number, y: number, bend?: Bend]

const ROUND = 0.552

function control([r0, y0]: Turned, [r1, y1, bend]: Turned): [number, number, number, number] {
  if (bend === 's') return [r0, (y0 + y1) / 2, r1, (y0 + y1) / 2]
  if (bend === 'out') return [r0 + ROUND * (r1 - r0), y0, r1, y1 - ROUND * (y1 - y0)]
  if (bend === 'in') return [r0, y0 + ROUND * (y1 - y0), r1 - ROUND * (r1 - r0), y1]
  return [r0, y0, r1, y1]
}

/** Closed outline of a body turned around x = cx, listed from top to bottom; `sag` is how far its round ends bulge. */
export function turned(cx: number, outline: Turned[], sag = 0, topSag = 0): string {
  const first = outline[0]!
  const last = outline.at(-1)!
  let d = `M${n(cx + first[0])} ${n(first[1])}`
  for (let i = 1; i < outline.length; i++) {
    const [r, y] = outline[i]!
    const [ar, ay, br, by] = control(outline[i - 1]!, outline[i]!)
    d += `C${n(cx + ar)} ${n(ay)} ${n(cx + br)} ${n(by)} ${n(cx + r)} ${n(y)}`
  }
  d += `Q${n(cx)} ${n(last[1] + 2 * sag)} ${n(cx - last[0])} ${n(last[1])}`
  for (let i = outline.length - 1; i > 0; i--) {
    const [r, y] = outline[i - 1]!
    const [ar, ay, br, by] = control(outline[i - 1]!, outline[i]!)
    d += `C${n(cx - br)} ${n(by)} ${n(cx - ar)} ${n(ay)} ${n(cx - r)} ${n(y)}`
  }
  return `${d}Q${n(cx)} ${n(first[1] - 2 * topSag)} ${n(cx + first[0])} ${n(first[1])}Z`
}

/** A band around a cylinder seen from slightly above: both edges sag by `sag` in the middle. */
export const band = ({ x, y, w, h }: Box, sag = 0) =>
  `M${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y + 2 * sag)} ${n(x + w)} ${n(y)}V${n(y + h)}Q${n(x + w / 2)} ${n(y + h + 2 * sag)} ${n(x)} ${n(y + h)}Z`

/** A rectangle with corners of radius `r`, or of four radii from the top left clockwise. */
export function rounded(
  { x, y, w, h }: Box,
  r: number | [number, number, number, number],
  sag = 0,
): string {
  const [a, b, c, d] = (typeof r === 'number' ? [r, r, r, r] : r).map((radius) =>
    Math.max(0, Math.min(radius, w / 2, h / 2)),
  ) as [number, number, number, number]
  return (
    `M${n(x + a)} ${n(y)}Q${n(x + w / 2)} ${n(y + 2 * sag)} ${n(x + w - b)} ${n(y)}Q${n(x + w)} ${n(y)} ${n(x + w)} ${n(y + b)}V${n(y + h - c)}` +
    `Q${n(x + w)} ${n(y + h)} ${n(x + w - c)} ${n(y + h)}Q${n(x + w / 2)} ${n(y + h + 2 * sag)} ${n(x + d)} ${n(y + h)}Q${n(x)} ${n(y + h)} ${n(x)} ${n(y + h - d)}V${n(y + a)}Q${n(x)} ${n(y)} ${n(x + a)} ${n(y)}Z`
  )
}

export const oval = (cx: number, cy: number, rx: number, ry: number) =>
  `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`

export const polygon = (points: [number, number][]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** A straight edge cut in teeth from (x1, y) to (x2, y), `depth` deep; to be continued. */
export function teeth(x1: number, x2: number, y: number, depth: number, count: number): string {
  const step = (x2 - x1) / count
  let d = ''
  for (let i = 0; i < count; i++)
    d += `L${n(x1 + step * (i + 0.5))} ${n(y + depth)}L${n(x1 + step * (i + 1))} ${n(y)}`
  return d
}
