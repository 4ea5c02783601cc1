import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { maxPage, maxPageSize } from './limits.ts'
import { OrderRow } from './order-shapes.ts'
import { OrderItem } from './order-line-shapes.ts'
import { Day, Drams, LocaleQuery, Nullable, paged, Token } from './schema.ts'

/** A line of a request in the sub-user's history. */
const HistoryLine = Type.Object({ ...OrderItem.properties, created_at: Type.String() })

const call = { tag: 'companies', cache: 'personal' } as const
const limits = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
}
const pageQuery = { ...LocaleQuery, token: Token, ...limits }
const rangeParams = Type.Object({ from: Day, to: Day })

export const getGroupHistory = endpoint({
  ...call,
  access: 'subUser',
  method: 'GET',
  path: '/api/checkout/group-user/cart/history/:from/:to',
  summary: 'The requests that the sub-user sent within a range of days: lines by the request’s id',
  params: rangeParams,
  query: Type.Object(pageQuery),
  success: Type.Object({
    data: Type.Unsafe<Record<string, Static<typeof HistoryLine>[]>>({
      type: 'object',
      additionalProperties: Type.Array(HistoryLine),
    }),
    meta: paged(HistoryLine).meta,
  }),
  errors: ['forbidden'],
})
const {
  base_grand_total: _total,
  formated_base_grand_total: _text,
  ...orderHead
} = OrderRow.properties
const ManagerOrderRow = Type.Object({
  ...orderHead,
  grand_total: Drams,
  formated_grand_total: Type.String(),
  /** What a packed order costs; null before. */
  final_total: Type.Optional(Nullable(Drams)),
  formated_final_total: Type.Optional(Nullable(Type.String())),
})
export const getManagerOrders = endpoint({
  ...call,
  access: 'subUser',
  method: 'GET',
  path: '/api/checkout/group-user/cart/history/manager/:from/:to',
  summary: 'The orders that the company’s Manager placed within a range of days, newest first',
  params: rangeParams,
  query: Type.Object(pageQuery),
  success: Type.Object(paged(ManagerOrderRow)),
  errors: ['forbidden'],
})
