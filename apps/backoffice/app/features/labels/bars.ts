import type { LabelSize } from './label-options.ts'

/** A barcode with its characters below it. */
export interface Bars {
  /** Of an SVG. */
  address: string
  /** Its width and height, in widths of its narrowest bar. */
  modules: number
  height: number
}

/**
 * Millimetres of the narrowest bar: two dots of a label printer of 203 dpi at least. At most somewhat more than EAN-13 asks for, 0.264,
 * since the place and the sku stand beside it.
 */
const [minModule, maxModule] = [0.25, 0.28]
/** Millimetres that a label has for bars: beside its marks, over its whole width, and of height. */
const rooms = {
  roll: { beside: 36, whole: 53, height: 8.5 },
  sheet: { beside: 36, whole: 61, height: 7.5 },
} as const satisfies Record<LabelSize, object>

/** Where bars stand on a label: beside its marks, or over its whole width where they were too narrow there. `isThin`: they are anyway. */
export function placeBars({ modules, height }: Omit<Bars, 'address'>, size: LabelSize) {
  const room = rooms[size]
  const moduleIn = (width: number) => Math.min(maxModule, width / modules, room.height / height)
  const isWide = moduleIn(room.beside) < minModule
  const module = moduleIn(isWide ? room.whole : room.beside)
  return { isWide, widthMm: module * modules, isThin: module < minModule }
}
