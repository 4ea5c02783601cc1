import Type from 'typebox'
import { maxLengths } from '../limits.ts'
import { OrderNumber } from '../orders.ts'
import { BigId, LocaleQuery } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { AdminOrder } from './order-shapes.ts'
import { PiecesOfLines } from './order-line-shapes.ts'
import { one, OneOf, Version } from './schema.ts'

const orders = { tag: 'orders' } as const
const params = Type.Object({ id: OrderNumber })
const Reason = Type.String({ minLength: 1, maxLength: maxLengths.orderNote, pattern: '\\S' })
const answer = one(AdminOrder)

export const refundOrder = adminEndpoint({
  ...orders,
  permission: 'refunds.write',
  stepUp: true,
  method: 'POST',
  path: '/api/admin/orders/:id/refunds',
  summary:
    'Returns drams of what was paid through the bank, of one payment; a refusal of more names what can be refunded. The bank is called once and never again by itself. `lines` name the delivered pieces that it is for: the amount is at most what they cost, and no piece is refunded twice. Stock does not change',
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
export const returnCash = adminEndpoint({
  ...orders,
  permission: 'refunds.write',
  stepUp: true,
  method: 'POST',
  path: '/api/admin/orders/:id/return-cash',
  summary: 'Records that the buyer of a canceled order has the cash back that a courier took',
  params,
  body: Type.Object({ ...LocaleQuery, version: Version }),
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
