import type { OrderEvent } from '@tsiran/contract/admin/order-history-shapes'
import type { AdminPayment } from '@tsiran/contract/admin/order-payment-shapes'
import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'
import { imageUrl } from '../media/media.ts'
import type { AdminLineRow, AdminOrderRow, AdminPaymentRow } from './admin-queries.ts'
import type { HistoryRow } from './order-history.ts'
import { holdsMoney } from '../shared/money-states.ts'

/** A line; `refunded` are its pieces that were refunded. */
export const viewAdminLine = (line: AdminLineRow, refunded: number): AdminOrderLine => ({
  id: line.id,
  product_id: line.product_id,
  variant_id: line.variant_id,
  sku: line.sku,
  name: line.name,
  options: line.options,
  image: line.image === null ? null : imageUrl(line.image, 'small'),
  quantity: line.quantity,
  canceled: line.canceled,
  refunded,
  unit_price: line.unit_price,
  box_qty: line.box_qty,
  box_price: line.box_price,
  total: line.total,
  stocked: line.stocked,
  in_stock: line.in_stock,
  portion_grams: line.portion_grams ?? null,
  price_per_kg: line.price_per_kg ?? null,
  pick_state: line.pick_state ?? null,
  picked_quantity: line.picked_quantity ?? null,
  picked_grams: line.picked_grams ?? null,
  agreed_quantity: line.agreed_quantity ?? null,
  agreed_total: line.agreed_total ?? null,
  substitution: line.substitution ?? null,
  named: line.named,
  replacement: line.replacement,
  replaces_id: line.replaces_id ?? null,
})

/** ISO 8601 of a time, as the API writes it. */
export const instant = (at: string | null) => (at === null ? null : new Date(at).toISOString())

/** Drams of a payment that went back, or are on their way. */
const returnedDrams = ({ refunds }: Pick<AdminPaymentRow, 'refunds'>) =>
  refunds.reduce(
    (sum, { state, amount }) => sum + (state === 'refunding' || state === 'refunded' ? amount : 0),
    0,
  )

/** Drams of a payment that the shop has. */
export const ownDrams = (payment: AdminPaymentRow) =>
  holdsMoney(payment.state) ? payment.amount - returnedDrams(payment) : 0

/** Drams in cash that the shop has of a canceled order. */
export const doorDrams = ({ door_cash: cash }: Pick<AdminOrderRow, 'door_cash'>) =>
  cash && cash.returned_at === null ? cash.amount : 0

/** A payment with its refunds; what people typed is for whoever may see `people`. */
export const viewPayment = (payment: AdminPaymentRow, people: boolean): AdminPayment => ({
  id: payment.id,
  provider: payment.provider,
  state: payment.state,
  amount: payment.amount,
  refunded: returnedDrams(payment),
  held: payment.held_amount,
  capture: payment.captured_amount,
  capture_before: payment.held_amount === null ? null : instant(payment.capture_before),
  refused_at: instant(payment.refused_at),
  bank_id: payment.bank_id,
  created_at: new Date(payment.created_at).toISOString(),
  refunds: payment.refunds.map((refund) => ({
    ...refund,
    reason: people ? refund.reason : '',
    created_at: new Date(refund.created_at).toISOString(),
  })),
})

/** Events whose text nobody has typed. */
const wordless: readonly OrderEvent['kind'][] = ['payment', 'document', 'slot']

/** An event of the history; what people typed is for whoever may see `people`. */
export const viewEvent = (
  {
    at,
    kind,
    actor,
    staff_id,
    staff_name,
    text,
    from_state,
    to_state,
    district_from,
    district_to,
    lines,
  }: HistoryRow,
  people: boolean,
): OrderEvent => ({
  at: at.toISOString(),
  kind,
  by: staff_name ?? actor,
  staff_id,
  text: people || wordless.includes(kind) ? text : '',
  from: from_state,
  to: to_state,
  district:
    district_from === null || district_to === null
      ? null
      : { from: district_from, to: district_to },
  lines,
})
