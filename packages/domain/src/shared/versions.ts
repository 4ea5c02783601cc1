import { isDeepStrictEqual } from 'node:util'
import type { Db, Tx } from '@tsiran/db/database'
import type { Tables } from '@tsiran/db/tables/tables'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'

/** Tables whose rows several people edit. */
type Versioned = {
  [T in keyof Tables]: Tables[T] extends { id: unknown; version: unknown } ? T : never
}[keyof Tables]

/**
 * Gives a row its next version, which locks it; undefined, and nothing changed, where `version` is not the present one or the row
 * is gone. A thing of several tables takes the version of its root.
 */
export async function takeVersion(
  tx: Tx,
  table: Versioned,
  id: number,
  version: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(table)} set version = version + 1 where id = ${id} and version = ${version} returning version`.execute(
    tx,
  )
  return rows[0]?.version
}

export interface StaleWrite {
  subject: { type: string; id: number | string }
  /** The thing as it is now, as the API answers it. */
  current: Record<string, unknown>
  /** What the write would have made of it: fields that differ from `current` are named, undefined ones are not sent. */
  sent: Record<string, unknown>
  /** Who changed it last, where the log of the thing itself does not tell. */
  last?: LastChange | undefined
}

/** Who changed a thing last: a member of the staff or a part of the shop. */
export interface LastChange {
  at: Date
  who: string | null
}

/** The refusal of a write that was begun on an older version: the present state, who changed it last, and which fields differ. */
export async function versionConflict(
  db: Db | Tx,
  { subject, current, sent, last: known }: StaleWrite,
): Promise<DomainError> {
  const last = known ?? (await lastChange(db, subject))
  const fields = Object.keys(sent).filter(
    (name) =>
      name !== 'version' &&
      sent[name] !== undefined &&
      name in current &&
      // By value: the database has the languages of a text in an order of its own.
      !isDeepStrictEqual(sent[name], current[name]),
  )
  return new DomainError('version_conflict', {
    data: {
      current,
      changed_by: last?.who ?? null,
      changed_at: last?.at.toISOString() ?? null,
      fields,
    },
  })
}

const lastChange = (db: Db | Tx, { type, id }: StaleWrite['subject']) =>
  db
    .selectFrom('audit_log')
    .select(['at', sql<string | null>`coalesce(staff_name, system)`.as('who')])
    .where('subject_type', '=', type)
    .where('subject_id', '=', String(id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
