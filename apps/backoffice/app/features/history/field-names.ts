import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'

/** Fields that many things have, in words, by the names that the log holds. */
const names: Readonly<Record<string, AdminMessageKey>> = {
  active: 'field.active',
  alt: 'field.alt',
  amount: 'field.amount',
  answer: 'field.answer',
  crop: 'field.crop',
  deleted: 'field.deleted',
  email: 'field.email',
  ended: 'field.ended',
  grand_total: 'field.grandTotal',
  lines: 'field.lines',
  locale: 'field.locale',
  name: 'field.name',
  note: 'field.note',
  owed: 'field.owed',
  paid: 'field.paid',
  phone: 'field.phone',
  pictures: 'field.pictures',
  reason: 'field.reason',
  refund_due: 'field.refundDue',
  roles: 'field.roles',
  settled: 'field.settled',
  shipping_amount: 'field.shippingAmount',
  state: 'field.state',
  status: 'field.status',
  sub_total: 'field.subTotal',
}

/** The words of a field; undefined for one that has none yet. */
export const fieldName = (name: string): AdminMessageKey | undefined => names[name]
