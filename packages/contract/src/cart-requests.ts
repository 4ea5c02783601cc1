import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { maxPage, maxPageSize } from './limits.ts'
import { OrderNumber } from './orders.ts'
import { OrderItem } from './order-line-shapes.ts'
import { Day, Drams, LocaleQuery, Locales, Message, Nullable, paged, Token } from './schema.ts'

export const requestStatuses = ['open', 'processing', 'completed', 'canceled'] as const
export type RequestStatus = (typeof requestStatuses)[number]

const requestHead = {
  id: Type.Integer(),
  status: Type.Unsafe<RequestStatus>({ type: 'string', enum: [...requestStatuses] }),
  status_label: Type.String(),
  /** ISO 8601. */
  created_at: Type.String(),
  /** Drams of its lines, at the prices of that moment. */
  grand_total: Drams,
  formated_grand_total: Type.String(),
  /** Name of the sub-user who sent it. */
  user: Type.String(),
}
/** A sub-user's cart that was sent to the Manager, as a list shows it. */
export const CartRequestRow = Type.Object(requestHead)
export type CartRequestRow = Static<typeof CartRequestRow>

export const CartRequest = Type.Object({
  ...requestHead,
  items: Type.Array(OrderItem),
  /** Number of the order that it became part of. */
  order_id: Nullable(Type.Integer()),
})
export type CartRequest = Static<typeof CartRequest>

const call = { tag: 'companies', cache: 'personal' } as const
const tokenQuery = Type.Object({ ...LocaleQuery, token: Token })
const tokenBody = Type.Object({ token: Token, locale: Type.Optional(Locales) })
const limits = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
}
const pageQuery = { ...LocaleQuery, token: Token, ...limits }

export const getCompanyRequests = endpoint({
  ...call,
  access: 'manager',
  method: 'GET',
  path: '/api/history/manager',
  summary: 'The requests of the company’s sub-users within a range of days, newest first',
  query: Type.Object({ ...pageQuery, dateFrom: Type.Optional(Day), dateTo: Type.Optional(Day) }),
  success: Type.Object(paged(CartRequestRow)),
  errors: ['forbidden'],
})
export const getCartRequest = endpoint({
  ...call,
  access: 'company',
  method: 'GET',
  path: '/api/checkout/group-user/cart/order',
  summary: 'One request with its lines: a sub-user’s own, or any of the Manager’s company',
  query: Type.Object({ ...tokenQuery.properties, id: OrderNumber }),
  success: Type.Object({ data: CartRequest }),
  errors: ['forbidden', 'not_found'],
})
export const discardCartRequest = endpoint({
  ...call,
  access: 'manager',
  method: 'POST',
  path: '/api/company/requests/:id/discard',
  summary: 'Discards a request that was not ordered yet',
  params: Type.Object({ id: OrderNumber }),
  body: tokenBody,
  success: Type.Object({ message: Message, data: CartRequest }),
  errors: ['forbidden', 'not_found', 'conflict'],
})
export const restoreCartRequest = endpoint({
  ...call,
  method: 'POST',
  path: '/api/company/requests/:id/restore',
  access: 'manager',
  summary: 'Takes the discarding of a request back',
  params: Type.Object({ id: OrderNumber }),
  body: tokenBody,
  success: Type.Object({ message: Message, data: CartRequest }),
  errors: ['forbidden', 'not_found', 'conflict'],
})
