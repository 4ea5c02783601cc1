import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { termsOfDistrict } from '../delivery/delivery-of-cart.ts'
import type { DeliveryTerms } from '../delivery/delivery-terms.ts'
import { fieldError } from '../errors.ts'

export interface NewDistrict {
  id: number
  name: Text
  /** The name of the one before. */
  from: Text
}

interface FoundDistrict extends NewDistrict {
  zone_id: number | null
  same_zone: boolean
  /** What its zone asks; null where nothing is delivered to it. */
  terms: DeliveryTerms | null
  /** Whether the order has a slot, so that it can be moved to one of another zone. */
  has_slot: boolean
}

/** A district of another zone that the shop delivers to. */
export interface DistrictElsewhere extends NewDistrict {
  zone_id: number
  terms: DeliveryTerms
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
  const found = await findDistrict(db, orderId, districtId)
  if (!found || found.same_zone) return found
  if (!found.terms) throw fieldError('district_id', 'noDelivery')
  throw fieldError('district_id', found.has_slot ? 'otherZone' : 'otherZoneNoSlot')
}

/** As {@link readNewDistrict}, for an order whose slot changes with it: `elsewhere` is set for a district of another zone. */
export async function readMovedDistrict(
  db: Db | Tx,
  orderId: number,
  districtId: number | undefined,
): Promise<{ district?: NewDistrict | undefined; elsewhere?: DistrictElsewhere }> {
  const district = await findDistrict(db, orderId, districtId)
  if (!district || district.same_zone) return { district }
  const { zone_id, terms } = district
  if (zone_id === null || !terms) throw fieldError('district_id', 'noDelivery')
  return { district, elsewhere: { ...district, zone_id, terms } }
}

async function findDistrict(
  db: Db | Tx,
  orderId: number,
  districtId: number | undefined,
): Promise<FoundDistrict | undefined> {
  if (districtId === undefined) return undefined
  const { rows } = await sql<FoundDistrict & { own: number | null }>`
    select o.district_id as own, t.id, t.name, n.name as "from", t.zone_id, t.zone_id is not distinct from o.zone_id as same_zone,
      ${termsOfDistrict(sql`t.id`)} as terms, o.slot is not null as has_slot
    from orders o join districts t on t.id = ${districtId} left join districts n on n.id = o.district_id where o.id = ${orderId}`.execute(
    db,
  )
  const found = rows[0]
  if (!found || found.own === null) throw fieldError('district_id', 'invalid')
  return found.own === districtId ? undefined : found
}

/** Writes a locked order's new district, also into what it stores of its slot. */
export async function changeDistrict(tx: Tx, orderId: number, { id, name }: NewDistrict) {
  await sql`
    update orders set district_id = ${id}, slot = jsonb_set(slot, '{district}', ${JSON.stringify(name)}::jsonb)
    where id = ${orderId}`.execute(tx)
}
