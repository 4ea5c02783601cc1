import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import type { MediaCrop } from '@tsiran/db/tables/media'
import type { Text } from '@tsiran/db/tables/shared'
import { mapText } from '@tsiran/contract/map-text'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { tidy } from '../shared/text.ts'
import { versionConflict } from '../shared/versions.ts'
import { announceMedia, lockMedia, readMedia } from './media-rows.ts'
import { originalPath } from './media-store.ts'
import { moveUses } from './move-uses.ts'
import { claimKey, type MediaServices } from './store-picture.ts'
import { firstFile, firstPath, mediaKey } from './media-key.ts'

interface ChangeCall {
  key: string
  version: number
  /** Undefined fields stay unchanged. */
  alt?: Text | undefined
  crop?: MediaCrop | null | undefined
  by: Actor
}

/**
 * Changes what a picture's alternative text says and which part of it is shown. Another part has a key of its own: whatever showed
 * the picture shows that one, at once. Refuses with `not_found`, `validation_failed`, `version_conflict` and `unavailable`.
 */
export async function changeMedia(
  db: Db,
  services: MediaServices,
  call: ChangeCall,
): Promise<MediaRow> {
  const now = await readMedia(db, call.key)
  const crop = call.crop === undefined ? now.crop : wholeAsNull(call.crop, now)
  const to = await keyOfPart(db, call.key, crop)
  // The part is stored before anything shows it; nothing is lost where the change is refused then.
  if (to !== call.key) await storePart(db, services, { from: call.key, to, crop, by: call.by })
  return inTransaction(db, (tx) => change(tx, { ...call, to, crop }))
}

/** A crop of everything is none. */
function wholeAsNull(crop: MediaCrop | null, { width, height }: MediaRow): MediaCrop | null {
  if (!crop) return null
  if (crop.x + crop.width > width || crop.y + crop.height > height)
    throw fieldError('crop', 'invalid')
  return crop.width === width && crop.height === height ? null : crop
}

async function keyOfPart(db: Db, key: string, crop: MediaCrop | null): Promise<string> {
  const { rows } = await sql<{ original: string }>`
    select original from media where key = ${key}`.execute(db)
  if (!rows[0]) throw new DomainError('not_found')
  return mediaKey(rows[0].original, crop)
}

interface Part {
  from: string
  to: string
  crop: MediaCrop | null
  by: Actor
}

async function storePart(db: Db, { store, maker }: MediaServices, { from, to, crop, by }: Part) {
  const { rows } = await sql<{
    original: string
    name: string
    bytes: number
    width: number
    height: number
    alt: Text
  }>`select original, name, bytes, width, height, alt from media where key = ${from}`.execute(db)
  const media = rows[0]!
  if (!(await claimKey(db, { ...media, key: to, crop }, by))) return
  const first = await store.withFile(originalPath(from), async (file) => {
    if (file === undefined) throw new DomainError('unavailable')
    await store.write(originalPath(to), { file }, 'application/octet-stream')
    return maker.make(file, [firstFile], { crop, urgent: true })
  })
  await store.write(firstPath(to), first.files[0]!, 'image/webp')
}

async function change(
  tx: Tx,
  { key, version, alt: typed, by, to, crop }: ChangeCall & { to: string; crop: MediaCrop | null },
): Promise<MediaRow> {
  // Somebody may choose the opposite: both parts are locked, and in one order.
  await lockMedia(tx, key, to)
  const before = await readMedia(tx, key)
  const alt = typed ? mapText(typed, tidy) : before.alt
  const subject = { type: 'media', id: key, label: before.name }
  if (before.version !== version)
    throw await versionConflict(tx, {
      subject,
      current: before,
      sent: { alt: typed && alt, ...(to !== key && { crop }) },
    })
  const isMoved = to !== key
  if (!isMoved && JSON.stringify(alt) === JSON.stringify(before.alt)) return before
  if (isMoved) {
    await sql`update media set removed_at = now() where key = ${key}`.execute(tx)
    await sql`
      update media set removed_at = null, state = case when state = 'storing' then 'preparing' else state end,
        lease_until = case when state = 'storing' then null else lease_until end
      where key = ${to}`.execute(tx)
    await moveUses(tx, key, to)
  }
  await sql`
    update media set alt = ${JSON.stringify(alt)}, version = greatest(version, ${version}) + 1 where key = ${to}`.execute(
    tx,
  )
  await announceMedia(tx)
  const after = await readMedia(tx, to)
  await writeAudit(tx, {
    by,
    action: 'media.change',
    subject,
    before: { alt: before.alt, crop: before.crop, key },
    after: { alt: after.alt, crop: after.crop, key: to },
  })
  return after
}
