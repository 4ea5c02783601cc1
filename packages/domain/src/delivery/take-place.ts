import type { Tx } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'

/** A slot of the zone that it is in. */
export interface WantedPlace {
  slotId: number
  zoneId: number
}

/**
 * Takes one place in an open slot. False where it is full, closed, past its cut-off, or of another zone: the caller must then throw
 * to roll back the rest. The slot stays locked until the transaction ends, so it comes after all other locks; several slots are
 * locked in the order of their ids.
 */
export async function takePlace(tx: Tx, { slotId, zoneId }: WantedPlace): Promise<boolean> {
  const { rows } = await sql`${prepared}
    update delivery_slots set taken = taken + 1
    where id = ${slotId}::bigint and zone_id = ${zoneId}::integer and not closed and taken < capacity and cutoff_at > clock_timestamp()
    returning id`.execute(tx)
  return rows.length > 0
}

/** Gives the place of a locked order back, once however often it is called. Returns whether it had one. */
export async function givePlace(tx: Tx, { id }: { id: number }): Promise<boolean> {
  const { rows } = await sql`${prepared}
    with given as (
      update orders set holds_slot = false where id = ${id}::bigint and holds_slot returning slot_id
    )
    update delivery_slots s set taken = s.taken - 1 from given where s.id = given.slot_id
    returning s.id`.execute(tx)
  return rows.length > 0
}

/** An order's place, as it is stored. */
export interface PlacedOrder {
  id: number
  slot_id: number | null
  zone_id: number | null
  holds_slot: boolean
}

/**
 * Takes a place for a locked order that has given its own back. Where there is none, the order goes on without: its slot stays, and
 * the staff sees that it has no place.
 */
export async function retakePlace(tx: Tx, order: PlacedOrder): Promise<void> {
  const { id, slot_id: slotId, zone_id: zoneId, holds_slot } = order
  if (holds_slot || slotId === null || zoneId === null) return
  if (!(await takePlace(tx, { slotId, zoneId }))) return
  await sql`update orders set holds_slot = true where id = ${id}::bigint`.execute(tx)
}
