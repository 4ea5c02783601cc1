import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { artworks } from '@tsiran/demo/pictures/artworks'
import { FORMATS, SIZES } from '@tsiran/demo/pictures/render'
import { dot, drawn } from './pictures.ts'

/** Fills a shop's `media` folder: a dot as the merchant's own picture of everything but what tests want drawn. */
export function stubMedia(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const dots = path.join(folder, 'dot')
  mkdirSync(dots, { recursive: true })
  for (const size of Object.values(SIZES))
    for (const format of FORMATS) writeFileSync(path.join(dots, `${size}.${format}`), dot)
  const toDraw = new Set<string>(Object.values(drawn))
  for (const key of artworks.keys()) {
    if (toDraw.has(key)) continue
    const link = path.join(folder, key)
    mkdirSync(path.dirname(link), { recursive: true })
    symlinkSync(path.relative(path.dirname(link), dots), link)
  }
}
