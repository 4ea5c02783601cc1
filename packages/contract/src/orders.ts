import Type, { type Static } from 'typebox'
import { MaybeCart } from './cart.ts'
import { ImageUrls, Weighed } from './product-shapes.ts'
import { OrderedSlot, SubstitutionWish } from './delivery.ts'
import { endpoint } from './endpoint.ts'
import { maxLengths, maxPage, maxPageSize } from './limits.ts'
import {
  BigId,
  Drams,
  Id,
  LocaleQuery,
  Locales,
  Message,
  Nullable,
  paged,
  PlainText,
  Token,
} from './schema.ts'

export const orderStatuses = [
  'pending_payment',
  'pending',
  'processing',
  'completed',
  'canceled',
  'closed',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const OrderAddress = Type.Object({
  first_name: Type.String(),
  last_name: Type.String(),
  company_name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  country: Type.String(),
  state: Type.String(),
  city: Type.String(),
  address1: Type.Array(Type.String()),
  postcode: Type.String(),
})
export type OrderAddress = Static<typeof OrderAddress>

/** What became of a line. A settled order's line keeps what was ordered beside it. */
export const FinalLine = Type.Object({
  /** Pieces, or portions of weighed products. */
  quantity: Type.Integer(),
  /** What weighed products weigh. */
  grams: Nullable(Type.Integer()),
  /** Drams. */
  total: Drams,
  formated_total: Type.String(),
  state: Type.Unsafe<'found' | 'short' | 'missing' | 'replaced'>({
    type: 'string',
    enum: ['found', 'short', 'missing', 'replaced'],
  }),
  /** What came instead. */
  substitute: Nullable(
    Type.Object({
      name: Type.String(),
      sku: Type.String(),
      quantity: Type.Integer(),
      grams: Nullable(Type.Integer()),
      url_key: Type.String(),
      base_image: ImageUrls,
    }),
  ),
})
export type FinalLine = Static<typeof FinalLine>

export const OrderItem = Type.Object({
  product_id: Nullable(Id),
  product_name: Type.String(),
  product_price: Drams,
  quantity: Type.Integer(),
  product_image: Type.String(),
  name: Type.String(),
  sku: Type.String(),
  price: Drams,
  qty_ordered: Type.Integer(),
  grant_total: Drams,
  additional: Type.Object({ quantity: Type.Integer() }),
  product: Type.Object({ base_image: ImageUrls, url_key: Type.String() }),
  /** Weighed products: the portion and the price of a kilogram, as ordered. */
  weighed: Type.Optional(Weighed),
  /** What was picked; absent until the order is settled. */
  final: Type.Optional(FinalLine),
})
export type OrderItem = Static<typeof OrderItem>

const Status = Type.Unsafe<OrderStatus>({ type: 'string', enum: [...orderStatuses] })
const head = {
  id: Type.Integer(),
  /** The number that people see. */
  increment_id: Type.String(),
  status: Status,
  status_label: Type.String(),
  /** ISO 8601. */
  created_at: Type.String(),
}

/** Money that the buyer's bank holds for an order until it is packed. Drams. */
export const CardHold = Type.Object({
  /** `capturing`: the bank is asked to take `captured`. `released`: it lets go of all, and has taken nothing. */
  state: Type.Unsafe<'held' | 'capturing' | 'captured' | 'released'>({
    type: 'string',
    enum: ['held', 'capturing', 'captured', 'released'],
  }),
  held: Drams,
  /** Null until it is known. */
  captured: Nullable(Drams),
  /** What goes free again; 0 while it is not known. */
  released: Drams,
})
export type CardHold = Static<typeof CardHold>

export const Order = Type.Object({
  ...head,
  items: Type.Array(OrderItem),
  base_grand_total: Drams,
  grand_total: Drams,
  sub_total: Drams,
  shipping_amount: Drams,
  shipping_title: Type.String(),
  payment_title: Type.String(),
  billing_address: OrderAddress,
  shipping_address: OrderAddress,
  description: Type.String(),
  /** When the order is delivered, or collected. */
  slot: Type.Optional(Nullable(OrderedSlot)),
  substitution: Type.Optional(Nullable(SubstitutionWish)),
  /** Drams that weighed lines may cost more than `grand_total`; absent where nothing is weighed. */
  buffer: Type.Optional(Drams),
  /** Drams to pay after picking; null until the order is settled. `grand_total` stays what was agreed. */
  final_total: Type.Optional(Nullable(Drams)),
  formated_final_total: Type.Optional(Nullable(Type.String())),
  /** Drams that went back to the buyer, or are on their way. */
  refunded: Type.Optional(Drams),
  /** Absent where no bank held money for it. */
  card_hold: Type.Optional(CardHold),
})
export type Order = Static<typeof Order>

const {
  billing_address: _billing,
  shipping_address: _shipping,
  description: _description,
  ...placedFields
} = Order.properties
/** A placed order for the browser that placed it, without the buyer's data. */
export const PlacedOrder = Type.Object(placedFields)
export type PlacedOrder = Static<typeof PlacedOrder>

/** An order as the history lists it. */
export const OrderRow = Type.Object({
  ...head,
  base_grand_total: Drams,
  formated_base_grand_total: Type.String(),
  /** What a packed order costs; null before. */
  final_total: Type.Optional(Nullable(Drams)),
  formated_final_total: Type.Optional(Nullable(Type.String())),
  /** When the order is delivered, or collected. */
  slot: Type.Optional(Nullable(OrderedSlot)),
})
export type OrderRow = Static<typeof OrderRow>

/** A line of an order that reordering skipped. */
export const SkippedLine = Type.Object({
  product_id: Nullable(Id),
  name: Type.String(),
  reason: Type.Unsafe<'gone' | 'out_of_stock' | 'already_in_cart'>({
    type: 'string',
    enum: ['gone', 'out_of_stock', 'already_in_cart'],
  }),
})
export type SkippedLine = Static<typeof SkippedLine>

const orderCall = { tag: 'orders', cache: 'personal', access: 'public' } as const
const ownCall = { ...orderCall, access: 'customer' } as const
export const OrderNumber = BigId
/** A day in Yerevan, `YYYY-MM-DD`. */
export const Day = Type.String({
  maxLength: 10,
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
})
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
    added: Type.Array(
      Type.Object({ product_id: Id, name: Type.String(), quantity: Type.Integer() }),
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
