import { maxCalendarDays, type AdminSlot } from '@tsiran/contract/admin/slots'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { inTransaction } from '@tsiran/db/transaction'
import { formatTime, isoDay } from '@tsiran/i18n/dates'
import { sql, type RawBuilder } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { requireDays } from '../shared/history-range.ts'
import { tidyText } from '../shared/text3.ts'
import { versionConflict } from '../shared/versions.ts'
import { followWeek, lockWeek } from './make-slots.ts'
import { slotDays } from './wanted-slots.ts'

type SlotRow = Omit<AdminSlot, 'starts_at' | 'ends_at' | 'cutoff_at' | 'label'> &
  Record<'starts_at' | 'ends_at' | 'cutoff_at', Date>

async function selectSlots(db: Db | Tx, where: RawBuilder<unknown>): Promise<AdminSlot[]> {
  const { rows } = await sql<SlotRow>`
    select s.id, s.version, s.zone_id, s.day::text, s.starts_at, s.ends_at, s.capacity, s.taken, s.cutoff_at, s.fee, s.closed,
      s.reason, s.by_hand,
      (select count(*) from orders o where o.slot_id = s.id and o.status <> 'canceled')::integer as orders
    from delivery_slots s where ${where} order by s.starts_at, s.zone_id`.execute(db)
  return rows.map((row) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    cutoff_at: row.cutoff_at.toISOString(),
    label: `${formatTime(row.starts_at)}–${formatTime(row.ends_at)}`,
  }))
}

interface CalendarQuery {
  /** Days of Yerevan, `YYYY-MM-DD`, both included. */
  from?: string | undefined
  to?: string | undefined
  zone_id?: number | undefined
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Slots of some days with their orders; of the next fourteen where none are named. Refuses with `validation_failed`, also more days
 * than one call reads: slots that are left out in silence would read as days without delivery.
 */
export async function listCalendar(
  db: Db,
  { from, to, zone_id }: CalendarQuery,
): Promise<AdminSlot[]> {
  requireDays({ from, to })
  const first = from ?? isoDay(new Date())
  if (to !== undefined && Date.parse(to) - Date.parse(first) >= maxCalendarDays * dayMs)
    throw fieldError('to', 'tooManyDays', { max: maxCalendarDays })
  const last = to === undefined ? sql`${first}::date + ${slotDays - 1}::integer` : sql`${to}::date`
  return selectSlots(
    db,
    sql`s.day between ${first}::date and ${last}
      ${zone_id === undefined ? sql`` : sql`and s.zone_id = ${zone_id}`}`,
  )
}

interface SlotChange {
  id: number
  version: number
  by: Actor
  /** Orders; one below the places that are taken becomes those. */
  capacity?: number | undefined
  /** Drams. */
  fee?: number | undefined
  closed?: boolean | undefined
  reason?: Text | undefined
  /** False gives the slot back to the week. */
  by_hand?: boolean | undefined
}

/**
 * Changes a slot by hand, after which the week leaves it; orders that have a place keep it. One that is given back to a week without
 * it goes, and is returned as closed. Refuses with `not_found` and `version_conflict`.
 */
export const changeSlot = (
  db: Db,
  { id, version, by, reason, by_hand = true, ...sent }: SlotChange,
): Promise<AdminSlot> =>
  inTransaction(db, async (tx) => {
    await lockWeek(tx)
    // Whoever takes a place waits for the new capacity, or has taken it before.
    await sql`select 1 from delivery_slots where id = ${id} for update`.execute(tx)
    const before = await readSlot(tx, id)
    const subject = { type: 'slot', id, label: `${before.day} ${before.label}` }
    if (before.version !== version)
      throw await versionConflict(tx, {
        subject,
        current: { ...before },
        sent: { ...sent, ...(reason && { reason }) },
      })
    const { capacity = before.capacity, fee = before.fee, closed = before.closed } = sent
    const text = JSON.stringify(tidyText(reason ?? before.reason))
    await sql`
      update delivery_slots set capacity = greatest(${capacity}::integer, taken), fee = ${fee}, closed = ${closed},
        reason = ${text}::jsonb, by_hand = ${by_hand}, version = version + 1
      where id = ${id}`.execute(tx)
    if (!by_hand) await followWeek(tx)
    // Without orders, a slot that the week no longer has is deleted; others are closed.
    const after = (await selectSlots(tx, sql`s.id = ${id}`))[0] ?? {
      ...before,
      closed: true,
      by_hand,
      version: version + 1,
    }
    await writeAudit(tx, {
      by,
      action: 'slot.change',
      subject,
      before: { ...before },
      after: { ...after },
    })
    return after
  })

async function readSlot(tx: Tx, id: number): Promise<AdminSlot> {
  const [slot] = await selectSlots(tx, sql`s.id = ${id}`)
  if (!slot) throw new DomainError('not_found')
  return slot
}
