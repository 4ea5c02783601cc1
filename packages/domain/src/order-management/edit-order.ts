import type { EditPreview } from '@tsiran/contract/admin/order-edits'
import type { ShippingAddress } from '@tsiran/contract/checkout-address'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { findVariants } from '../cart/find-variants.ts'
import { fullName } from '../cart/orderable-variant.ts'
import { DomainError } from '../errors.ts'
import { changeLines } from '../orders/change-lines.ts'
import { checkVersion, lockOrder, lockOrderAt } from '../orders/lock-order.ts'
import { normaliseAddress } from '../orders/order-address.ts'
import { statesOf, writeEdit } from '../orders/order-edits.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { isChangeable } from '../orders/order-status.ts'
import { findOrder } from '../orders/read-order.ts'
import { renewBuffer } from '../orders/renew-buffer.ts'
import { lineName } from '../shared/line-snapshot.ts'
import { staffIdOf } from '../shared/actor.ts'
import { cancelOf, lockVariants, returnStock, saleOf, takeStock } from '../stock/take-stock.ts'
import { changeDistrict, readNewDistrict } from './change-district.ts'
import { moveEditMoney, readEditMoney } from './edit-money.ts'
import { auditOrder, type OrderCall } from './order-call.ts'
import { mailEdit } from './change-mails.ts'
import type { OrderServices } from './order-services.ts'
import {
  editableLines,
  lineChanges,
  planEdit,
  type EditedLine,
  type EditPlan,
  type WantedLine,
} from './plan-edit.ts'

interface Edit {
  /** The whole order as it is to be; a variant that is left out goes. */
  lines: readonly WantedLine[]
  /** Undefined leaves the delivery address. */
  address?: ShippingAddress | undefined
  /** Of the order's zone; undefined leaves the district. */
  districtId?: number | undefined
  /** Language of the preview. */
  locale: Locale
}

/**
 * What an edit of a placed order would change; changes nothing. Refuses with `not_found`, `version_conflict`, `validation_failed`,
 * and with `conflict` where the order is not being prepared, or is settled.
 */
export async function previewEdit(
  db: Db,
  { id, version, ...edit }: Edit & Pick<OrderCall, 'id' | 'version'>,
): Promise<EditPreview> {
  const order = await findOrder(db, id)
  await checkVersion(db, order, version)
  requireChangeable(order)
  await readNewDistrict(db, id, edit.districtId)
  return viewPlan(db, { order, plan: await readPlan(db, order, edit.lines), edit })
}

interface EditCall extends OrderCall, Edit {
  /** The total of the preview, in drams. */
  expectedTotal: number
  /** Whether somebody of the staff has just proven who they are. */
  confirmed?: boolean
}

/**
 * Edits a placed order: lines, pieces, delivery address, district. Stock, credit and refunds follow in the same transaction, and the buyer is
 * mailed. Refuses as {@link previewEdit}, with `conflict` where nothing would change or be left, with `cart_changed` and the new
 * preview where the total is not the expected one or a line cannot be, with `credit_limit_reached`, and with `payment_exceeded`
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

function requireChangeable(order: OrderRow): void {
  if (!isChangeable(order) || order.settled_at) throw new DomainError('conflict')
}

async function readPlan(
  db: Db | Tx,
  order: OrderRow,
  wanted: readonly WantedLine[],
): Promise<EditPlan> {
  const ids = new Set([...editableLines(order), ...wanted].map(({ variant_id }) => variant_id))
  const variants = await findVariants(db, [...ids])
  return planEdit(order, wanted, new Map(variants.map((variant) => [variant.variant_id, variant])))
}

const differs = ({ lines }: EditPlan) => lines.some(({ before, after }) => before !== after)

interface PlannedEdit {
  order: OrderRow
  plan: EditPlan
  edit: Edit
}

async function viewPlan(
  db: Db | Tx,
  { order, plan, edit: { locale, address, districtId } }: PlannedEdit,
): Promise<EditPreview> {
  const { sub_total, shipping_amount, grand_total } = order
  const { refund, owed, problem } = await readEditMoney(db, order, plan.grand_total)
  const isPossible = !plan.isEmpty && plan.lines.every((line) => line.problem === null)
  return {
    lines: plan.lines.map((line) => viewEdited(line, locale)),
    before: { sub_total, shipping_amount, grand_total },
    after: { sub_total: plan.sub_total, shipping_amount, grand_total: plan.grand_total },
    refund,
    owed,
    allowed:
      isPossible && problem === null && (differs(plan) || (address ?? districtId) !== undefined),
  }
}

const viewEdited = (
  { variant, line, before, after, unit, total, problem }: EditedLine,
  locale: Locale,
): EditPreview['lines'][number] => ({
  variant_id: variant.variant_id,
  name: line ? lineName(line, locale) : fullName(variant, locale),
  sku: line?.sku ?? variant.sku,
  before,
  after,
  unit_price: unit,
  total,
  problem,
  in_stock: variant.qty,
})
