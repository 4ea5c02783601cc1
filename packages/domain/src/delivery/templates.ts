import type { SlotTemplate } from '@tsiran/contract/admin/week'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { requireDays } from '../shared/history-range.ts'
import { addRow, changeRow, removeRow, type DeliveryKind, type SeenRow } from './delivery-rows.ts'

/** A slot of every week as a merchant writes it. Hours of Yerevan, `HH:MM`; drams; days `YYYY-MM-DD`. */
export type TemplateFields = Omit<SlotTemplate, 'id' | 'version'>

/** All slots of the week, or one, by weekday and hour. */
export async function selectTemplates(db: Db | Tx, id?: number): Promise<SlotTemplate[]> {
  const { rows } = await sql<SlotTemplate>`
    select id, version, zone_id, weekday, to_char(starts, 'HH24:MI') as starts, to_char(ends, 'HH24:MI') as ends, capacity,
      cutoff_minutes, fee, active, valid_from::text, valid_to::text
    from slot_templates ${id === undefined ? sql`` : sql`where id = ${id}`}
    order by weekday, starts, zone_id nulls first, id`.execute(db)
  return rows
}

/** The week that slots are made from, by weekday and hour. */
export const listTemplates = (db: Db): Promise<SlotTemplate[]> => selectTemplates(db)

const templates: DeliveryKind<SlotTemplate> = {
  table: 'slot_templates',
  type: 'slot_template',
  read: async (db, id) => (await selectTemplates(db, id))[0],
  labelOf: ({ weekday, starts, ends }) => `${weekday} · ${starts}–${ends}`,
}

async function checkTemplate(
  tx: Tx,
  { zone_id, weekday, starts, ends, valid_from, valid_to }: TemplateFields,
  id: number | null,
): Promise<void> {
  requireDays({ valid_from, valid_to })
  if (ends <= starts) throw fieldError('ends', 'invalid')
  if (valid_from !== null && valid_to !== null && valid_to < valid_from)
    throw fieldError('valid_to', 'invalid')
  if (zone_id !== null) {
    const { rows } = await sql`select from delivery_zones where id = ${zone_id}`.execute(tx)
    if (rows.length === 0) throw fieldError('zone_id', 'unknown')
  }
  const { rows } = await sql`
    select from slot_templates where id is distinct from ${id} and zone_id is not distinct from ${zone_id}::integer
      and weekday = ${weekday} and starts = ${starts}::time
      and daterange(valid_from, valid_to, '[]') && daterange(${valid_from}::date, ${valid_to}::date, '[]')`.execute(
    tx,
  )
  if (rows.length > 0) throw fieldError('starts', 'taken')
}

/** Adds a slot of every week. Refuses with `validation_failed`, also where the zone has one at that hour. */
export const createTemplate = (
  db: Db,
  fields: TemplateFields,
  call: { by: Actor },
): Promise<SlotTemplate> =>
  addRow(db, templates, call, async (tx) => {
    await checkTemplate(tx, fields, null)
    const { id } = await tx
      .insertInto('slot_templates')
      .values(fields)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Changes a slot of every week; fields that are left out stay. Refuses with `not_found`, `version_conflict` and `validation_failed`. */
export const changeTemplate = (
  db: Db,
  { id, version, by, ...sent }: SeenRow & Partial<TemplateFields>,
): Promise<SlotTemplate> =>
  changeRow(db, templates, { id, version, by, sent }, async (tx, before) => {
    const { id: _id, version: _version, ...fields } = { ...before, ...sent }
    await checkTemplate(tx, fields, id)
    await tx.updateTable('slot_templates').set(fields).where('id', '=', id).execute()
  })

/** Deletes a slot of every week. Refuses with `not_found` and `version_conflict`. */
export const deleteTemplate = (db: Db, seen: SeenRow): Promise<void> =>
  removeRow(db, templates, seen)
