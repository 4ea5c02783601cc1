import Type from 'typebox'
import { MaybeCart } from './cart-shapes.ts'
import { endpoint } from './endpoint.ts'
import { maxLengths, maxPage, maxPageSize } from './limits.ts'
import { BigId, Day, Id, LocaleQuery, Locales, Message, paged, PlainText, Token } from './schema.ts'
import { Status, Order, OrderRow, SkippedLine } from './order-shapes.ts'

const orderCall = { tag: 'orders', cache: 'personal', access: 'public' } as const
const ownCall = { ...orderCall, access: 'customer' } as const
export const OrderNumber = BigId
const pageQuery = {
  ...LocaleQuery,
  token: Token,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
}

export const getHistory = endpoint({
  ...ownCall,
  method: 'GET',
  path: '/api/history',
  summary: 'The orders that the caller placed within a range of days, newest first',
  query: Type.Object({
    ...pageQuery,
    pagination: Type.Optional(Type.Boolean()),
    dateFrom: Type.Optional(Day),
    dateTo: Type.Optional(Day),
  }),
  success: Type.Object(paged(OrderRow)),
  errors: [],
})
export const listOrders = endpoint({
  ...ownCall,
  method: 'GET',
  path: '/api/orders',
  summary: 'The caller’s orders with their lines, newest first; with `id` the one order',
  query: Type.Object({ ...pageQuery, id: Type.Optional(OrderNumber) }),
  success: Type.Object(paged(Order)),
  errors: ['not_found'],
})
export const reorder = endpoint({
  ...ownCall,
  method: 'POST',
  path: '/api/orders/:id/reorder',
  summary:
    'Puts the lines of one of the caller’s orders into the cart again, as far as they can be had',
  params: Type.Object({ id: OrderNumber }),
  body: Type.Object({ token: Token, locale: Type.Optional(Locales) }),
  success: Type.Object({
    message: Message,
    data: MaybeCart,
    /** Pieces `asked` by the order, and the `quantity` that went into the cart. */
    added: Type.Array(
      Type.Object({
        product_id: Id,
        name: Type.String(),
        asked: Type.Integer(),
        quantity: Type.Integer(),
      }),
    ),
    skipped: Type.Array(SkippedLine),
  }),
  errors: ['not_found', 'cart_full'],
})
export const trackOrder = endpoint({
  ...orderCall,
  anonymous: true,
  method: 'GET',
  path: '/api/orders/track',
  summary: 'How an order stands, for whoever knows its number and its e-mail',
  query: Type.Object({ ...LocaleQuery, id: OrderNumber, email: PlainText(maxLengths.email) }),
  success: Type.Object({ data: Type.Object({ status: Status, status_label: Type.String() }) }),
  errors: ['not_found', 'too_many_attempts'],
})
