import type { SlotTemplate } from '@tsiran/contract/admin/week'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { followWeek, lockWeek } from './make-slots.ts'
import { selectTemplates } from './templates.ts'

interface DayCopy {
  /** Null for the week of every zone. */
  zone_id: number | null
  /** 1 is Monday. */
  weekday: number
  to: readonly number[]
  by: Actor
}

/** Gives other weekdays the slots of one, in place of theirs, and returns the week. Refuses with `validation_failed`. */
export const copyDay = (db: Db, { zone_id, weekday, to, by }: DayCopy): Promise<SlotTemplate[]> =>
  inTransaction(db, async (tx) => {
    if (to.includes(weekday)) throw fieldError('to', 'invalid')
    await lockWeek(tx)
    const days = [...to]
    const ofZone = sql`zone_id is not distinct from ${zone_id}::integer`
    // A slot at the same hour stays the same one, so that its exceptions stay, too.
    await sql`
      delete from slot_templates t where ${ofZone} and weekday = any(${days}::int[])
        and not exists (select from slot_templates f where f.zone_id is not distinct from t.zone_id
          and f.weekday = ${weekday} and f.starts = t.starts and f.valid_from is not distinct from t.valid_from)`.execute(
      tx,
    )
    await sql`
      update slot_templates t set ends = f.ends, capacity = f.capacity, cutoff_minutes = f.cutoff_minutes, fee = f.fee,
        active = f.active, valid_to = f.valid_to, version = t.version + 1
      from slot_templates f where f.zone_id is not distinct from ${zone_id}::integer and f.weekday = ${weekday}
        and t.zone_id is not distinct from f.zone_id and t.weekday = any(${days}::int[]) and t.starts = f.starts
        and t.valid_from is not distinct from f.valid_from`.execute(tx)
    await sql`
      insert into slot_templates (zone_id, weekday, starts, ends, capacity, cutoff_minutes, fee, active, valid_from, valid_to)
      select f.zone_id, d.day, f.starts, f.ends, f.capacity, f.cutoff_minutes, f.fee, f.active, f.valid_from, f.valid_to
      from slot_templates f cross join unnest(${days}::int[]) d (day) where f.${ofZone} and f.weekday = ${weekday}
        and not exists (select from slot_templates t where t.zone_id is not distinct from f.zone_id and t.weekday = d.day
          and t.starts = f.starts and t.valid_from is not distinct from f.valid_from)`.execute(tx)
    await writeAudit(tx, {
      by,
      action: 'slot_template.copy_day',
      subject: { type: 'slot_template', id: weekday, label: String(weekday) },
      after: { zone_id, to: days },
    })
    await followWeek(tx)
    return selectTemplates(tx)
  })
