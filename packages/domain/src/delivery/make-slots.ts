import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { today, wantedSlots } from './wanted-slots.ts'

const slotLock = sql`hashtextextended('tsiran slots', 0)`

/** Makes others who write zones, the week or its exceptions wait for this transaction. Comes before the locks of rows. */
export const lockWeek = (tx: Tx) => sql`select pg_advisory_xact_lock(${slotLock})`.execute(tx)

export interface MadeSlots {
  made: number
  changed: number
  /** Those that the week no longer has: with orders. */
  closed: number
  /** The same without orders. */
  removed: number
}
const nothing: MadeSlots = { made: 0, changed: 0, closed: 0, removed: 0 }

/** A future slot that the week may change. */
const isFree = sql`s.starts_at > now() and s.day >= ${today} and not s.by_hand`
const holdsOrders = sql`(s.taken > 0 or exists (select from orders o where o.slot_id = s.id))`

const differs = sql`(s.template_id, s.ends_at, s.capacity, s.cutoff_at, s.fee, s.closed, s.reason)
  is distinct from (w.template_id, w.ends_at, greatest(w.capacity, s.taken), w.cutoff_at, w.fee, w.closed, w.reason)`
const isUnwanted = sql`not exists (select from wanted w where w.zone_id = s.zone_id and w.starts_at = s.starts_at)`

/**
 * Makes the slots of the next days as the week, its exceptions and the zones have them, in the caller's transaction, which holds
 * {@link lockWeek}. Slots that are there follow the week, unless somebody changed them by hand; a capacity never falls below the
 * orders that have a place, and a slot with orders is closed rather than deleted.
 */
export async function followWeek(tx: Tx): Promise<MadeSlots> {
  const made = await sql`
    insert into delivery_slots (zone_id, template_id, day, starts_at, ends_at, capacity, cutoff_at, fee, closed, reason)
    select zone_id, template_id, day, starts_at, ends_at, capacity, cutoff_at, fee, closed, reason from (${wantedSlots}) w
    where not exists (select from delivery_slots s where s.zone_id = w.zone_id and s.starts_at = w.starts_at)
    order by zone_id, starts_at on conflict (zone_id, starts_at) do nothing`.execute(tx)
  // Locked in the order of ids, as whoever moves an order locks two of them. Statements after this one see the places taken meanwhile.
  const { rows } = await sql<{ id: number }>`
    with wanted as materialized (${wantedSlots})
    select s.id from delivery_slots s
    where ${isFree} and (
      exists (select from wanted w where w.zone_id = s.zone_id and w.starts_at = s.starts_at and ${differs})
      or (${isUnwanted} and not (s.closed and ${holdsOrders})))
    order by s.id for update of s`.execute(tx)
  const result = { ...nothing, made: Number(made.numAffectedRows ?? 0) }
  if (rows.length === 0) return result
  const ids = rows.map(({ id }) => id)
  const among = sql`s.id = any(${ids}::bigint[])`
  const changed = await sql`
    with wanted as materialized (${wantedSlots})
    update delivery_slots s set template_id = w.template_id, ends_at = w.ends_at, capacity = greatest(w.capacity, s.taken),
      cutoff_at = w.cutoff_at, fee = w.fee, closed = w.closed, reason = w.reason, version = s.version + 1
    from wanted w where ${among} and w.zone_id = s.zone_id and w.starts_at = s.starts_at and ${differs}`.execute(
    tx,
  )
  const closed = await sql`
    with wanted as materialized (${wantedSlots})
    update delivery_slots s set closed = true, version = s.version + 1
    where ${among} and ${isUnwanted} and ${holdsOrders} and not s.closed`.execute(tx)
  const removed = await sql`
    with wanted as materialized (${wantedSlots})
    delete from delivery_slots s where ${among} and ${isUnwanted} and not ${holdsOrders}`.execute(
    tx,
  )
  return {
    ...result,
    changed: Number(changed.numAffectedRows ?? 0),
    closed: Number(closed.numAffectedRows ?? 0),
    removed: Number(removed.numAffectedRows ?? 0),
  }
}

/** {@link followWeek} for the worker. Any number of processes may run it: what another one is doing is left to it. */
export const makeSlots = (db: Db): Promise<MadeSlots> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${slotLock}) as mine where exists (select from delivery_zones)`.execute(
      tx,
    )
    return rows[0]?.mine ? followWeek(tx) : nothing
  })
