import type { AdminCategory } from '@tsiran/contract/admin/category-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { refreshAfter } from '../catalog/refresh-after.ts'
import { fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { placeCategory } from './place-category.ts'
import {
  categorySubject,
  checkParent,
  lockCategory,
  lockTree,
  readCategory,
} from './read-categories.ts'

interface MoveCall {
  id: number
  version: number
  /** Null makes it a root. */
  parentId: number | null
  /** The new sibling before which it is placed; null places it last. */
  beforeId: number | null
  by: Actor
}

/**
 * Moves a category with everything below it. A move to where it is takes no version. Refuses with `not_found`, `version_conflict`,
 * and `validation_failed` for a move into itself, too deep, or beside what is elsewhere.
 */
export const moveCategory = (
  db: Db,
  { id, version, parentId, beforeId, by }: MoveCall,
): Promise<AdminCategory> =>
  inTransaction(db, async (tx) => {
    await lockTree(tx)
    const before = await lockCategory(tx, { id, version, sent: { parent_id: parentId } })
    const elsewhere = parentId !== before.parent_id
    if (elsewhere) {
      if (parentId !== null && (await isBelow(tx, parentId, id)))
        throw fieldError('parent_id', 'cycle')
      await checkParent(tx, parentId, await heightOf(tx, id))
    }
    const place = await placeOf(tx, id)
    await tx.updateTable('categories').set({ parent_id: parentId }).where('id', '=', id).execute()
    const moved = await placeCategory(tx, { id, parentId, beforeId })
    if (!elsewhere && !moved) return before
    await sql`update categories set version = version + 1 where id = ${id}`.execute(tx)
    if (elsewhere) await refreshAfter(tx, { under: id }, by)
    await writeAudit(tx, {
      by,
      action: 'category.move',
      subject: categorySubject(before),
      before: { parent_id: before.parent_id, place },
      after: { parent_id: parentId, place: await placeOf(tx, id) },
    })
    return readCategory(tx, id)
  })

/** Whether a category is another one or stands below it. */
async function isBelow(tx: Tx, id: number, ancestor: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive up as (
      select id, parent_id from categories where id = ${id}
      union
      select c.id, c.parent_id from up join categories c on c.id = up.parent_id
    )
    select 1 from up where id = ${ancestor}`.execute(tx)
  return rows.length > 0
}

/** Levels of a category with everything below it. */
async function heightOf(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ height: number }>`
    with recursive below as (
      select id, 1 as level from categories where id = ${id}
      union all
      select c.id, below.level + 1 from below join categories c on c.parent_id = below.id
    )
    select max(level) as height from below`.execute(tx)
  return rows[0]!.height
}

/** A category's number among its siblings, from 1. */
async function placeOf(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select count(*)::int as place from categories c join categories own on own.id = ${id}
    where c.parent_id is not distinct from own.parent_id and (c.position, c.id) <= (own.position, own.id)`.execute(
    tx,
  )
  return rows[0]!.place
}
