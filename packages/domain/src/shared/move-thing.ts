import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { writeAudit } from './audit.ts'
import { placeBefore } from './place-before.ts'
import {
  type Thing,
  type ThingKind,
  type SeenThing,
  subjectOf,
  lockThing,
  nextVersion,
} from './thing.ts'

interface MoveCall<T> extends SeenThing {
  /** The thing before which it is placed; null places it last. */
  beforeId: number | null
  /** Its neighbours, as a condition on their table. */
  among: (thing: T) => RawBuilder<unknown>
}

/** Places a thing before another one, or last. Refuses as {@link changeThing} does, and with `validation_failed`. */
export const moveThing = <T extends Thing>(
  db: Db,
  kind: ThingKind<T>,
  { by, beforeId, among, ...seen }: MoveCall<T>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    const { table, type } = kind
    await sql`select pg_advisory_xact_lock(hashtext(${`order of ${table}`}))`.execute(tx)
    const before = await lockThing(tx, kind, { ...seen, sent: {} })
    if (before.deleted_at !== null) throw new DomainError('conflict')
    const moved = await placeBefore(tx, {
      table: table as 'sliders' | 'menu_items' | 'social_links',
      column: 'position',
      among: among(before),
      order: sql`position, id`,
      id: before.id,
      beforeId,
    })
    if (!moved) return before
    await nextVersion(tx, table, before.id)
    const next = beforeId === null ? null : kind.labelOf(await kind.read(tx, beforeId))
    await writeAudit(tx, {
      by,
      action: `${type}.move`,
      subject: subjectOf(kind, before),
      after: { before: next },
    })
    return kind.read(tx, before.id)
  })
