import { perLocale } from '@tsiran/contract/map-text'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { addLine } from '../cart/add-line.ts'
import { createCartToken } from '../cart/owner.ts'
import { saveAddress } from '../checkout/save-address.ts'
import { savePayment } from '../checkout/save-payment.ts'
import { saveShipping } from '../checkout/save-shipping.ts'
import { offlineOrderServices, type OrderServices } from '../order-management/order-services.ts'
import { guestViewer } from './ready-cart.ts'

interface ZoneFixture {
  name: string
  pickup?: boolean
  fee?: number
  free_from?: number
  min_total?: number
  min_total_company?: number
  /** Districts that it delivers to. */
  districts?: readonly number[]
}

/** Makes a zone of deliveries, or the one where buyers collect, and returns its id. Money in drams. */
export async function createZone(
  db: Db,
  { name, districts = [], ...terms }: ZoneFixture,
): Promise<number> {
  const { id } = await db
    .insertInto('delivery_zones')
    .values({ name: JSON.stringify(perLocale(() => name)), free_from: null, ...terms })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (districts.length > 0)
    await db.updateTable('districts').set({ zone_id: id }).where('id', 'in', districts).execute()
  return id
}

interface SlotFixture {
  /** Hours until it begins, and until orders are taken. */
  starts?: number
  cutoff?: number
  capacity?: number
  fee?: number
  closed?: boolean
}

/**
 * Makes a slot of two hours, by hand so that the worker leaves it alone, and returns its id: tomorrow, for ten orders, unless it says
 * otherwise.
 */
export async function createSlot(db: Db, zoneId: number, slot: SlotFixture = {}): Promise<number> {
  const { starts = 24, cutoff = starts - 2, capacity = 10, fee = 0, closed = false } = slot
  const at = (hours: number) =>
    sql`date_trunc('hour', now()) + make_interval(hours => ${hours}::integer)`
  const { rows } = await sql<{ id: number }>`
    insert into delivery_slots (zone_id, day, starts_at, ends_at, capacity, cutoff_at, fee, closed, by_hand)
    values (${zoneId}::integer, ((${at(starts)}) at time zone 'Asia/Yerevan')::date, ${at(starts)}, ${at(starts + 2)}, ${capacity}::integer,
      ${at(cutoff)}, ${fee}::bigint, ${closed}, true)
    returning id`.execute(db)
  return rows[0]!.id
}

/** Places taken in a slot, and the orders that have one. */
export async function placesOf(db: Db, slotId: number): Promise<{ taken: number; orders: number }> {
  const { rows } = await sql<{ taken: number; orders: number }>`
    select s.taken, (select count(*)::integer from orders o where o.slot_id = s.id and o.holds_slot) as orders
    from delivery_slots s where s.id = ${slotId}`.execute(db)
  return rows[0]!
}

interface SlotCart {
  productId: number
  quantity?: number
  districtId: number
  slotId?: number
  payment?: string
  services?: OrderServices
}

/** A guest's cart for a district and a slot, after all steps of the checkout. */
export async function slotCart(
  db: Db,
  {
    productId,
    quantity = 1,
    districtId,
    slotId,
    payment = 'cashondelivery',
    services = offlineOrderServices,
  }: SlotCart,
): Promise<{ apiToken: string }> {
  const owner = { apiToken: createCartToken() }
  const viewer = guestViewer
  const email = `${owner.apiToken.slice(0, 8)}@example.am`
  const billing = {
    first_name: 'Ani',
    email,
    phone: '+374 91 000000',
    city: 'Yerevan',
    address1: ['Tumanyan 5'],
  }
  await addLine(db, owner, { productId, variantId: undefined, quantity }, viewer)
  const address = { billing, shipping: undefined, addressId: undefined, districtId, viewer }
  await saveAddress(db, owner, address)
  await saveShipping(db, owner, { method: 'flatrate_flatrate', slotId }, viewer)
  await savePayment(db, owner, { method: payment, viewer, services })
  return owner
}
