import type { EditPreview } from '@tsiran/contract/admin/order-edits'
import type { ShippingAddress } from '@tsiran/contract/checkout-address'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { findVariants } from '../cart/find-variants.ts'
import { fullName } from '../cart/orderable-variant.ts'
import { DomainError } from '../errors.ts'
import { checkVersion } from '../orders/lock-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { isChangeable } from '../orders/order-status.ts'
import { findOrder } from '../orders/read-order.ts'
import { lineName } from '../shared/line-snapshot.ts'
import { readNewDistrict } from './change-district.ts'
import { readEditMoney } from './edit-money.ts'
import type { OrderCall } from './order-call.ts'
import {
  editableLines,
  planEdit,
  type EditedLine,
  type EditPlan,
  type WantedLine,
} from './plan-edit.ts'

export interface OrderEdit {
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
  { id, version, ...edit }: OrderEdit & Pick<OrderCall, 'id' | 'version'>,
): Promise<EditPreview> {
  const order = await findOrder(db, id)
  await checkVersion(db, order, version)
  requireChangeable(order)
  await readNewDistrict(db, id, edit.districtId)
  return viewPlan(db, { order, plan: await readPlan(db, order, edit.lines), edit })
}

/** Refuses with `conflict` an order that is not being prepared, or is settled. */
export function requireChangeable(order: OrderRow): void {
  if (!isChangeable(order) || order.settled_at) throw new DomainError('conflict')
}

/** Plans an edit on the present variants. Refuses as {@link planEdit}. */
export async function readPlan(
  db: Db | Tx,
  order: OrderRow,
  wanted: readonly WantedLine[],
): Promise<EditPlan> {
  const ids = new Set([...editableLines(order), ...wanted].map(({ variant_id }) => variant_id))
  const variants = await findVariants(db, [...ids])
  return planEdit(order, wanted, new Map(variants.map((variant) => [variant.variant_id, variant])))
}

/** Whether a line gets more or fewer pieces. */
export const differs = ({ lines }: EditPlan) => lines.some(({ before, after }) => before !== after)

interface PlannedEdit {
  order: OrderRow
  plan: EditPlan
  edit: OrderEdit
}

/** A plan as the staff sees it, with what it does to the money. */
export async function viewPlan(
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
