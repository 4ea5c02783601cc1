import type { Db, Tx } from '@tsiran/db/database'
import { creditLeft } from '../companies/credit.ts'
import { heldDrams, isOnlinePayment } from '../order-management/edit-money.ts'
import { isOnCredit } from '../orders/order-actions.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { listPaymentsOf } from '../payments/payment-rows.ts'
import { planSettlement, type SettlementPlan } from './plan-settlement.ts'
import { readSubstitutes, readWeighedStock } from './settlement-rows.ts'

/** What a settlement would make of an order, and the drams that it may cost at most. */
export interface ReadSettlement {
  plan: SettlementPlan
  ceiling: number
}

/**
 * Plans the settlement of an order from what was picked. Cash may cost what was agreed and the buffer; credit the same where the
 * company's line reaches; what is paid online costs what was agreed at most, or what the bank holds.
 */
export async function readSettlement(db: Db | Tx, order: OrderRow): Promise<ReadSettlement> {
  const picked = {
    order,
    substitutes: await readSubstitutes(db, order.id),
    inStock: await readWeighedStock(db, order),
  }
  const settleWithin = (ceiling: number) => ({
    ceiling,
    plan: planSettlement({ ...picked, ceiling }),
  })
  const agreed = order.grand_total
  const most = agreed + (order.buffer ?? 0)
  if (isOnlinePayment(order)) {
    const held = heldDrams(await listPaymentsOf(db, order.id))
    return settleWithin(Math.min(most, held ?? agreed))
  }
  const settlement = settleWithin(most)
  if (!isOnCredit(order)) return settlement
  const more = settlement.plan.grand_total - agreed
  return more > 0 && more > (await creditLeft(db, order.company_id))
    ? settleWithin(agreed)
    : settlement
}
