import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'

/** Fields that many things have, in words, by the names that the log holds. */
const names: Readonly<Record<string, AdminMessageKey>> = {
  active: 'field.active',
  amount: 'field.amount',
  answer: 'field.answer',
  email: 'field.email',
  ended: 'field.ended',
  grand_total: 'field.grandTotal',
  lines: 'field.lines',
  locale: 'field.locale',
  low_mark: 'field.lowMark',
  name: 'field.name',
  note: 'field.note',
  owed: 'field.owed',
  paid: 'field.paid',
  phone: 'field.phone',
  pieces: 'field.pieces',
  qty: 'field.qty',
  reason: 'field.reason',
  reference: 'field.reference',
  refund_due: 'field.refundDue',
  roles: 'field.roles',
  settled: 'field.settled',
  shelf_place: 'field.shelfPlace',
  shipping_amount: 'field.shippingAmount',
  state: 'field.state',
  status: 'field.status',
  sub_total: 'field.subTotal',
  supplier: 'field.supplier',
}

/** The words of a field; undefined for one that has none yet. */
export const fieldName = (name: string): AdminMessageKey | undefined => names[name]
