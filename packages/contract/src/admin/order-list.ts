import Type from 'typebox'
import { SlotId } from '../delivery.ts'
import { OrderNumber } from '../orders.ts'
import { Day, Drams, Id, LocaleQuery, Nullable, PageLinks, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { listExport } from './list-export.ts'
import { OrderListMeta, OrderListRow, paidStates } from './order-list-shapes.ts'
import { ListQuery, one, OneOf } from './schema.ts'

const orders = { tag: 'orders' } as const

/** What narrows a list of orders; an export and a selection over all pages take the same. */
export const OrderFilter = {
  search: ListQuery.search,
  /** One status, or several with commas between them. */
  status: Type.Optional(PlainText(100)),
  /** One stage, or several with commas between them. */
  stage: Type.Optional(PlainText(100)),
  payment_method: Type.Optional(PlainText(40)),
  paid: Type.Optional(OneOf(paidStates)),
  customer_id: Type.Optional(Id),
  company_id: Type.Optional(Id),
  /** Orders of companies alone, or of persons alone. */
  buyer: Type.Optional(OneOf(['company', 'person'])),
  /** Days in Yerevan, both included. */
  date_from: Type.Optional(Day),
  date_to: Type.Optional(Day),
  /** Drams, both included. */
  sum_from: Type.Optional(Drams),
  sum_to: Type.Optional(Drams),
  slot_id: Type.Optional(SlotId),
  zone_id: Type.Optional(Id),
  /** Who has the order on a route. */
  courier_id: Type.Optional(Id),
  /** True for confirmed orders that nobody has handed over by the end of their slot, false for the others. */
  late: Type.Optional(Type.Boolean()),
}

/** Whoever sees assigned orders alone finds none here: they stand on the pages of picking and deliveries. */
export const listOrders = adminEndpoint({
  ...orders,
  permission: 'orders.own',
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'The shop’s orders; `search` takes a number, phone, name, company or e-mail',
  query: Type.Object({ ...ListQuery, ...OrderFilter }),
  success: Type.Object({ data: Type.Array(OrderListRow), links: PageLinks, meta: OrderListMeta }),
  errors: [],
})
/**
 * Names, phones, e-mails and addresses are in it for whoever has `customers.read`; for others they are masked or empty. Exports of the
 * customers themselves need `people.write` and a step-up.
 */
export const exportOrders = listExport({
  ...orders,
  permission: 'orders.read',
  path: '/api/admin/orders/export',
  what: 'The orders of a filter, newest first,',
  filter: OrderFilter,
})
export const getPulse = adminEndpoint({
  ...orders,
  permission: 'orders.read',
  method: 'GET',
  path: '/api/admin/orders/pulse',
  background: true,
  summary:
    'The newest order’s number, how many are newer than `after`, and counts of the open ones by status',
  query: Type.Object({ ...LocaleQuery, after: Type.Optional(OrderNumber) }),
  success: one(
    Type.Object({
      newest: Nullable(Type.Integer()),
      fresh: Type.Integer(),
      counts: Type.Unsafe<Record<string, number>>({
        type: 'object',
        additionalProperties: { type: 'integer' },
      }),
    }),
  ),
  errors: [],
})
