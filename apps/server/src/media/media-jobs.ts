import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { removeMedia, takeDueRemoval } from '@tsiran/domain/media-library/clean-up'
import { makeSizes, takeDueSizes } from '@tsiran/domain/media-library/make-sizes'
import { incomingFolder } from '../admin/uploads.ts'
import type { Context } from '../context.ts'
import { dispatch, repeat, type BackgroundJob } from '../ops/dispatch.ts'

/** Milliseconds between looks for due work. */
const intervalMs = { sizes: 1_000, removals: 60_000, incoming: 60 * 60_000 }
/** Milliseconds after which nobody works on a received file any more. */
const maxAgeMs = 2 * 60 * 60_000

/** Makes the sizes of uploaded pictures, and removes the files of deleted and unfinished ones. */
export const mediaJobs = ({ db, config, media }: Context): BackgroundJob[] => [
  dispatch({
    name: 'pictureSizes',
    intervalMs: intervalMs.sizes,
    parallel: 2,
    take: () => takeDueSizes(db),
    work: (picture) => makeSizes(db, media, picture),
  }),
  dispatch({
    name: 'pictureRemovals',
    intervalMs: intervalMs.removals,
    parallel: 1,
    take: () => takeDueRemoval(db),
    work: (key) => removeMedia(db, media.store, key),
  }),
  repeat('incomingFiles', intervalMs.incoming, () =>
    cleanIncoming(incomingFolder(config.dataDir), maxAgeMs),
  ),
]

/** Deletes what killed processes left among the received files. Returns the number of entries. */
export async function cleanIncoming(folder: string, maxAge: number): Promise<number> {
  let count = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = path.join(folder, name)
    const found = await stat(entry).catch(() => undefined)
    if (!found || Date.now() - found.mtimeMs < maxAge) continue
    await rm(entry, { recursive: true, force: true })
    count++
  }
  return count
}
