import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { readMedia } from './media-rows.ts'
import { originalPath } from './media-store.ts'
import { PictureError } from './picture-maker.ts'
import type { MediaServices } from './store-picture.ts'

/** Pixels of the longer side: enough to choose a part by hand. */
const side = 1_400

/** The whole picture in its own shape, as WebP, without metadata. Refuses with `not_found` and `unavailable`. */
export async function readUncropped(
  db: Db,
  { store, maker }: MediaServices,
  key: string,
): Promise<Buffer> {
  await readMedia(db, key)
  try {
    return await store.withFile(originalPath(key), async (file) => {
      if (file === undefined) throw new DomainError('not_found')
      const wanted = [{ side, format: 'webp', square: false }] as const
      const { files } = await maker.make(file, wanted, { urgent: true })
      return Buffer.from(files[0]!)
    })
  } catch (error) {
    throw error instanceof PictureError ? new DomainError('not_found') : error
  }
}
