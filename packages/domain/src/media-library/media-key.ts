import { createHash } from 'node:crypto'
import type { MediaCrop } from '@tsiran/db/tables/media'
import { sizePath } from './media-store.ts'

/** The size and format that is made at once, and shown until the others are there. */
export const firstFile = { side: 480, format: 'webp', square: true } as const
export const firstPath = (key: string): string => sizePath(key, firstFile.side, firstFile.format)

/** The key of an original, or of a part of it. */
export function mediaKey(original: string, crop: MediaCrop | null): string {
  if (!crop) return `m-${original.slice(0, 32)}`
  const { x, y, width, height } = crop
  const digest = createHash('sha256').update([original, x, y, width, height].join(' '))
  return `m-${digest.digest('hex').slice(0, 32)}`
}
