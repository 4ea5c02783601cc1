import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { mailChange } from '../order-management/order-mails.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import { isOnItsWay } from '../orders/on-its-way.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { transitionOrder } from '../orders/order-status.ts'
import type { ActingStaff } from '../staff/session.ts'
import { pickedLines } from './picking-rows.ts'
import { readPicking } from './read-picking.ts'
import {
  type PickingCall,
  refusal,
  lockPicking,
  requireStep,
  maySteer,
  enterPicking,
  auditPicking,
} from './picking-steps.ts'

type ClaimCall = PickingCall & { takeOver?: boolean | undefined }

/**
 * Takes an order to pick it: one person at a time, the order becomes `processing`. The own one again changes nothing. Refuses with
 * `not_found` and with `conflict`: it is another's, finished, canceled, or a courier brings it. `takeOver` takes it from another picker.
 */
export const claimPicking = (db: Db, services: OrderServices, call: ClaimCall): Promise<Picking> =>
  inTransaction(db, (tx) => claimOrder(tx, services, call))

/** As {@link claimPicking}, in a transaction. */
export async function claimOrder(
  tx: Tx,
  services: OrderServices,
  { takeOver = false, ...call }: ClaimCall,
): Promise<Picking> {
  const { id, staff } = call
  const locked = await lockPicking(tx, id)
  const { order, head } = locked
  if (!head && (await isOnItsWay(tx, id))) throw refusal('on_its_way')
  const isTaken = head && head.staff_id !== staff.id && head.state !== 'finished'
  const takes = isTaken && takeOver && maySteer(staff)
  if (!takes && requireStep('claim', locked, staff) === head?.state) return readPicking(tx, call)
  await sql`
    insert into order_pickings (order_id, state, staff_id) values (${id}, 'claimed', ${staff.id})
    on conflict (order_id) do update set staff_id = excluded.staff_id, claimed_at = now(), version = order_pickings.version + 1`.execute(
    tx,
  )
  const { status } = order
  const processed = status === 'pending' && { status: 'processing' as const }
  if (processed) await process(tx, services, order, staff)
  await auditPicking(tx, order, {
    staff,
    action: 'claim_picking',
    before: head,
    status,
    after: { picker: staff.name, ...processed },
  })
  return readPicking(tx, call)
}

/** A claimed order is processed, as by the office: its buyer is mailed. */
async function process(tx: Tx, services: OrderServices, order: OrderRow, { id }: ActingStaff) {
  await transitionOrder(tx, order.id, { to: 'processing', actor: 'shop', staffId: id })
  await mailChange(tx, services, { order, to: 'processing' })
}

/** Begins to pick a claimed order; again changes nothing. Refuses with `not_found` and `conflict`. */
export const startPicking = (db: Db, call: PickingCall): Promise<Picking> =>
  inTransaction(db, async (tx) => {
    const { id, staff } = call
    const locked = await lockPicking(tx, id)
    const { order, head } = locked
    requireStep('start', locked, staff)
    if (await enterPicking(tx, id)) {
      const after = { state: 'picking' as const }
      await auditPicking(tx, order, { staff, action: 'start_picking', before: head, after })
    }
    return readPicking(tx, call)
  })

/** Finishes a picking in which every line is decided; again changes nothing. Refuses with `not_found` and `conflict`. */
export const finishPicking = (db: Db, call: PickingCall): Promise<Picking> =>
  inTransaction(db, async (tx) => {
    const locked = await lockPicking(tx, call.id)
    const { order, head } = locked
    requireStep('finish', locked, call.staff)
    if (head!.state === 'finished') return readPicking(tx, call)
    if (pickedLines(order).some(({ pick_state }) => pick_state === null)) throw refusal('undecided')
    await sql`
      update order_pickings set state = 'finished', started_at = coalesce(started_at, now()), finished_at = now(), version = version + 1
      where order_id = ${order.id}`.execute(tx)
    await auditPicking(tx, order, {
      staff: call.staff,
      action: 'finish_picking',
      before: head,
      after: { state: 'finished' },
    })
    return readPicking(tx, call)
  })

/**
 * Gives an order back; what was marked stays for the next picker. A finished picking is given back by those who may change orders.
 * Refuses with `not_found` and `conflict`.
 */
export const releasePicking = (db: Db, call: PickingCall): Promise<Picking> =>
  inTransaction(db, async (tx) => {
    const { id, staff } = call
    const locked = await lockPicking(tx, id)
    const { order, head } = locked
    const asOwner = maySteer(staff) ? { id: head?.staff_id ?? staff.id } : staff
    requireStep('release', locked, asOwner)
    if (head?.state === 'finished' && !maySteer(staff)) throw refusal('finished')
    if (!head) return readPicking(tx, call)
    await sql`delete from order_pickings where order_id = ${id}`.execute(tx)
    await auditPicking(tx, order, { staff, action: 'release_picking', before: head, after: {} })
    return readPicking(tx, call)
  })
