import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { changeLines } from '../orders/change-lines.ts'
import { lockOrder, lockOrderAt } from '../orders/lock-order.ts'
import { normaliseAddress } from '../orders/order-address.ts'
import { statesOf, writeEdit } from '../orders/order-edits.ts'
import { renewBuffer } from '../orders/renew-buffer.ts'
import { staffIdOf } from '../shared/actor.ts'
import { cancelOf, lockVariants, returnStock, saleOf, takeStock } from '../stock/take-stock.ts'
import { changeDistrict, readNewDistrict } from './change-district.ts'
import { moveEditMoney } from './edit-money.ts'
import { auditOrder, type OrderCall } from './order-call.ts'
import { mailEdit } from './change-mails.ts'
import type { OrderServices } from './order-services.ts'
import { editableLines } from './plan-edit.ts'
import { lineChanges } from './line-changes.ts'
import { type OrderEdit, requireChangeable, readPlan, differs, viewPlan } from './preview-edit.ts'

interface EditCall extends OrderCall, OrderEdit {
  /** The total of the preview, in drams. */
  expectedTotal: number
  /** Whether somebody of the staff has just proven who they are. */
  confirmed?: boolean
}

/**
 * Edits a placed order: lines, pieces, delivery address, district. Stock, credit and refunds follow in the same transaction, and the
 * buyer is mailed. Refuses as {@link previewEdit}, with `conflict` where nothing would change or be left, with `cart_changed` and the
 * new preview where the total is not the expected one or a line cannot be, with `credit_limit_reached`, and with `payment_exceeded`
 * where an order that is paid online would cost more than was paid. Somebody of the staff by whose edit money becomes due is refused
 * with `confirmation_needed` without a step-up, as for a cancelation.
 */
export const editOrder = (
  db: Db,
  services: OrderServices,
  { expectedTotal, by, id, version, confirmed = false, ...edit }: EditCall,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrderAt(tx, { id, version })
    requireChangeable(order)
    const ids = [
      ...editableLines(order).map(({ variant_id }) => variant_id),
      ...edit.lines.map(({ variant_id }) => variant_id),
    ]
    await lockVariants(tx, ids)
    const plan = await readPlan(tx, order, edit.lines)
    const moved = edit.address && normaliseAddress(edit.address, order.shipping_address.email)
    const isMoved =
      moved !== undefined && JSON.stringify(moved) !== JSON.stringify(order.shipping_address)
    const district = await readNewDistrict(tx, id, edit.districtId)
    if (plan.isEmpty || !(isMoved || district || differs(plan))) throw new DomainError('conflict')
    if (plan.grand_total !== expectedTotal || plan.lines.some(({ problem }) => problem))
      throw new DomainError('cart_changed', { data: await viewPlan(tx, { order, plan, edit }) })
    const { take, give, changed, added } = lineChanges(plan)
    if (!(await takeStock(tx, take, saleOf(id, by))))
      throw new Error(`The stock of order ${id} changed under its lock`)
    await returnStock(tx, give, cancelOf(id, by))
    await changeLines(tx, order, { changed, added })
    if (isMoved)
      await tx
        .updateTable('orders')
        .set({ shipping_address: JSON.stringify(moved) })
        .where('id', '=', id)
        .execute()
    if (district) await changeDistrict(tx, id, district)
    const now = await renewBuffer(tx, await lockOrder(tx, id))
    const staffId = staffIdOf(by)
    const refund = await moveEditMoney(tx, order, {
      grandTotal: now.grand_total,
      reason: 'order edited',
      staffId,
    })
    if (refund > 0 && by.kind === 'staff' && !confirmed)
      throw new DomainError('confirmation_needed')
    const states = statesOf(order, now)
    const before = { ...states.before, ...(district && { district: district.from }) }
    const after = { ...states.after, ...(district && { district: district.name }) }
    await writeEdit(tx, now, { kind: 'edit', reason: '', staffId, before, after })
    await auditOrder(tx, order, {
      by,
      action: 'order.edit',
      before: { ...before, ...(district && { district: district.from.hy }) },
      after: {
        ...after,
        ...(district && { district: district.name.hy }),
        ...(refund > 0 && { refund_due: refund }),
      },
    })
    await mailEdit(tx, services, { before: order, after: now, refund })
  })
