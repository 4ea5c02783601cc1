import Type, { type Static } from 'typebox'
import { addToCart, getCart, MaybeCart, removeFromCart, updateCart } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { maxCartLines, maxPage, maxPageSize, maxPieces } from './limits.ts'
import { Day, OrderItem, OrderNumber, OrderRow } from './orders.ts'
import {
  ApiToken,
  Drams,
  Id,
  LocaleQuery,
  Locales,
  Message,
  Nullable,
  paged,
  Token,
} from './schema.ts'

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

/** A line of a request in the sub-user's history. */
const HistoryLine = Type.Object({ ...OrderItem.properties, created_at: Type.String() })

/** Pieces that a Sync put into the Manager's cart. */
export const SyncedLine = Type.Object({
  product_id: Nullable(Id),
  product_name: Type.String(),
  product_image: Type.String(),
  /** Drams for one unit, now. */
  product_price: Drams,
  /** Pieces added to the cart. */
  quantity: Type.Integer(),
  /** Requested pieces. */
  requested: Type.Integer(),
  /** Fewer were added than requested: the stock is too small, or the product is no longer sold. */
  clamped: Type.Boolean(),
  /** Requested pieces by sub-user. */
  users: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
})
export type SyncedLine = Static<typeof SyncedLine>

const call = { tag: 'companies', cache: 'personal' } as const
const tokenQuery = Type.Object({ ...LocaleQuery, token: Token })
const tokenBody = Type.Object({ token: Token, locale: Type.Optional(Locales) })
const limits = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
}
const pageQuery = { ...LocaleQuery, token: Token, ...limits }
const rangeParams = Type.Object({ from: Day, to: Day })

export const getGroupCart = endpoint({
  ...getCart,
  ...call,
  access: 'subUser',
  path: '/api/checkout/group-user/cart',
  summary: 'The sub-user’s cart',
  errors: ['forbidden'],
})
export const addToGroupCart = endpoint({
  ...addToCart,
  ...call,
  access: 'subUser',
  path: '/api/checkout/group-user/cart/add/:id',
  summary: 'Puts a product into the sub-user’s cart',
})
export const updateGroupCart = endpoint({
  ...updateCart,
  ...call,
  access: 'subUser',
  path: '/api/checkout/group-user/cart/update',
  summary: 'Changes quantities in the sub-user’s cart, all or nothing',
})
export const removeFromGroupCart = endpoint({
  ...removeFromCart,
  ...call,
  access: 'subUser',
  path: '/api/checkout/group-user/cart/remove-item/:id',
  summary: 'Takes a line out of the sub-user’s cart',
})
export const confirmGroupCart = endpoint({
  ...call,
  access: 'subUser',
  method: 'POST',
  path: '/api/checkout/group-user/cart/confirm',
  summary: 'Sends the sub-user’s cart to the company’s Manager, once',
  body: tokenBody,
  success: Type.Object({ message: Message, data: CartRequest }),
  errors: ['forbidden', 'account_blocked', 'cart_empty', 'cart_changed'],
})
export const syncCart = endpoint({
  ...call,
  access: 'customer',
  method: 'POST',
  path: '/api/checkout/cart/sync',
  summary:
    'Takes every open request of the company into the Manager’s cart; moves the guest’s cart of `api_token` into an individual’s',
  body: Type.Object({
    token: Token,
    api_token: ApiToken,
    locale: Type.Optional(Locales),
    /** Item id to the quantity that the Manager's page shows: such a line is never reduced (R17). */
    already_added: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[0-9]{1,15}$' }),
        Type.Integer({ minimum: 0, maximum: maxPieces }),
        {
          maxProperties: maxCartLines,
        },
      ),
    ),
  }),
  success: Type.Object({ message: Message, data: MaybeCart, synced: Type.Array(SyncedLine) }),
  errors: ['forbidden', 'cart_full'],
})

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
