import { perLocale } from '@tsiran/contract/map-text'
import type { Settlement } from '@tsiran/contract/admin/settlement'
import type { Db } from '@tsiran/db/database'
import { optionsText } from '../cart/orderable-variant.ts'
import { heldDrams, readEditMoney } from '../order-management/edit-money.ts'
import { isSettleable } from '../orders/order-actions.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { changeableStatuses } from '../orders/order-status.ts'
import { findOrder } from '../orders/read-order.ts'
import { listPaymentsOf } from '../payments/payment-rows.ts'
import type { SettlementPlan } from './plan-settlement.ts'
import type { AddedLine, SettledLine } from './settled-pieces.ts'
import { readSettlement } from './read-settlement.ts'
import { isPickingFinished } from './settlement-rows.ts'
import { isSoldOut, stockOfSubstitutes } from './stock-of-settlement.ts'

/**
 * What the settlement of an order would change; changes nothing. `decides` is whether the caller may settle what needs a decision.
 * Drams, pieces, grams. Refuses with `not_found`.
 */
export async function previewSettlement(
  db: Db,
  { id, decides }: { id: number; decides: boolean },
): Promise<Settlement> {
  const order = await findOrder(db, id)
  const { plan, ceiling } = await readSettlement(db, order)
  const { refund } = await readEditMoney(db, order, plan.grand_total)
  const problem = problemOf(order, plan)
  const held = heldDrams(await listPaymentsOf(db, id))
  const isClear = decides || (plan.exceptions.length === 0 && (await isPickingFinished(db, id)))
  return {
    version: order.version,
    lines: plan.lines.map((line) => viewLine(line, plan)),
    agreed_total: order.agreed_total ?? order.grand_total,
    final_total: plan.grand_total,
    ceiling,
    lowered: plan.lowered,
    refund,
    captured: held === undefined ? 0 : plan.grand_total,
    released: held === undefined ? 0 : Math.max(held - plan.grand_total, 0),
    cash_due: order.paid === 'at_the_door' ? plan.grand_total : 0,
    problem,
    allowed: problem === null && isClear,
  }
}

function problemOf(order: OrderRow, plan: SettlementPlan): Settlement['problem'] {
  if (!changeableStatuses.includes(order.status) || order.settled_at) return 'not_open'
  if (!isSettleable(order) || plan.undecided.length > 0) return 'undecided'
  if (plan.isEmpty) return 'empty'
  if (plan.refused.length > 0) return 'restricted'
  return isSoldOut(plan) ? 'sold_out' : null
}

const viewLine = (
  { line, before, pieces, grams, total, state }: SettledLine,
  plan: SettlementPlan,
): Settlement['lines'][number] => {
  const substitute = plan.added.find((one) => one.line.id === line.id)
  return {
    line_id: line.id,
    name: line.name,
    options: line.options,
    sku: line.sku,
    agreed_quantity: line.agreed_quantity ?? before,
    agreed_total: line.agreed_total ?? line.total,
    quantity: pieces,
    grams,
    total,
    state,
    exception: plan.exceptions.find(({ line_id }) => line_id === line.id)?.kind ?? null,
    substitute: substitute ? viewSubstitute(substitute, plan) : null,
  }
}

const viewSubstitute = (
  { substitute: { variant }, pieces, grams, total }: AddedLine,
  plan: SettlementPlan,
) => ({
  name: variant.name,
  options: perLocale((locale) => optionsText(variant, locale)),
  sku: variant.sku,
  quantity: pieces,
  in_stock: stockOfSubstitutes(plan).get(variant.variant_id)!,
  grams,
  total,
})
