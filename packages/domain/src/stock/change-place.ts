import type { StockOfVariant } from '@tsiran/contract/admin/stock-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { takeVersion, versionConflict } from '../shared/versions.ts'
import { readStock } from './read-stock.ts'

interface PlaceChange {
  variantId: number
  version: number
  shelfPlace?: string | undefined
  /** Null for a variant that is not reordered by its stock. */
  lowMark?: number | null | undefined
  by: Actor
}

/**
 * Changes where a variant lies and the number of pieces at which it is reordered; undefined fields stay. Refuses with `not_found`
 * and `version_conflict`.
 */
export const changePlace = (
  db: Db,
  { variantId, version, shelfPlace, lowMark, by }: PlaceChange,
): Promise<StockOfVariant> =>
  inTransaction(db, async (tx) => {
    const before = await readStock(tx, variantId)
    const sent = { shelf_place: shelfPlace?.trim(), low_mark: lowMark }
    const subject = { type: 'variant', id: variantId, label: before.sku }
    if ((await takeVersion(tx, 'variants', variantId, version)) === undefined)
      throw await versionConflict(tx, {
        subject,
        current: { ...(await readStock(tx, variantId)) },
        sent,
      })
    await sql`
      update variants set shelf_place = coalesce(${sent.shelf_place ?? null}::text, shelf_place),
        low_mark = case when ${lowMark !== undefined}::boolean then ${lowMark ?? null}::integer else low_mark end
      where id = ${variantId}`.execute(tx)
    const after = await readStock(tx, variantId)
    const fieldsOf = ({ shelf_place, low_mark }: StockOfVariant) => ({ shelf_place, low_mark })
    await writeAudit(tx, {
      by,
      action: 'stock.place',
      subject,
      before: fieldsOf(before),
      after: fieldsOf(after),
    })
    return after
  })
