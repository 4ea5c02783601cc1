import type { AdminBrand } from '@tsiran/contract/admin/brands'
import { defaultLocale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { collationOf } from '@tsiran/db/languages'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { placeBefore } from '../shared/place-before.ts'
import { brandSubject, lockBrand, readBrand } from './read-brands.ts'

/** Advisory lock of whatever orders the brands. */
const orderLock = 20_260_032

interface MoveCall {
  id: number
  version: number
  /** The brand before which it is placed; null places it last. */
  beforeId: number | null
  by: Actor
}

/**
 * Places a brand before another one, or last. Brands that have no place yet keep the order of their names in the default language.
 * Refuses with `not_found`, `version_conflict` and `validation_failed`.
 */
export const moveBrand = (db: Db, { id, version, beforeId, by }: MoveCall): Promise<AdminBrand> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${orderLock})`.execute(tx)
    const before = await lockBrand(tx, { id, version, sent: {} })
    const name = sql`label ->> ${defaultLocale} collate ${sql.id(collationOf(defaultLocale))}`
    const order = sql`position, ${name}, id`
    const moved = await placeBefore(tx, {
      table: 'brands',
      column: 'position',
      among: sql`true`,
      order,
      id,
      beforeId,
    })
    if (!moved) return before
    await sql`update brands set version = version + 1 where id = ${id}`.execute(tx)
    const next = beforeId === null ? null : (await readBrand(tx, beforeId)).label.hy
    await writeAudit(tx, {
      by,
      action: 'brand.move',
      subject: brandSubject(before),
      after: { before: next },
    })
    return readBrand(tx, id)
  })
