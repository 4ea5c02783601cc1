import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'

export interface NewDistrict {
  id: number
  name: Text
  /** The name of the one before. */
  from: Text
}

/**
 * The district that an order is to be delivered to instead of its own; undefined where that stays. Fee and slot are the zone's:
 * refuses with `validation_failed` for a district of another zone, and for any where the order is not delivered by zones.
 */
export async function readNewDistrict(
  db: Db | Tx,
  orderId: number,
  districtId: number | undefined,
): Promise<NewDistrict | undefined> {
  if (districtId === undefined) return undefined
  const { rows } = await sql<{ own: number | null; same_zone: boolean; name: Text; from: Text }>`
    select o.district_id as own, d.name, n.name as "from", d.zone_id is not distinct from o.zone_id as same_zone
    from orders o join districts d on d.id = ${districtId} left join districts n on n.id = o.district_id where o.id = ${orderId}`.execute(
    db,
  )
  const found = rows[0]
  if (!found || found.own === null) throw fieldError('district_id', 'invalid')
  if (found.own === districtId) return undefined
  if (!found.same_zone) throw fieldError('district_id', 'otherZone')
  return { id: districtId, name: found.name, from: found.from }
}

/** Writes a locked order's new district, also into what it stores of its slot. */
export async function changeDistrict(tx: Tx, orderId: number, { id, name }: NewDistrict) {
  await sql`
    update orders set district_id = ${id}, slot = jsonb_set(slot, '{district}', ${JSON.stringify(name)}::jsonb)
    where id = ${orderId}`.execute(tx)
}
