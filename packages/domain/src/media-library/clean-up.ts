import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { imageSizes } from '../media/media.ts'
import { isUnused } from './media-rows.ts'
import { originalPath, sizePath, type MediaStore } from './media-store.ts'

/** Days that a deleted picture can be restored. */
const restorableDays = 30
/** Seconds that a process has to remove the files of a picture. */
const leaseSeconds = 300

/** Past orders and requests keep showing their pictures. */
const isOrdered = sql`(
  exists (select 1 from order_items o where o.image = m.key and o.image like 'm-%')
  or exists (select 1 from cart_request_items r where r.image = m.key and r.image like 'm-%'))`

/**
 * Leases the key of a picture whose files are to be removed, if there is one: deleted a month ago and shown nowhere, or begun by a
 * process that died.
 */
export async function takeDueRemoval(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    update media set state = 'removing', lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from media m
      where (state in ('storing', 'removing') and lease_until < now())
        or (state in ('preparing', 'ready', 'failed') and removed_at < now() - make_interval(days => ${restorableDays})
          and ${isUnused} and not ${isOrdered})
      order by id for update skip locked limit 1)
    returning key`.execute(db)
  return rows[0]?.key
}

/** Every file that a picture may have. */
const filesOf = (key: string): string[] => [
  originalPath(key),
  ...Object.values(imageSizes).flatMap((size) =>
    ['webp', 'avif'].map((format) => sizePath(key, size, format)),
  ),
]

/** Removes the files of a leased picture, and the picture. */
export async function removeMedia(db: Db, store: MediaStore, key: string): Promise<void> {
  await store.remove(filesOf(key))
  await sql`delete from media where key = ${key} and state = 'removing'`.execute(db)
}
