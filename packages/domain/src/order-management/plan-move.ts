import type { MovePreview } from '@tsiran/contract/admin/order-moves'
import type { Db, Tx } from '@tsiran/db/database'
import type { SlotSnapshot } from '@tsiran/db/tables/orders'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { deliveryRate } from '../cart/cart-delivery.ts'
import { DomainError, fieldError } from '../errors.ts'
import { checkVersion } from '../orders/lock-order.ts'
import { isOnItsWay } from '../orders/on-its-way.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { changeableStatuses } from '../orders/order-status.ts'
import { findOrder } from '../orders/read-order.ts'
import { readMovedDistrict, type NewDistrict } from './change-district.ts'
import { readEditMoney } from './edit-money.ts'
import type { OrderCall } from './order-call.ts'

/** Where and when an order is to be delivered. */
export interface Move {
  slotId: number
  /** Of the zone that has the slot; undefined leaves the district. */
  districtId?: number | undefined
}

export interface MovePlan {
  district: NewDistrict | undefined
  zoneId: number
  /** What the order stores of its slot, before and after. */
  from: SlotSnapshot
  slot: SlotSnapshot
  /** Drams. */
  shipping_amount: number
  grand_total: number
}

/**
 * What a move of an order would change of its delivery. Refuses with `validation_failed` on a slot of elsewhere and a district without
 * delivery, and with `conflict` where the order is not being prepared, has no slot or has that place already, and where a courier is
 * bringing it, who may have handed it over for its cash.
 */
export async function planMove(
  db: Db | Tx,
  order: OrderRow,
  { slotId, districtId }: Move,
): Promise<MovePlan> {
  const { slot: from, slot_id, zone_id, holds_slot, sub_total, shipping_amount } = order
  if (!changeableStatuses.includes(order.status) || !from) throw new DomainError('conflict')
  if ((holds_slot && slot_id === slotId) || (await isOnItsWay(db, order.id)))
    throw new DomainError('conflict')
  const { district, elsewhere } = await readMovedDistrict(db, order.id, districtId)
  const to = await findSlot(db, slotId)
  if (!to || to.zone_id !== (elsewhere?.zone_id ?? zone_id)) throw fieldError('slot_id', 'invalid')
  // What a settled order costs is settled, and for its own slot the buyer has agreed to a fee.
  const isSettled = order.settled_at !== null
  const fee = isSettled || slot_id === slotId ? from.fee : to.fee
  const zoneFee =
    elsewhere && !isSettled ? deliveryRate(elsewhere.terms, sub_total) : shipping_amount - from.fee
  const shipping = zoneFee + fee
  return {
    district,
    zoneId: to.zone_id,
    from,
    slot: {
      ...from,
      zone: to.zone,
      district: district?.name ?? from.district,
      starts_at: to.starts_at.toISOString(),
      ends_at: to.ends_at.toISOString(),
      fee,
    },
    shipping_amount: shipping,
    grand_total: order.grand_total + shipping - shipping_amount,
  }
}

/** What a move of an order would change; changes nothing. Refuses as {@link planMove}, with `not_found` and `version_conflict`. */
export async function previewMove(
  db: Db,
  { id, version, ...move }: Move & Pick<OrderCall, 'id' | 'version'>,
): Promise<MovePreview> {
  const order = await findOrder(db, id)
  await checkVersion(db, order, version)
  return viewMove(db, order, await planMove(db, order, move))
}

/** A move's plan with what it does to the order's money. */
export async function viewMove(db: Db | Tx, order: OrderRow, plan: MovePlan): Promise<MovePreview> {
  const { sub_total, shipping_amount, grand_total } = order
  const { refund, owed, problem } = await readEditMoney(db, order, plan.grand_total)
  return {
    before: { sub_total, shipping_amount, grand_total },
    after: { sub_total, shipping_amount: plan.shipping_amount, grand_total: plan.grand_total },
    refund,
    owed,
    allowed: problem === null,
  }
}

interface SlotOfZone {
  zone_id: number
  zone: Text
  starts_at: Date
  ends_at: Date
  /** Drams. */
  fee: number
}

async function findSlot(db: Db | Tx, id: number): Promise<SlotOfZone | undefined> {
  const { rows } = await sql<SlotOfZone>`
    select s.zone_id, z.name as zone, s.starts_at, s.ends_at, s.fee
    from delivery_slots s join delivery_zones z on z.id = s.zone_id where s.id = ${id}`.execute(db)
  return rows[0]
}
