import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { loggedFields } from '../shared/logged-fields.ts'
import { inUniqueTransaction } from '../shared/unique-transaction.ts'
import { takeVersion, versionConflict } from '../shared/versions.ts'
import { followWeek, lockWeek } from './make-slots.ts'

// What zones, districts, the week and its exceptions have in common: a version, a log, and slots that follow.

export interface DeliveryRow {
  id: number
  version: number
}

export interface DeliveryKind<T extends DeliveryRow> {
  table: 'delivery_zones' | 'districts' | 'slot_templates' | 'slot_exceptions'
  /** What the log calls it. */
  type: 'zone' | 'district' | 'slot_template' | 'slot_exception'
  read: (db: Db | Tx, id: number) => Promise<T | undefined>
  labelOf: (row: T) => string
}

export interface SeenRow {
  id: number
  /** The version that the person has seen. */
  version: number
  by: Actor
}

async function readOne<T extends DeliveryRow>(tx: Tx, kind: DeliveryKind<T>, id: number) {
  const row = await kind.read(tx, id)
  if (!row) throw new DomainError('not_found')
  return row
}

const subjectOf = <T extends DeliveryRow>({ type, labelOf }: DeliveryKind<T>, row: T) => ({
  type,
  id: row.id,
  label: labelOf(row),
})

async function lockRow<T extends DeliveryRow>(
  tx: Tx,
  kind: DeliveryKind<T>,
  { id, version }: SeenRow,
  sent: object,
): Promise<T> {
  await lockWeek(tx)
  await sql`select 1 from ${sql.table(kind.table)} where id = ${id} for update`.execute(tx)
  const row = await readOne(tx, kind, id)
  if (row.version === version) return row
  throw await versionConflict(tx, {
    subject: subjectOf(kind, row),
    current: Object.fromEntries(Object.entries(row)),
    sent: { ...sent },
  })
}

/** Adds a row that `insert` writes, logs it, and lets the slots follow. */
export const addRow = <T extends DeliveryRow>(
  db: Db,
  kind: DeliveryKind<T>,
  { by }: { by: Actor },
  insert: (tx: Tx) => Promise<number>,
): Promise<T> =>
  inUniqueTransaction(db, async (tx) => {
    await lockWeek(tx)
    const row = await readOne(tx, kind, await insert(tx))
    const { after } = loggedFields({}, row, [])
    await writeAudit(tx, {
      by,
      action: `${kind.type}.create`,
      subject: subjectOf(kind, row),
      after,
    })
    await followWeek(tx)
    return row
  })

/**
 * Changes a row by the columns of a checked change, logs it, and lets the slots follow. What changes nothing takes no version.
 * Refuses with `not_found`, `version_conflict` and `conflict`.
 */
export const changeRow = <T extends DeliveryRow>(
  db: Db,
  kind: DeliveryKind<T>,
  seen: SeenRow & { sent: object },
  write: (tx: Tx, before: T) => Promise<unknown>,
): Promise<T> =>
  inUniqueTransaction(db, async (tx) => {
    const before = await lockRow(tx, kind, seen, seen.sent)
    await write(tx, before)
    const written = await readOne(tx, kind, seen.id)
    const fields = loggedFields(before, written, [])
    if (Object.keys(fields.after).length === 0) return before
    await takeVersion(tx, kind.table, seen.id, seen.version)
    const subject = subjectOf(kind, written)
    await writeAudit(tx, { by: seen.by, action: `${kind.type}.change`, subject, ...fields })
    await followWeek(tx)
    return { ...written, version: seen.version + 1 }
  })

/** Deletes a row, logs it, and lets the slots follow. Refuses with `not_found`, `version_conflict`, and as `check` does. */
export const removeRow = <T extends DeliveryRow>(
  db: Db,
  kind: DeliveryKind<T>,
  seen: SeenRow,
  check: (tx: Tx, row: T) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> =>
  inUniqueTransaction(db, async (tx) => {
    const row = await lockRow(tx, kind, seen, {})
    await check(tx, row)
    await sql`delete from ${sql.table(kind.table)} where id = ${row.id}`.execute(tx)
    const { after: before } = loggedFields({}, row, [])
    await writeAudit(tx, {
      by: seen.by,
      action: `${kind.type}.delete`,
      subject: subjectOf(kind, row),
      before,
    })
    await followWeek(tx)
  })
