import Type from 'typebox'
import { maxLengths, maxLines } from '../limits.ts'
import { OrderNumber } from '../orders.ts'
import { LocaleQuery } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { AdminOrder } from './order-shapes.ts'
import { PiecesOfLines } from './order-line-shapes.ts'
import { CallKey, Done, one, OneOf, Version } from './schema.ts'

const orders = { tag: 'orders' } as const
const write = { ...orders, permission: 'orders.write', method: 'POST' } as const
const params = Type.Object({ id: OrderNumber })
const Reason = Type.String({ minLength: 1, maxLength: maxLengths.orderNote, pattern: '\\S' })
const answer = one(AdminOrder)

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
export const messageBuyer = adminEndpoint({
  ...write,
  path: '/api/admin/orders/:id/messages',
  summary: 'Mails the buyer a message about the order, which its history keeps',
  params,
  body: Type.Object({
    ...LocaleQuery,
    text: Reason,
    /** Made at random for each message: a call that is repeated, since its answer was lost, mails nothing. */
    key: Type.Optional(CallKey),
  }),
  success: answer,
  errors: ['not_found', 'conflict'],
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
