import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from './actor.ts'
import { writeAudit } from './audit.ts'
import { loggedFields } from './logged-fields.ts'
import {
  type Thing,
  type ThingKind,
  type SeenThing,
  subjectOf,
  lockThing,
  nextVersion,
} from './thing.ts'

/** Adds a thing that `insert` writes, and logs it. */
export const createThing = <T extends Thing>(
  db: Db | Tx,
  kind: ThingKind<T>,
  { by }: { by: Actor },
  insert: (tx: Tx) => Promise<number>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    const after = await kind.read(tx, await insert(tx))
    const fields = loggedFields({}, after, kind.derived)
    await writeAudit(tx, {
      by,
      action: `${kind.type}.create`,
      subject: subjectOf(kind, after),
      after: fields.after,
    })
    return after
  })

/**
 * Changes a thing by what `write` does to its rows. A write that changes nothing takes no version and leaves no row in the log.
 * Refuses with `not_found`, `version_conflict`, and `conflict` on a deleted thing.
 */
export const changeThing = <T extends Thing>(
  db: Db,
  kind: ThingKind<T>,
  call: SeenThing & { sent: object },
  write: (tx: Tx, before: T) => Promise<void>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    const before = await lockThing(tx, kind, call)
    if (before.deleted_at !== null) throw new DomainError('conflict')
    await write(tx, before)
    return finish(tx, kind, { before, action: 'change', by: call.by })
  })

/** Takes a thing out of the shop; for 30 days that can be undone. Refuses as {@link changeThing} does. */
export const removeThing = <T extends Thing>(
  db: Db,
  kind: ThingKind<T>,
  { by, ...seen }: SeenThing,
  check: (thing: T) => void = () => undefined,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    const before = await lockThing(tx, kind, { ...seen, sent: {} })
    if (before.deleted_at !== null) throw new DomainError('conflict')
    check(before)
    await sql`update ${sql.table(kind.table)} set deleted_at = now() where id = ${before.id}`.execute(
      tx,
    )
    return finish(tx, kind, { before, action: 'delete', by })
  })

/** Undoes a deletion. Refuses with `not_found`, `version_conflict`, and `conflict` on a thing that is there. */
export const restoreThing = <T extends Thing>(
  db: Db,
  kind: ThingKind<T>,
  { by, ...seen }: SeenThing,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    const before = await lockThing(tx, kind, { ...seen, sent: {} })
    if (before.deleted_at === null) throw new DomainError('conflict')
    await sql`update ${sql.table(kind.table)} set deleted_at = null where id = ${before.id}`.execute(
      tx,
    )
    return finish(tx, kind, { before, action: 'restore', by })
  })

interface Finished<T> {
  before: T
  action: 'change' | 'delete' | 'restore'
  by: Actor
}

async function finish<T extends Thing>(
  tx: Tx,
  kind: ThingKind<T>,
  { before, action, by }: Finished<T>,
): Promise<T> {
  const after = await kind.read(tx, before.id)
  const fields = loggedFields(before, after, kind.derived)
  if (Object.keys(fields.after).length === 0) return before
  await nextVersion(tx, kind.table, before.id)
  await writeAudit(tx, {
    by,
    action: `${kind.type}.${action}`,
    subject: subjectOf(kind, after),
    ...fields,
  })
  return kind.read(tx, before.id)
}
