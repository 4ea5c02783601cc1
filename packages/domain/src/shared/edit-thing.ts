import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from './actor.ts'
import { writeAudit } from './audit.ts'
import { placeBefore } from './place-before.ts'
import { loggedFields } from './logged-fields.ts'
import { versionConflict } from './versions.ts'

// What the things that the staff writes beside the goods have in common: a version, a deletion that can be undone, a log.

export interface Thing {
  id: number
  version: number
  /** ISO 8601; null for a thing that is there. */
  deleted_at: string | null
}

/** One kind of such things. */
export interface ThingKind<T extends Thing> {
  table: 'pages' | 'blog_posts' | 'sliders' | 'menu_items' | 'social_links'
  /** What the log calls it. */
  type: string
  /** Refuses with `not_found`. */
  read: (db: Db | Tx, id: number) => Promise<T>
  /** What people call one. */
  labelOf: (thing: T) => string
  /** Fields that follow from others or from other things; the log leaves them out. */
  derived: readonly (keyof T & string)[]
}

export interface SeenThing {
  id: number
  /** The version that the person has seen. */
  version: number
  by: Actor
}

const subjectOf = <T extends Thing>({ type, labelOf }: ThingKind<T>, thing: T) => ({
  type,
  id: thing.id,
  label: labelOf(thing),
})

/** Locks a thing and reads it. Refuses with `not_found` and `version_conflict`. */
async function lockThing<T extends Thing>(
  tx: Tx,
  kind: ThingKind<T>,
  { id, version, sent }: { id: number; version: number; sent: object },
): Promise<T> {
  await sql`select 1 from ${sql.table(kind.table)} where id = ${id} for no key update`.execute(tx)
  const current = await kind.read(tx, id)
  if (current.version !== version)
    throw await versionConflict(tx, {
      subject: subjectOf(kind, current),
      current: Object.fromEntries(Object.entries(current)),
      sent: { ...sent },
    })
  return current
}

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

const nextVersion = (tx: Tx, table: ThingKind<Thing>['table'], id: number) =>
  sql`update ${sql.table(table)} set version = version + 1
    ${table === 'pages' || table === 'blog_posts' ? sql`, updated_at = now()` : sql``} where id = ${id}`.execute(
    tx,
  )
