import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'

/** Fields that many things have, in words, by the names that the log holds. */
const names: Readonly<Record<string, AdminMessageKey>> = {
  active: 'field.active',
  amount: 'field.amount',
  answer: 'field.answer',
  email: 'field.email',
  ended: 'field.ended',
  grand_total: 'field.grandTotal',
  hidden: 'field.hidden',
  label: 'field.label',
  lines: 'field.lines',
  locale: 'field.locale',
  name: 'field.name',
  note: 'field.note',
  option: 'field.option',
  options: 'field.options',
  owed: 'field.owed',
  paid: 'field.paid',
  parent_id: 'field.parentId',
  phone: 'field.phone',
  place: 'field.place',
  reason: 'field.reason',
  refund_due: 'field.refundDue',
  roles: 'field.roles',
  settled: 'field.settled',
  shipping_amount: 'field.shippingAmount',
  slug: 'field.slug',
  state: 'field.state',
  status: 'field.status',
  sub_total: 'field.subTotal',
}

/** The words of a field; undefined for one that has none yet. */
export const fieldName = (name: string): AdminMessageKey | undefined => names[name]
