import type { AdminOrder, AdminOrderLine, AdminPayment, OrderEvent } from '@tsiran/contract/admin/order-shapes'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import {
  selectAdminOrder,
  selectHistory,
  selectPayments,
  type AdminLineRow,
  type AdminPaymentRow,
  type HistoryRow,
} from './admin-queries.ts'
import { actionsOf } from './order-actions.ts'
import { paidState, receivedDrams, type OrderMoney } from './paid-state.ts'
import { maskAddress, maskName, seesPeople } from './people-mask.ts'

interface AdminReader {
  /** Language of the methods' titles. */
  locale: Locale
  roles: readonly StaffRole[]
}

/**
 * One order as the back office shows it: lines, payments, history, and what somebody with these roles may do now. Whoever may not
 * see people gets no phone, e-mail or street, and initials for names. Money in drams. Refuses with `not_found`.
 */
export async function readAdminOrder(db: Db, id: number, { locale, roles }: AdminReader): Promise<AdminOrder> {
  const order = await selectAdminOrder(db, id)
  if (!order) throw new DomainError('not_found')
  const people = seesPeople(roles)
  const paymentRows = await selectPayments(db, id)
  const payments = paymentRows.map(viewPayment)
  const history = (await selectHistory(db, id)).map((row) => viewEvent(row, people))
  const money: OrderMoney = { ...order, payments: payments as OrderMoney['payments'] }
  const address = people ? (of: AdminOrder['billing_address']) => of : maskAddress
  const customerName = order.customer_name ?? ''
  return {
    id: order.id,
    version: order.version,
    created_at: new Date(order.created_at).toISOString(),
    locale: order.locale,
    status: order.status,
    customer: order.customer_id === null ? null : { id: order.customer_id, name: people ? customerName : maskName(customerName) },
    company: order.company_id === null ? null : { id: order.company_id, name: order.company_name ?? '' },
    email: people ? order.email : '',
    billing_address: address(order.billing_address),
    shipping_address: address(order.shipping_address),
    shipping_method: order.shipping_method,
    shipping_title: order.shipping_title[locale],
    pickup: order.pickup,
    payment_method: order.payment_method,
    payment_title: order.payment_title[locale],
    paid: paidState(money),
    received: receivedDrams(money),
    // Buyers and staff write phones and addresses into notes.
    description: people ? order.description : '',
    lines: order.lines.map(viewAdminLine),
    sub_total: order.sub_total,
    shipping_amount: order.shipping_amount,
    grand_total: order.grand_total,
    payments,
    history,
    documents: [],
    actions: actionsOf(
      order,
      paymentRows.map((row) => ({ ...row, refund_total: row.refunded })),
      roles,
    ),
  }
}

const viewAdminLine = (line: AdminLineRow): AdminOrderLine => ({
  id: line.id,
  product_id: line.product_id,
  variant_id: line.variant_id,
  sku: line.sku,
  name: line.name,
  options: line.options,
  image: line.image === null ? null : imageUrl(line.image, 'small'),
  quantity: line.quantity,
  canceled: line.canceled,
  unit_price: line.unit_price,
  box_qty: line.box_qty,
  box_price: line.box_price,
  total: line.total,
  stocked: line.stocked,
  in_stock: line.in_stock,
})

const viewPayment = ({ id, provider, state, amount, refunded, bank_id, created_at, refunds }: AdminPaymentRow): AdminPayment => ({
  id,
  provider,
  state,
  amount,
  refunded,
  bank_id,
  created_at: created_at.toISOString(),
  refunds: refunds.map((refund) => ({ ...refund, created_at: new Date(refund.created_at).toISOString() })),
})

const viewEvent = ({ at, kind, actor, staff_id, staff_name, text, from_state, to_state }: HistoryRow, people: boolean): OrderEvent => ({
  at: at.toISOString(),
  kind,
  by: staff_name ?? actor,
  staff_id,
  text: kind !== 'payment' && !people ? '' : text,
  from: from_state,
  to: to_state,
})
