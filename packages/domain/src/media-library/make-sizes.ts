import type { Db } from '@tsiran/db/database'
import type { MediaCrop } from '@tsiran/db/tables/media'
import { sql } from 'kysely'
import { imageSizes } from '../media/media.ts'
import { originalPath, sizePath } from './media-store.ts'
import { PictureError } from './picture-maker.ts'
import type { MediaServices } from './store-picture.ts'

/** Seconds that a process has for all sizes of a picture. */
const leaseSeconds = 300
/** Seconds until a store that failed is asked again. */
const storeWaitSeconds = 60
/** Attempts after which a picture cannot be decoded: one size was made of it before, so a decoder that fails may have been killed. */
const maxAttempts = 5

/** A picture whose sizes are to be made. */
export interface DueSizes {
  key: string
  crop: MediaCrop | null
  attempts: number
}

/** Leases the picture that waits longest for its sizes, if there is one. Concurrent processes take different ones. */
export async function takeDueSizes(db: Db): Promise<DueSizes | undefined> {
  const { rows } = await sql<DueSizes>`
    update media set lease_until = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    where id = (
      select id from media where state = 'preparing' and (lease_until is null or lease_until < now())
      order by lease_until nulls first, id for update skip locked limit 1)
    returning key, crop, attempts`.execute(db)
  return rows[0]
}

const formats = ['webp', 'avif'] as const
const types = { webp: 'image/webp', avif: 'image/avif' } as const

/**
 * Makes the sizes of a leased picture, each in both formats, and marks it as ready. Where the store or the decoder fails it is due
 * again later; a picture that five attempts cannot decode is `failed` and keeps the size that it has. A store that fails is no attempt.
 */
export async function makeSizes(
  db: Db,
  { store, maker }: MediaServices,
  { key, crop, attempts }: DueSizes,
): Promise<void> {
  try {
    await store.withFile(originalPath(key), async (file) => {
      if (file === undefined) throw new PictureError('pictureBroken')
      for (const side of Object.values(imageSizes)) {
        const wanted = formats.map((format) => ({ side, format, square: true }))
        const made = await maker.make(file, wanted, { crop })
        for (const [index, format] of formats.entries())
          await store.write(sizePath(key, side, format), made.files[index]!, types[format])
      }
    })
    await finish(db, key, 'ready')
  } catch (error) {
    const isPicture = error instanceof PictureError
    if (isPicture && attempts >= maxAttempts) return finish(db, key, 'failed')
    const wait = isPicture ? 5 * 2 ** attempts : storeWaitSeconds
    await sql`
      update media set lease_until = now() + make_interval(secs => ${wait}), attempts = ${isPicture ? attempts : attempts - 1}
      where key = ${key} and state = 'preparing'`.execute(db)
    throw error
  }
}

const finish = async (db: Db, key: string, state: 'ready' | 'failed') => {
  await sql`
    update media set state = ${state}, lease_until = null where key = ${key} and state = 'preparing'`.execute(
    db,
  )
}
