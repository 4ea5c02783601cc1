import type { SlotException } from '@tsiran/contract/admin/slot-exceptions'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { requireDays } from '../shared/history-range.ts'
import { tidyText } from '../shared/text3.ts'
import { addRow, changeRow, removeRow, type DeliveryKind, type SeenRow } from './delivery-rows.ts'
import { today } from './wanted-slots.ts'

/** A day, or one slot of it, that differs from the week, as a merchant writes it. Days of Yerevan, `YYYY-MM-DD`. */
export type ExceptionFields = Omit<SlotException, 'id' | 'version'>

async function selectExceptions(db: Db | Tx, id?: number): Promise<SlotException[]> {
  const { rows } = await sql<SlotException>`
    select id, version, day::text, template_id, closed, capacity, reason
    from slot_exceptions where ${id === undefined ? sql`day >= ${today}` : sql`id = ${id}`}
    order by day, template_id nulls first`.execute(db)
  return rows
}

/** Days that differ from the week, from today on. */
export const listExceptions = (db: Db): Promise<SlotException[]> => selectExceptions(db)

const exceptions: DeliveryKind<SlotException> = {
  table: 'slot_exceptions',
  type: 'slot_exception',
  read: async (db, id) => (await selectExceptions(db, id))[0],
  labelOf: ({ day }) => day,
}

const columnsOf = ({ day, template_id, closed, capacity, reason }: ExceptionFields) => ({
  day,
  template_id,
  closed,
  capacity: closed ? null : capacity,
  reason: JSON.stringify(tidyText(reason)),
})

async function checkException(
  tx: Tx,
  { day, template_id }: ExceptionFields,
  id: number | null,
): Promise<void> {
  requireDays({ day })
  const { rows } = await sql<{ past: boolean; taken: boolean }>`
    select ${day}::date < ${today} as past, exists (
      select from slot_exceptions
      where id is distinct from ${id} and day = ${day}::date and template_id is not distinct from ${template_id}::integer
    ) as taken`.execute(tx)
  // A mistyped year would be saved and never be seen: days before today are not listed.
  if (rows[0]!.past) throw fieldError('day', 'past')
  if (rows[0]!.taken)
    throw fieldError(template_id === null ? 'day' : 'template_id', 'exceptionTaken')
  if (template_id !== null) await checkWeekday(tx, template_id, day)
}

async function checkWeekday(tx: Tx, templateId: number, day: string): Promise<void> {
  const { rows } = await sql`
    select from slot_templates where id = ${templateId} and weekday = extract(isodow from ${day}::date)`.execute(
    tx,
  )
  if (rows.length === 0) throw fieldError('template_id', 'unknown')
}

/** Adds an exception. Refuses with `validation_failed`, also for a day before today and where that day or slot has one. */
export const createException = (
  db: Db,
  fields: ExceptionFields,
  call: { by: Actor },
): Promise<SlotException> =>
  addRow(db, exceptions, call, async (tx) => {
    await checkException(tx, fields, null)
    const { id } = await tx
      .insertInto('slot_exceptions')
      .values(columnsOf(fields))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Changes an exception; fields that are left out stay. Refuses as {@link createException}, with `not_found` and `version_conflict`. */
export const changeException = (
  db: Db,
  { id, version, by, ...sent }: SeenRow & Partial<ExceptionFields>,
): Promise<SlotException> =>
  changeRow(db, exceptions, { id, version, by, sent }, async (tx, before) => {
    const fields = { ...before, ...sent }
    await checkException(tx, fields, id)
    await tx.updateTable('slot_exceptions').set(columnsOf(fields)).where('id', '=', id).execute()
  })

/** Makes a day as the week has it. Refuses with `not_found` and `version_conflict`. */
export const deleteException = (db: Db, seen: SeenRow): Promise<void> =>
  removeRow(db, exceptions, seen)
