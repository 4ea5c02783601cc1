import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { OrderEvent } from '@tsiran/contract/admin/order-history-shapes'
import type { AdminPayment } from '@tsiran/contract/admin/order-payment-shapes'
import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import {
  selectAdminOrder,
  selectDocuments,
  selectHistory,
  selectPayments,
  type AdminLineRow,
  type AdminPaymentRow,
  type HistoryRow,
} from './admin-queries.ts'
import { holdsMoney } from '../shared/money-states.ts'
import { actionsOf } from './order-actions.ts'
import { refundedPieces } from './refunded-pieces.ts'
import { maskAddress, maskName, seesPeople } from './people-mask.ts'
import { viewSlot } from './slot-of-order.ts'

interface AdminReader {
  /** Language of the methods' titles. */
  locale: Locale
  roles: readonly StaffRole[]
}

/**
 * One order as the back office shows it: lines, payments, history, and what somebody with these roles may do now. Whoever may not
 * see people gets no phone, e-mail or street, and initials for names. Money in drams. Refuses with `not_found`.
 */
export async function readAdminOrder(
  db: Db,
  id: number,
  { locale, roles }: AdminReader,
): Promise<AdminOrder> {
  const order = await selectAdminOrder(db, id)
  if (!order) throw new DomainError('not_found')
  const people = seesPeople(roles)
  const payments = await selectPayments(db, id)
  const refunded = refundedPieces(payments.flatMap(({ refunds }) => refunds))
  const history = (await selectHistory(db, id, locale)).map((row) => viewEvent(row, people))
  const isPaidByHand = payments.length === 0 && order.paid === 'paid'
  const address = people ? (of: AdminOrder['billing_address']) => of : maskAddress
  const customerName = order.customer_name ?? ''
  return {
    id: order.id,
    version: order.version,
    created_at: new Date(order.created_at).toISOString(),
    locale: order.locale,
    status: order.status,
    customer:
      order.customer_id === null
        ? null
        : { id: order.customer_id, name: people ? customerName : maskName(customerName) },
    company:
      order.company_id === null ? null : { id: order.company_id, name: order.company_name ?? '' },
    email: people ? order.email : '',
    billing_address: address(order.billing_address),
    shipping_address: address(order.shipping_address),
    shipping_method: order.shipping_method,
    shipping_title: order.shipping_title[locale],
    pickup: order.pickup,
    district_id: order.district_id ?? null,
    slot: viewSlot(order, locale),
    payment_method: order.payment_method,
    payment_title: order.payment_title[locale],
    paid: order.paid,
    received: isPaidByHand
      ? order.grand_total
      : payments.reduce((sum, payment) => sum + ownDrams(payment), 0),
    // Buyers and staff write phones and addresses into notes.
    description: people ? order.description : '',
    lines: order.lines.map((line) => viewAdminLine(line, refunded.get(line.id) ?? 0)),
    sub_total: order.sub_total,
    shipping_amount: order.shipping_amount,
    grand_total: order.grand_total,
    buffer: order.buffer ?? 0,
    settled_at: order.settled_at ? new Date(order.settled_at).toISOString() : null,
    agreed_total: order.agreed_total ?? null,
    erased_at: instant(order.erased_at),
    payments: payments.map((payment) => viewPayment(payment, people)),
    history,
    documents: await selectDocuments(db, id),
    actions: actionsOf(order, payments, roles),
  }
}

const viewAdminLine = (line: AdminLineRow, refunded: number): AdminOrderLine => ({
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
  replaces_id: line.replaces_id ?? null,
})

const instant = (at: string | null) => (at === null ? null : new Date(at).toISOString())

/** Drams of a payment that went back, or are on their way. */
const returnedDrams = ({ refunds }: Pick<AdminPaymentRow, 'refunds'>) =>
  refunds.reduce(
    (sum, { state, amount }) => sum + (state === 'refunding' || state === 'refunded' ? amount : 0),
    0,
  )

/** Drams of a payment that the shop has. */
const ownDrams = (payment: AdminPaymentRow) =>
  holdsMoney(payment.state) ? payment.amount - returnedDrams(payment) : 0

const viewPayment = (payment: AdminPaymentRow, people: boolean): AdminPayment => ({
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

const viewEvent = (
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
