import type { ShippingAddress } from '@tsiran/contract/checkout-address'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { lockCredit } from '../companies/credit.ts'
import { slotTaken } from '../delivery/slot-taken.ts'
import { givePlace } from '../delivery/take-place.ts'
import { DomainError } from '../errors.ts'
import { leaveRoute, lockRouteOf } from '../orders/leave-route.ts'
import { lockOrder, lockOrderAt } from '../orders/lock-order.ts'
import { isOnCredit } from '../orders/order-actions.ts'
import { normaliseAddress } from '../orders/order-address.ts'
import { statesOf, writeEdit } from '../orders/order-edits.ts'
import { formatSlot } from '../orders/slot-of-order.ts'
import { staffIdOf } from '../shared/actor.ts'
import { moveEditMoney } from './edit-money.ts'
import { auditOrder, type OrderCall } from './order-call.ts'
import { mailMoved } from './change-mails.ts'
import type { OrderServices } from './order-services.ts'
import { planMove, viewMove, type Move } from './plan-move.ts'

interface MoveCall extends OrderCall, Move {
  /** The street in the new district; undefined leaves the delivery address. */
  address?: ShippingAddress | undefined
  /** The total of the preview, in drams. */
  expectedTotal: number
  /** Of the days that a refusal lists. */
  locale?: Locale
  /** Whether somebody of the staff has just proven who they are. */
  confirmed?: boolean
}

/**
 * Gives an order a place in another slot of its zone, or of a new district's, and its old place back. The fees of zone and slot, credit
 * and refunds follow, unless the order was settled, and the buyer is mailed. A settled order may get
 * another address, too: its street may lie in the new district. The other zone's minimum does not count: the shop has taken
 * the order, and may take one below the minimum. The order leaves a route of another day than its new one. An order that has lost its
 * place may get one in its own slot, at the fee that it has. Refuses as {@link planMove}, with `not_found`, `version_conflict`, with
 * `slot_taken` and the zone's open slots, with `cart_changed` and the new preview where a fee has changed since, and as an edit of the
 * order does with `credit_limit_reached`, `payment_exceeded` and `confirmation_needed`.
 */
export const moveOrder = (
  db: Db,
  services: OrderServices,
  { id, version, by, address, expectedTotal, locale = 'hy', confirmed = false, ...move }: MoveCall,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockRouteOf(tx, id)
    const order = await lockOrderAt(tx, { id, version })
    // Slots come last, as in place-order: many orders wait for them.
    if (isOnCredit(order)) await lockCredit(tx, order.company_id)
    await lockSlots(tx, [move.slotId, order.slot_id])
    const plan = await planMove(tx, order, move)
    const { district, zoneId, from, slot } = plan
    if (plan.grand_total !== expectedTotal)
      throw new DomainError('cart_changed', { data: await viewMove(tx, order, plan) })
    if (!(await takeLatePlace(tx, move.slotId)))
      throw await slotTaken(tx, zoneId, { locale, late: true })
    await givePlace(tx, order)
    const moved = address
      ? normaliseAddress(address, order.shipping_address.email)
      : order.shipping_address
    await sql`
      update orders set slot_id = ${move.slotId}, holds_slot = true, slot = ${JSON.stringify(slot)}::jsonb,
        shipping_address = ${JSON.stringify(moved)}::jsonb, zone_id = ${zoneId}, district_id = ${district?.id ?? order.district_id},
        shipping_amount = ${plan.shipping_amount}, grand_total = ${plan.grand_total}, version = version + 1
      where id = ${id}`.execute(tx)
    const route = await leaveRoute(tx, id, { at: slot.starts_at })
    const now = await lockOrder(tx, id)
    const staffId = staffIdOf(by)
    const grandTotal = now.grand_total
    const refund = await moveEditMoney(tx, order, { grandTotal, reason: 'order moved', staffId })
    if (refund > 0 && by.kind === 'staff' && !confirmed)
      throw new DomainError('confirmation_needed')
    const [earlier, later] = [formatSlot(from), formatSlot(slot)]
    const states = statesOf(order, now)
    const before = {
      ...states.before,
      slot: earlier,
      ...(district && { district: district.from }),
      ...(route && { route }),
    }
    const after = { ...states.after, slot: later, ...(district && { district: district.name }) }
    await writeEdit(tx, now, {
      kind: 'edit',
      reason: `${earlier} → ${later}`,
      staffId,
      before,
      after,
    })
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

/** Locks both slots of a move, in the order of ids. */
async function lockSlots(tx: Tx, ids: readonly (number | null)[]): Promise<void> {
  await sql`select from delivery_slots where id = any(${ids}::bigint[]) order by id for update`.execute(
    tx,
  )
}

/** Takes a place in a locked slot; false where it is full, closed or over. The staff may do so after the cutoff. */
async function takeLatePlace(tx: Tx, slotId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update delivery_slots set taken = taken + 1
    where id = ${slotId} and not closed and taken < capacity and ends_at > now()`.execute(tx)
  return numAffectedRows > 0n
}
