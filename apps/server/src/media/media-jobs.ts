import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '@tsiran/db/database'
import type { MediaStore } from '@tsiran/domain/media-library/media-store'
import { removeMedia, takeDueRemoval } from '@tsiran/domain/media-library/clean-up'
import { listEndedArchives } from '@tsiran/domain/media-library/queue-archive'
import { makeSizes, takeDueSizes } from '@tsiran/domain/media-library/make-sizes'
import { incomingFolder } from '../admin/uploads.ts'
import type { Context } from '../context.ts'
import { dispatch, repeat, type BackgroundJob } from '../ops/dispatch.ts'

/** Milliseconds between looks for due work. */
const intervalMs = { sizes: 1_000, removals: 60_000, incoming: 60 * 60_000, archives: 60 * 60_000 }
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
  repeat('archives', intervalMs.archives, () => cleanArchives(db, media.store)),
]

/** Removes the zips of failed and canceled jobs. */
export async function cleanArchives(db: Db, store: MediaStore): Promise<void> {
  const paths = await listEndedArchives(db)
  if (paths.length > 0) await store.remove(paths)
}

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
