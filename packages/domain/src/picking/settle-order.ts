import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { lockCredit } from '../companies/credit.ts'
import { DomainError } from '../errors.ts'
import { captureHeld } from '../order-management/capture-held.ts'
import { moveEditMoney } from '../order-management/edit-money.ts'
import { auditOrder, type OrderCall } from '../order-management/order-call.ts'
import { mailSettled } from '../order-management/change-mails.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import { refundOrder } from '../order-management/refund-order.ts'
import { sendRequest } from '../order-management/send-request.ts'
import { changeLines } from '../orders/change-lines.ts'
import { checkVersion, lockOrder } from '../orders/lock-order.ts'
import { isOnCredit, isSettleable } from '../orders/order-actions.ts'
import { statesOf, writeEdit } from '../orders/order-edits.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { staffIdOf, type Actor } from '../shared/actor.ts'
import { lockVariants, returnStock, takeStock } from '../stock/take-stock.ts'
import type { SettlementPlan } from './plan-settlement.ts'
import { readSettlement } from './read-settlement.ts'
import { addedLines, changedLines } from './settled-lines.ts'
import { isPickingFinished, readSubstitutes } from './settlement-rows.ts'
import { stockToReturn, stockToTake } from './stock-of-settlement.ts'

interface SettleCall extends OrderCall {
  /** Whether the caller may settle what needs a decision: {@link checkDecision}. */
  decides: boolean
  /** Drams that the order costs then, as the caller has seen it; undefined for whatever was picked. */
  expectedTotal?: number | undefined
}

/** For the refund's row and its event. */
const reason = 'settled'

/**
 * Applies what was picked to an order, once: lines, totals, stock and credit in one transaction. What was paid too much is requested
 * from the bank once after it; where that fails, a person returns it. Of what the bank holds, the final sum is taken. Repeated calls
 * change nothing. Refuses with `not_found`, `version_conflict`, with `conflict` where the order is not picked or nothing is left of
 * it, with `stock_changed` where a substitute was sold meanwhile, with `cart_changed` where it costs something else than expected, and
 * with `forbidden` where somebody has to decide who may.
 */
export async function settleOrder(
  db: Db,
  services: OrderServices,
  call: SettleCall,
): Promise<void> {
  const { refund, held } = await inTransaction(db, (tx) => settle(tx, services, call))
  if (held !== undefined) await sendRequest(db, services, { id: held })
  if (refund === 0) return
  const { id, by } = call
  try {
    await refundOrder(db, services, { id, by, amount: refund, reason, onlyDue: true })
  } catch (error) {
    // Somebody has returned it meanwhile, or it is due of several payments: then a person returns it.
    if (!(error instanceof DomainError) || error.code !== 'conflict') throw error
  }
}

/** Drams that go back through the bank, and the payment that it holds money of. */
interface Settled {
  refund: number
  held?: number | undefined
}

/** Settles a locked order. */
async function settle(
  tx: Tx,
  services: OrderServices,
  { id, version, by, decides, expectedTotal }: SettleCall,
): Promise<Settled> {
  const order = await lockOrder(tx, id)
  if (order.settled_at) return { refund: 0 }
  await checkVersion(tx, order, version)
  if (!isSettleable(order)) throw new DomainError('conflict')
  await lockVariants(tx, await variantsOf(tx, order))
  if (isOnCredit(order)) await lockCredit(tx, order.company_id)
  const { plan } = await readSettlement(tx, order)
  if (plan.isEmpty || plan.undecided.length > 0 || plan.refused.length > 0)
    throw new DomainError('conflict')
  // A mark of the picker is no new version of the order.
  if (expectedTotal !== undefined && plan.grand_total !== expectedTotal)
    throw new DomainError('cart_changed')
  if (!decides) await checkDecision(tx, order, plan)
  await moveStock(tx, order, { plan, by })
  await sql`
    update order_items set agreed_quantity = quantity - canceled, agreed_total = total where order_id = ${id} and quantity > canceled`.execute(
    tx,
  )
  await sql`
    update orders set settled_at = now(), agreed_sub_total = sub_total, agreed_total = grand_total where id = ${id}`.execute(
    tx,
  )
  await changeLines(tx, order, { changed: changedLines(plan), added: addedLines(plan) })
  const now = await lockOrder(tx, id)
  const staffId = staffIdOf(by)
  const refund = await moveEditMoney(tx, order, { grandTotal: now.grand_total, reason, staffId })
  const held = await captureHeld(tx, now, 'settled')
  const { before, after } = statesOf(order, now)
  await writeEdit(tx, now, { kind: 'settled', reason: '', staffId, before, after })
  await auditOrder(tx, order, {
    by,
    action: 'order.settle',
    before: { ...before },
    after: { ...after, ...(refund > 0 && { refund_due: refund }) },
  })
  await mailSettled(tx, services, {
    before: order,
    after: now,
    refund,
    captured: held !== undefined,
  })
  return { refund, held }
}

const variantsOf = async (tx: Tx, { id, lines }: OrderRow): Promise<number[]> => [
  ...lines.flatMap(({ variant_id }) => (variant_id === null ? [] : [variant_id])),
  ...[...(await readSubstitutes(tx, id)).values()].map(({ variant }) => variant.variant_id),
]

/** Who may only pick settles a finished picking in which nothing needs a decision. Refuses with `forbidden`. */
async function checkDecision(tx: Tx, { id }: OrderRow, { exceptions }: SettlementPlan) {
  if (exceptions.length > 0 || !(await isPickingFinished(tx, id)))
    throw new DomainError('forbidden')
}

/** Moves the stock; what goes back comes first, since it may be taken again. Refuses with `stock_changed`. */
async function moveStock(
  tx: Tx,
  order: OrderRow,
  { plan, by }: { plan: SettlementPlan; by: Actor },
) {
  for (const { lines, cause } of stockToReturn(order, plan, by)) await returnStock(tx, lines, cause)
  for (const { lines, cause } of stockToTake(order, plan, by))
    if (!(await takeStock(tx, lines, cause))) throw new DomainError('stock_changed')
}
