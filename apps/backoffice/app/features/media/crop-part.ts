import type { Crop } from '@tsiran/contract/admin/media-shapes'

/** A part of a picture in percent of its sides. */
interface Percents {
  x: number
  y: number
  width: number
  height: number
}

interface Sides {
  width: number
  height: number
}

/** A part in the picture's pixels, within its edges. */
export function toPixels(part: Percents, { width, height }: Sides): Crop {
  const pixels = (percent: number, side: number) => Math.round((percent / 100) * side)
  const x = Math.min(Math.max(0, pixels(part.x, width)), width - 1)
  const y = Math.min(Math.max(0, pixels(part.y, height)), height - 1)
  return {
    x,
    y,
    width: Math.min(Math.max(1, pixels(part.width, width)), width - x),
    height: Math.min(Math.max(1, pixels(part.height, height)), height - y),
  }
}

/** A part in percent of the picture's sides. */
export const toPercents = (crop: Crop, { width, height }: Sides): Percents => ({
  x: (crop.x / width) * 100,
  y: (crop.y / height) * 100,
  width: (crop.width / width) * 100,
  height: (crop.height / height) * 100,
})
