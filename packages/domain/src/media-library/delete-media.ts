import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { versionConflict } from '../shared/versions.ts'
import { lockMedia, readMedia } from './media-rows.ts'
import { mediaUsage } from './media-usage.ts'

interface DeleteCall {
  key: string
  /** Undefined for whatever version there is. */
  version?: number | undefined
  locale: Locale
  by: Actor
}

/**
 * Deletes a picture that nothing shows, until it is restored or its files are cleaned up. Refuses with `not_found`,
 * `version_conflict`, and `in_use` with what shows it.
 */
export const deleteMedia = (db: Db, { key, version, locale, by }: DeleteCall): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockMedia(tx, key)
    const media = await readMedia(tx, key)
    const subject = { type: 'media', id: key, label: media.name }
    if (version !== undefined && version !== media.version)
      throw await versionConflict(tx, { subject, current: media, sent: {} })
    const { data, total } = await mediaUsage(tx, key, locale)
    if (total > 0) throw new DomainError('in_use', { data: { uses: data, total } })
    await sql`update media set removed_at = now() where key = ${key}`.execute(tx)
    await writeAudit(tx, {
      by,
      action: 'media.delete',
      subject,
      before: { deleted: false },
      after: { deleted: true },
    })
  })

/** Takes a deletion back; again changes nothing. Refuses with `not_found`. */
export const restoreMedia = (db: Db, { key, by }: { key: string; by: Actor }): Promise<MediaRow> =>
  inTransaction(db, async (tx) => {
    const row = await lockMedia(tx, key)
    if (!row || row.state === 'storing' || row.state === 'removing')
      throw new DomainError('not_found')
    if (row.removed_at) {
      await sql`update media set removed_at = null where key = ${key}`.execute(tx)
      await writeAudit(tx, {
        by,
        action: 'media.restore',
        subject: { type: 'media', id: key, label: row.name },
        before: { deleted: true },
        after: { deleted: false },
      })
    }
    return readMedia(tx, key)
  })
