import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { selectAdminOrder, selectDocuments, selectPayments } from './admin-queries.ts'
import { selectHistory } from './order-history.ts'
import { actionsOf } from './order-actions.ts'
import { refundedPieces } from './refunded-pieces.ts'
import { maskName } from '../shared/mask.ts'
import { maskAddress, seesPeople } from './people-mask.ts'
import { viewSlot } from './slot-of-order.ts'
import {
  doorDrams,
  viewAdminLine,
  instant,
  ownDrams,
  viewPayment,
  viewEvent,
} from './view-admin-order.ts'

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
    stage: order.stage,
    courier: order.courier,
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
    substitution: order.substitution,
    payment_method: order.payment_method,
    payment_title: order.payment_title[locale],
    paid: order.paid,
    received: isPaidByHand
      ? order.grand_total
      : payments.reduce((sum, payment) => sum + ownDrams(payment), doorDrams(order)),
    door_cash: order.door_cash && {
      ...order.door_cash,
      returned_at: instant(order.door_cash.returned_at),
    },
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
