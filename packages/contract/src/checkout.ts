import Type from 'typebox'
import { MaybeCart } from './cart-shapes.ts'
import { SlotId } from './delivery.ts'
import { endpoint } from './endpoint.ts'
import { maxLengths } from './limits.ts'
import { ApiToken, CallerQuery, Drams, Id, Locales, Nullable, Token } from './schema.ts'
import { OrderNumber } from './orders.ts'
import { Order, OrderAddress, PlacedOrder } from './order-shapes.ts'
import { ShippingMethod, PaymentMethod } from './checkout-methods.ts'
import { CheckoutAddress, ShippingAddress } from './checkout-address.ts'

const callerBody = { token: Token, api_token: ApiToken, locale: Type.Optional(Locales) }
const checkoutCall = { tag: 'checkout', cache: 'personal', access: 'public' } as const

export const saveAddress = endpoint({
  ...checkoutCall,
  method: 'POST',
  path: '/api/checkout/save-address',
  summary: 'First step: who and where',
  body: Type.Object({
    ...callerBody,
    billing: Type.Optional(CheckoutAddress),
    shipping: Type.Optional(ShippingAddress),
    address_id: Type.Optional(Id),
    /** Where the shop delivers by zones. */
    district_id: Type.Optional(Id),
  }),
  success: Type.Object({
    data: Type.Object({ rates: Type.Array(ShippingMethod), cart: MaybeCart }),
  }),
  errors: ['cart_empty', 'not_found', 'checkout_not_allowed'],
})
export const getCheckoutAddress = endpoint({
  ...checkoutCall,
  method: 'GET',
  path: '/api/checkout/address',
  summary: 'Who and where, as the first step put them into the caller’s cart; null before',
  query: Type.Object(CallerQuery),
  success: Type.Object({
    data: Type.Object({ billing: Nullable(OrderAddress), shipping: Nullable(OrderAddress) }),
  }),
  errors: ['checkout_not_allowed'],
})
export const saveShipping = endpoint({
  ...checkoutCall,
  method: 'POST',
  path: '/api/checkout/save-shipping',
  summary: 'Second step: the way of delivery',
  body: Type.Object({
    ...callerBody,
    shipping_method: Type.String({ maxLength: 64 }),
    /** Where the shop delivers in slots. */
    slot_id: Type.Optional(SlotId),
  }),
  success: Type.Object({
    data: Type.Object({ methods: Type.Array(PaymentMethod), cart: MaybeCart }),
  }),
  errors: ['cart_empty', 'step_missing', 'slot_taken', 'checkout_not_allowed'],
})
export const savePayment = endpoint({
  ...checkoutCall,
  method: 'POST',
  path: '/api/checkout/save-payment',
  summary: 'Third step: the way of payment',
  body: Type.Object({
    ...callerBody,
    payment: Type.Object({ method: Type.String({ maxLength: 32 }) }),
  }),
  success: Type.Object({ data: Type.Object({ cart: MaybeCart }) }),
  errors: ['cart_empty', 'step_missing', 'credit_limit_reached', 'checkout_not_allowed'],
})
export const saveOrder = endpoint({
  ...checkoutCall,
  method: 'POST',
  path: '/api/checkout/save-order',
  summary: 'Last step: places the order, once for each cart',
  body: Type.Object({
    ...callerBody,
    description: Type.Optional(Type.String({ maxLength: maxLengths.orderNote })),
    /** Subtotal that the shopper saw, in drams: a cart with another one is not ordered. */
    sub_total: Type.Optional(Drams),
    /** Price of delivery that the shopper saw, in drams: likewise. */
    shipping_amount: Type.Optional(Drams),
  }),
  success: Type.Object({
    success: Type.Literal(true),
    order: Order,
    redirect_url: Type.Optional(Type.String()),
  }),
  errors: [
    'account_blocked',
    'cart_empty',
    'step_missing',
    'cart_changed',
    'slot_taken',
    'below_minimum',
    'credit_limit_reached',
    'too_many_orders',
    'too_many_unpaid_orders',
    'payment_unavailable',
    'checkout_not_allowed',
  ],
})

export const getPlacedOrder = endpoint({
  ...checkoutCall,
  method: 'GET',
  path: '/api/checkout/placed-order',
  summary:
    'An order that the caller placed, for a guest within a day; null for anybody else’s number',
  query: Type.Object({ ...CallerQuery, id: OrderNumber }),
  success: Type.Object({ data: Nullable(PlacedOrder) }),
  errors: ['checkout_not_allowed'],
})
