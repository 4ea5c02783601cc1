import { open } from 'node:fs/promises'
import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import type { MediaCrop } from '@tsiran/db/tables/media'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { staffIdOf, type Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { announceMedia, lockMedia, readMedia } from './media-rows.ts'
import { originalPath, type MediaStore } from './media-store.ts'
import { PictureError, type PictureMaker } from './picture-maker.ts'
import { headBytes, pictureType } from './picture-type.ts'
import { mediaKey, firstFile, firstPath } from './media-key.ts'

/** Where pictures are stored, and what decodes them. */
export interface MediaServices {
  store: MediaStore
  maker: PictureMaker
}

/** A file of this machine. */
export interface NewPicture {
  name: string
  path: string
  bytes: number
  /** Its digest, in hexadecimal digits. */
  sha256: string
}

async function checkType(file: string): Promise<void> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const found = pictureType(buffer.subarray(0, bytesRead))
    if ('problem' in found) throw new PictureError(found.problem)
  } finally {
    await handle.close()
  }
}

/**
 * Stores a picture: its original and one size now, the others in the background. A picture that the library has is found again, and
 * one that was deleted is restored. Refuses with a {@link PictureError} what is no picture, and with `unavailable`.
 */
export async function storePicture(
  db: Db,
  { store, maker }: MediaServices,
  { picture, by }: { picture: NewPicture; by: Actor },
): Promise<MediaRow> {
  await checkType(picture.path)
  const made = await maker.make(picture.path, [firstFile], { urgent: true })
  const { width, height } = made
  const key = mediaKey(picture.sha256, null)
  const media = { ...picture, key, original: picture.sha256, width, height, crop: null }
  if (await claimKey(db, media, by)) {
    await store.write(originalPath(key), { file: picture.path }, 'application/octet-stream')
    await store.write(firstPath(key), made.files[0]!, 'image/webp')
  }
  return listPicture(db, key, by, 'media.upload')
}

export interface ClaimedMedia {
  key: string
  original: string
  name: string
  bytes: number
  width: number
  height: number
  crop: MediaCrop | null
  alt?: Record<string, string>
}

/** Seconds after which the files of a row that nobody finished are cleaned up. */
const storingSeconds = 3_600

/**
 * Takes a key before its files are written, so that a clean-up finds what a killed process leaves. False where the files are there
 * already. Refuses with `unavailable` while the files of the key are being deleted.
 */
export async function claimKey(db: Db, media: ClaimedMedia, by: Actor): Promise<boolean> {
  const alt = JSON.stringify(media.alt ?? perLocale(() => ''))
  const crop = media.crop && JSON.stringify(media.crop)
  const { rows } = await sql<{ state: string }>`
    insert into media (key, original, name, bytes, width, height, crop, alt, state, lease_until, staff_id)
    values (${media.key}, ${media.original}, ${media.name}, ${media.bytes}, ${media.width}, ${media.height}, ${crop}, ${alt},
      'storing', now() + make_interval(secs => ${storingSeconds}), ${staffIdOf(by)})
    on conflict (key) do update
      set lease_until = case when media.state = 'storing' then excluded.lease_until else media.lease_until end
    returning state`.execute(db)
  if (rows[0]!.state === 'removing') throw new DomainError('unavailable', { retryAfter: 5 })
  return rows[0]!.state === 'storing'
}

/** Lists a picture whose files are stored. Of several that store the same one at once, the first lists it. */
export const listPicture = (db: Db, key: string, by: Actor, action: `media.${string}`) =>
  inTransaction(db, async (tx): Promise<MediaRow> => {
    const row = await lockMedia(tx, key)
    if (!row || row.state === 'removing') throw new DomainError('unavailable', { retryAfter: 5 })
    const isNew = row.state === 'storing'
    if (isNew || row.removed_at) {
      await sql`
        update media set removed_at = null,
          state = case when state = 'storing' then 'preparing' else state end,
          lease_until = case when state = 'storing' then null else lease_until end
        where key = ${key}`.execute(tx)
      await announceMedia(tx)
      await writeAudit(tx, {
        by,
        action: isNew ? action : 'media.restore',
        subject: { type: 'media', id: key, label: row.name },
        after: isNew
          ? { name: row.name, width: row.width, height: row.height }
          : { deleted: false },
        ...(!isNew && { before: { deleted: true } }),
      })
    }
    return readMedia(tx, key)
  })
