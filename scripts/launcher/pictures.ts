import path from 'node:path'
import { artworks } from '@tsiran/demo/pictures/artworks'
import { openCache, type Progress } from '@tsiran/demo/pictures/cache'
import { FORMATS, SIZES, type Format, type Size } from '@tsiran/demo/pictures/render'
import { createRenderer } from '@tsiran/demo/pictures/renderer'
import type { WantedPicture } from './server-process.ts'

export interface LauncherPictures {
  /** Draws one picture now; false if the demo has none of that name. */
  provide(picture: WantedPicture['picture']): Promise<boolean>
  /** Draws the most requested pictures in the background. */
  fill(onProgress: (progress: Progress) => void): Promise<void>
  stop(): void
}

const sizeOf = new Map(Object.entries(SIZES).map(([name, side]) => [side as number, name as Size]))
const isFormat = (text: string): text is Format => (FORMATS as readonly string[]).includes(text)

/** The demo's pictures, drawn on their first request and cached in `<dataDir>/generated`. */
export async function openPictures(dataDir: string): Promise<LauncherPictures> {
  const folder = path.join(dataDir, 'generated')
  await openCache(folder)
  const renderer = createRenderer(folder)
  return {
    async provide({ key, size, format }) {
      const artwork = artworks.get(key)
      const side = sizeOf.get(size)
      if (!artwork || !side || !isFormat(format)) return false
      await renderer.provide(artwork, side, format)
      return true
    },
    fill: (onProgress) =>
      renderer
        .fill([...artworks.values()], onProgress, {
          sizes: ['small', 'medium'],
          formats: ['avif'],
          rest: 1,
        })
        .catch(() => undefined),
    stop: () => renderer.stop(),
  }
}
