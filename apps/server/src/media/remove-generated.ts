import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { placeholder } from '@tsiran/domain/media/media'
import { selectShownPictures } from '@tsiran/domain/media-library/shown-pictures'
import type { Db } from '@tsiran/db/database'

const isPicture = /^(?:240|480|800|1200)\.(?:avif|webp)$/

/**
 * Deletes the generated pictures that nothing shows any more: those of a demo catalogue that was removed. One that is asked for later
 * is drawn again.
 */
export async function removeGenerated(db: Db, dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'generated')
  const shown = await selectShownPictures(db)
  shown.add(placeholder)
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const gone = new Set(
    files
      .filter((file) => file.isFile() && isPicture.test(file.name))
      .map(({ parentPath }) => parentPath)
      .filter((parent) => !shown.has(path.relative(folder, parent).split(path.sep).join('/'))),
  )
  for (const each of gone) await rm(each, { recursive: true, force: true })
}
