import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Actor } from './actor.ts'
import { versionConflict } from './versions.ts'

// What records that the staff writes, products apart, have in common: a version, a deletion that can be undone, a log.

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

/** A thing as the audit log names it. */
export const subjectOf = <T extends Thing>({ type, labelOf }: ThingKind<T>, thing: T) => ({
  type,
  id: thing.id,
  label: labelOf(thing),
})

/** Locks a thing and reads it. Refuses with `not_found` and `version_conflict`. */
export async function lockThing<T extends Thing>(
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

/** Gives a thing its next version. */
export const nextVersion = (tx: Tx, table: ThingKind<Thing>['table'], id: number) =>
  sql`update ${sql.table(table)} set version = version + 1
    ${table === 'pages' || table === 'blog_posts' ? sql`, updated_at = now()` : sql``} where id = ${id}`.execute(
    tx,
  )
