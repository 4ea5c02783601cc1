import type { AdminAttribute } from '@tsiran/contract/admin/attribute-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { placeBefore } from '../shared/place-before.ts'
import { lockAttribute } from './read-attributes.ts'
import { finish, optionOf } from './save-options.ts'

/** Advisory lock of whatever orders the attributes. */
const orderLock = 20_260_033

interface MoveCall {
  id: number
  version: number
  /** What it is placed before; null places it last. */
  beforeId: number | null
  by: Actor
}

/** Places an attribute before another one, or last. Refuses with `not_found`, `version_conflict` and `validation_failed`. */
export const moveAttribute = (
  db: Db,
  { id, version, beforeId, by }: MoveCall,
): Promise<AdminAttribute> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${orderLock})`.execute(tx)
    const before = await lockAttribute(tx, { id, version })
    const moved = await placeBefore(tx, {
      table: 'attributes',
      column: 'position',
      among: sql`true`,
      order: sql`position, id`,
      id,
      beforeId,
    })
    if (!moved) return before
    return finish(tx, before, { by, action: 'attribute.move', after: { before_id: beforeId } })
  })

/**
 * Places an option before another one of its attribute, or last; the version is the attribute's. Refuses with `not_found`,
 * `version_conflict` and `validation_failed`.
 */
export const moveOption = (
  db: Db,
  { id, version, optionId, beforeId, by }: MoveCall & { optionId: number },
): Promise<AdminAttribute> =>
  inTransaction(db, async (tx) => {
    const before = await lockAttribute(tx, { id, version })
    const { label } = optionOf(before, optionId)
    const moved = await placeBefore(tx, {
      table: 'attribute_options',
      column: 'sort_order',
      among: sql`attribute_id = ${id}`,
      order: sql`sort_order, id`,
      id: optionId,
      beforeId,
    })
    if (!moved) return before
    const next = before.options.find((option) => option.id === beforeId)
    return finish(tx, before, {
      by,
      action: 'attribute.move_option',
      after: { option: label.hy, before: next?.label.hy ?? null },
    })
  })
