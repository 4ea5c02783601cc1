import Type from 'typebox'
import { SlotId } from '../delivery.ts'
import { maxLengths, maxLines } from '../limits.ts'
import { Day, OrderNumber } from '../orders.ts'
import { BigId, Drams, Id, LocaleQuery, Nullable, PageLinks, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { listExport } from './list-export.ts'
import {
  AdminOrder,
  OrderListMeta,
  OrderListRow,
  paidStates,
  PiecesOfLines,
} from './order-shapes.ts'
import { Done, ListQuery, one, OneOf, Version } from './schema.ts'

const orders = { tag: 'orders' } as const
const write = { ...orders, permission: 'orders.write', method: 'POST' } as const
const params = Type.Object({ id: OrderNumber })
const Reason = Type.String({ minLength: 1, maxLength: maxLengths.orderNote, pattern: '\\S' })
const answer = one(AdminOrder)

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
export const getOrder = adminEndpoint({
  ...orders,
  permission: 'orders.read',
  method: 'GET',
  path: '/api/admin/orders/:id',
  summary: 'One order with lines, payments, history, documents and what the caller may do',
  params,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const advanceOrder = adminEndpoint({
  ...write,
  path: '/api/admin/orders/:id/status',
  summary: 'Takes an order a step on, and mails the buyer',
  params,
  body: Type.Object({
    ...LocaleQuery,
    status: OneOf(['processing', 'completed']),
    version: Version,
  }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const cancelOrder = adminEndpoint({
  ...write,
  path: '/api/admin/orders/:id/cancel',
  summary:
    'Cancels an order, or pieces of its lines; stock, credit and money go back once. A paid order needs a step-up',
  params,
  body: Type.Object({
    ...LocaleQuery,
    reason: Reason,
    lines: Type.Optional(PiecesOfLines),
    version: Version,
  }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict', 'confirmation_needed'],
})
export const addNote = adminEndpoint({
  ...write,
  path: '/api/admin/orders/:id/notes',
  summary: 'Adds a note that the staff alone sees',
  params,
  body: Type.Object({ ...LocaleQuery, text: Reason }),
  success: answer,
  errors: ['not_found'],
})
export const refundOrder = adminEndpoint({
  ...orders,
  permission: 'refunds.write',
  stepUp: true,
  method: 'POST',
  path: '/api/admin/orders/:id/refunds',
  summary:
    'Returns drams of what was paid through the bank; the bank is called once and never again by itself. `lines` name the delivered pieces that it is for: the amount is at most what they cost, and no piece is refunded twice. Stock does not change',
  params,
  body: Type.Object({
    ...LocaleQuery,
    amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    reason: Reason,
    lines: Type.Optional(PiecesOfLines),
    version: Version,
  }),
  success: Type.Object({ data: AdminOrder, result: OneOf(['refunded', 'refused', 'unknown']) }),
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const confirmRefund = adminEndpoint({
  ...orders,
  permission: 'refunds.write',
  stepUp: true,
  method: 'POST',
  path: '/api/admin/orders/:id/refunds/confirm',
  summary: 'Records that a person has returned a refund by hand',
  params,
  body: Type.Object({
    ...LocaleQuery,
    refund_id: BigId,
    version: Version,
  }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const repeatRequest = adminEndpoint({
  ...orders,
  permission: 'refunds.write',
  stepUp: true,
  method: 'POST',
  path: '/api/admin/orders/:id/payments/repeat',
  summary:
    'Repeats a request about held money that the bank refused: to take what the order costs now, or to let go of it; the bank is called once and never again by itself',
  params,
  body: Type.Object({
    ...LocaleQuery,
    payment_id: BigId,
    version: Version,
  }),
  success: Type.Object({
    data: AdminOrder,
    /** `gone`: the bank no longer holds the money. */
    result: OneOf(['done', 'refused', 'unknown', 'gone']),
  }),
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const eraseGuest = adminEndpoint({
  ...orders,
  permission: 'people.write',
  stepUp: true,
  method: 'POST',
  path: '/api/admin/orders/:id/erase',
  summary:
    'Erases for good whoever ordered as a guest under this order’s e-mail: ended orders stay without the person. `email` is the order’s, as typed',
  params,
  body: Type.Object({ ...LocaleQuery, email: Type.String({ maxLength: maxLengths.email }) }),
  success: Done,
  errors: ['not_found', 'conflict', 'order_open', 'money_open'],
})
export const settleCredit = adminEndpoint({
  ...orders,
  permission: 'credit.write',
  stepUp: true,
  method: 'POST',
  path: '/api/admin/orders/:id/settle-credit',
  summary: 'Records that the company has paid a completed order on credit, and releases its credit',
  params,
  body: Type.Object({ ...LocaleQuery, version: Version }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})

/** Actions over many orders at once: each is done or refused by itself. */
export const bulkOrders = adminEndpoint({
  ...write,
  path: '/api/admin/orders/bulk',
  summary: 'Moves many orders to their next status; answers with the result of each',
  body: Type.Object({
    ...LocaleQuery,
    ids: Type.Array(OrderNumber, { minItems: 1, maxItems: maxLines }),
    action: OneOf(['process', 'complete']),
  }),
  success: one(
    Type.Object({
      applied: Type.Integer(),
      refused: Type.Array(
        Type.Object({ id: Type.Integer(), code: Type.String(), message: Type.String() }),
      ),
    }),
  ),
  errors: [],
})
