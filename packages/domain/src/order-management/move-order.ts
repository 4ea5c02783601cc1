import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import type { SlotSnapshot } from '@tsiran/db/tables/orders'
import type { Text } from '@tsiran/db/tables/shared'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { deliveryRate } from '../cart/cart-delivery.ts'
import { slotTaken } from '../delivery/slot-taken.ts'
import { givePlace } from '../delivery/take-place.ts'
import { DomainError, fieldError } from '../errors.ts'
import { leaveRoute, lockRouteOf } from '../orders/leave-route.ts'
import { lockOrder, lockOrderAt } from '../orders/lock-order.ts'
import { statesOf, writeEdit } from '../orders/order-edits.ts'
import { changeableStatuses } from '../orders/order-status.ts'
import { formatSlot } from '../orders/slot-of-order.ts'
import { staffIdOf } from '../shared/actor.ts'
import { readMovedDistrict } from './change-district.ts'
import { moveEditMoney } from './edit-money.ts'
import { auditOrder, type OrderCall } from './order-call.ts'
import { mailMoved } from './order-mails.ts'
import type { OrderServices } from './order-services.ts'

interface MoveCall extends OrderCall {
  slotId: number
  /** Of the zone that has the slot; undefined leaves the district. */
  districtId?: number | undefined
  /** Of the days that a refusal lists. */
  locale?: Locale
  /** Whether somebody of the staff has just proven who they are. */
  confirmed?: boolean
}

/**
 * Gives an order a place in another slot of its zone, or of a new district's, and its old place back. The fees of zone and slot, credit
 * and refunds follow, unless the order was settled, and the buyer is mailed. The other zone's minimum does not count: the shop has taken
 * the order, and may take one below the minimum. The order leaves a route of another day than its new one. An order that has lost its
 * place may get one in its own slot, at the fee that it has. Refuses with `not_found`, `version_conflict`, `validation_failed` on a
 * slot of elsewhere and a district without delivery, with `conflict` where the order is not being prepared, has no slot or has that place already, with `slot_taken`
 * and the zone's open slots, and as an edit of the order does with `credit_limit_reached`, `payment_exceeded` and
 * `confirmation_needed`.
 */
export const moveOrder = (
  db: Db,
  services: OrderServices,
  { id, version, slotId, districtId, by, locale = 'hy', confirmed = false }: MoveCall,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockRouteOf(tx, id)
    const order = await lockOrderAt(tx, { id, version })
    const own = await readPlace(tx, id)
    if (!changeableStatuses.includes(order.status) || own.slot === null)
      throw new DomainError('conflict')
    if (own.holds_slot && own.slot_id === slotId) throw new DomainError('conflict')
    const { district, elsewhere } = await readMovedDistrict(tx, id, districtId)
    const to = await lockSlots(tx, { slotId, oldId: own.slot_id })
    if (!to || to.zone_id !== (elsewhere ?? own).zone_id) throw fieldError('slot_id', 'invalid')
    if (!(await takeLatePlace(tx, to)))
      throw await slotTaken(tx, to.zone_id, { locale, late: true })
    await givePlace(tx, order)
    // What a settled order costs is settled, and for its own slot the buyer has agreed to a fee.
    const fee = own.settled || own.slot_id === slotId ? own.slot.fee : to.fee
    const zoneFee =
      elsewhere && !own.settled
        ? deliveryRate(elsewhere.terms, order.sub_total)
        : order.shipping_amount - own.slot.fee
    const more = zoneFee + fee - order.shipping_amount
    const slot: SlotSnapshot = {
      ...own.slot,
      zone: to.zone,
      district: district?.name ?? own.slot.district,
      starts_at: to.starts_at.toISOString(),
      ends_at: to.ends_at.toISOString(),
      fee,
    }
    await sql`
      update orders set slot_id = ${to.id}, holds_slot = true, slot = ${JSON.stringify(slot)}::jsonb,
        zone_id = ${to.zone_id}, district_id = ${district?.id ?? order.district_id},
        shipping_amount = shipping_amount + ${more}, grand_total = grand_total + ${more}, version = version + 1
      where id = ${id}`.execute(tx)
    const route = await leaveRoute(tx, id, { at: to.starts_at })
    const now = await lockOrder(tx, id)
    const staffId = staffIdOf(by)
    const grandTotal = now.grand_total
    const refund = await moveEditMoney(tx, order, { grandTotal, reason: 'order moved', staffId })
    if (refund > 0 && by.kind === 'staff' && !confirmed)
      throw new DomainError('confirmation_needed')
    const [from, until] = [formatSlot(own.slot), formatSlot(slot)]
    const states = statesOf(order, now)
    const before = {
      ...states.before,
      slot: from,
      ...(district && { district: district.from }),
      ...(route && { route }),
    }
    const after = { ...states.after, slot: until, ...(district && { district: district.name }) }
    await writeEdit(tx, now, { kind: 'edit', reason: `${from} → ${until}`, staffId, before, after })
    await auditOrder(tx, order, {
      by,
      action: 'order.move',
      before: { ...before, ...(district && { district: district.from.hy }) },
      after: {
        ...after,
        ...(district && { district: district.name.hy }),
        ...(refund > 0 && { refund_due: refund }),
      },
    })
    await mailMoved(tx, services, { before: order, after: now, refund })
  })

interface Place {
  slot_id: number | null
  zone_id: number | null
  slot: SlotSnapshot | null
  holds_slot: boolean
  settled: boolean
}

/** Where a locked order has its place. */
async function readPlace(tx: Tx, id: number): Promise<Place> {
  const { rows } = await sql<Place>`
    select slot_id, zone_id, slot, holds_slot, settled_at is not null as settled from orders where id = ${id}`.execute(
    tx,
  )
  return rows[0]!
}

interface LockedSlot {
  id: number
  zone_id: number
  zone: Text
  starts_at: Date
  ends_at: Date
  /** Drams. */
  fee: number
}

/** Locks both slots of a move, in the order of ids, and returns the new one. */
async function lockSlots(
  tx: Tx,
  { slotId, oldId }: { slotId: number; oldId: number | null },
): Promise<LockedSlot | undefined> {
  const { rows } = await sql<LockedSlot>`
    select s.id, s.zone_id, z.name as zone, s.starts_at, s.ends_at, s.fee
    from delivery_slots s join delivery_zones z on z.id = s.zone_id
    where s.id in (${slotId}, ${oldId}) order by s.id for update of s`.execute(tx)
  return rows.find(({ id }) => id === slotId)
}

/** Takes a place in a locked slot; false where it is full, closed or over. The staff may do so after the cutoff. */
async function takeLatePlace(tx: Tx, { id }: LockedSlot): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update delivery_slots set taken = taken + 1
    where id = ${id} and not closed and taken < capacity and ends_at > now()`.execute(tx)
  return numAffectedRows > 0n
}
