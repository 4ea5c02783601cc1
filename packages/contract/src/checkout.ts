import Type, { type Static } from 'typebox'
import { MaybeCart } from './cart.ts'
import { OrderedSlot, SlotId } from './delivery.ts'
import { endpoint } from './endpoint.ts'
import { maxLengths } from './limits.ts'
import { deliveryPhonePattern, emailPattern } from './patterns.ts'
import { ApiToken, CallerQuery, Drams, Id, Locales, Nullable, Token } from './schema.ts'
import { Order, OrderAddress, OrderNumber, PlacedOrder } from './orders.ts'

export const ShippingMethod = Type.Object({
  /** `flatrate`; save-shipping takes it repeated with an underscore, and so carts and orders keep it (R44). */
  method: Type.String(),
  method_title: Type.String(),
  rate: Drams,
  formated_rate: Type.String(),
  description: Type.String(),
  /** The buyer collects the order: no street is needed. */
  pickup: Type.Optional(Type.Boolean()),
  checked: Type.Boolean(),
  /** Drams for the caller's cart delivered this way; null without a cart. */
  grand_total: Nullable(Drams),
  formated_grand_total: Nullable(Type.String()),
})
export type ShippingMethod = Static<typeof ShippingMethod>

export const PaymentMethod = Type.Object({
  method: Type.String(),
  title: Type.String(),
  description: Type.String(),
  img: Type.String(),
  /** `disabled`: the credit left is less than the cart's total (R19). */
  status: Type.Unsafe<'active' | 'disabled'>({ type: 'string', enum: ['active', 'disabled'] }),
  /** Drams of credit left, on the credit method. */
  available: Nullable(Type.Integer()),
  /**
   * Cards whose bank holds the money first: drams beyond the cart's total that it holds for weighed lines. Absent where the money is
   * taken at once.
   */
  hold_buffer: Type.Optional(Drams),
})
export type PaymentMethod = Static<typeof PaymentMethod>

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

export const CheckoutAddress = Type.Object({
  first_name: text(maxLengths.firstName),
  last_name: Type.Optional(Type.String({ maxLength: maxLengths.lastName })),
  email: Type.String({ maxLength: maxLengths.email, pattern: emailPattern }),
  phone: Type.String({ maxLength: maxLengths.phone, pattern: deliveryPhonePattern }),
  city: text(100),
  address1: Type.Array(text(maxLengths.street), { minItems: 1, maxItems: 3 }),
  company_name: Type.Optional(Type.String({ maxLength: maxLengths.companyName })),
  country: Type.Optional(Type.String({ maxLength: 2 })),
  state: Type.Optional(Type.String({ maxLength: 100 })),
  postcode: Type.Optional(Type.String({ maxLength: maxLengths.postcode })),
  use_for_shipping: Type.Optional(Type.Boolean()),
})
export type CheckoutAddress = Static<typeof CheckoutAddress>
const { email: _email, ...shippingFields } = CheckoutAddress.properties
export const ShippingAddress = Type.Object({
  ...shippingFields,
  email: Type.Optional(Type.String({ maxLength: maxLengths.email })),
})
export type ShippingAddress = Static<typeof ShippingAddress>

const callerBody = { token: Token, api_token: ApiToken, locale: Type.Optional(Locales) }
/** The order in question; without it the last one that waits for its payment. */
const unpaidCall = { order_id: Type.Optional(OrderNumber) }
const checkoutCall = { tag: 'checkout', cache: 'personal', access: 'public' } as const

export const listShippings = endpoint({
  ...checkoutCall,
  method: 'GET',
  path: '/api/shippings',
  summary: 'Ways of delivery for the caller’s cart',
  query: Type.Object(CallerQuery),
  success: Type.Object({ data: Type.Array(ShippingMethod) }),
  errors: ['checkout_not_allowed'],
})
export const listPayments = endpoint({
  ...checkoutCall,
  method: 'GET',
  path: '/api/payments',
  summary: 'Ways of payment for the caller',
  query: Type.Object(CallerQuery),
  success: Type.Object({ data: Type.Array(PaymentMethod) }),
  errors: ['checkout_not_allowed'],
})
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

/** The caller's unpaid order that still holds its stock (R23). */
export const UnpaidOrder = Type.Object({
  order_id: Type.Integer(),
  grand_total: Drams,
  formated_grand_total: Type.String(),
  /** End of the hold; ISO 8601. */
  hold_until: Type.String(),
  /** False while the bank may have the money already, so that nobody pays twice. */
  payable: Type.Optional(Type.Boolean()),
  /** When the order is delivered, or collected. */
  slot: Type.Optional(Nullable(OrderedSlot)),
})
export type UnpaidOrder = Static<typeof UnpaidOrder>

const PaymentOutcome = Type.Object({
  state: Type.Unsafe<'paid' | 'waiting' | 'failed'>({
    type: 'string',
    enum: ['paid', 'waiting', 'failed'],
  }),
  order_id: Type.Integer(),
  /** Opens the receipt; null unless it is paid. */
  receipt: Nullable(Type.String()),
  /** As {@link UnpaidOrder} has it. */
  payable: Type.Optional(Type.Boolean()),
})

export const getUnpaidOrder = endpoint({
  ...checkoutCall,
  method: 'GET',
  path: '/api/checkout/unpaid-order',
  summary: 'The caller’s order that waits for its payment, or null',
  query: Type.Object({ ...CallerQuery, ...unpaidCall }),
  success: Type.Object({ data: Nullable(UnpaidOrder) }),
  errors: ['checkout_not_allowed'],
})
export const payUnpaidOrder = endpoint({
  ...checkoutCall,
  method: 'POST',
  path: '/api/checkout/unpaid-order/pay',
  summary: 'The page where the caller’s unpaid order is paid, whatever is in the cart by now',
  body: Type.Object({ ...callerBody, ...unpaidCall }),
  success: Type.Object({ data: Type.Object({ redirect_url: Type.String() }) }),
  errors: ['not_found', 'payment_unavailable', 'checkout_not_allowed'],
})
export const checkUnpaidOrder = endpoint({
  ...checkoutCall,
  method: 'POST',
  path: '/api/checkout/unpaid-order/check',
  summary: 'Asks the bank how the payment of the caller’s order stands',
  body: Type.Object({ ...callerBody, ...unpaidCall }),
  success: Type.Object({ data: PaymentOutcome }),
  errors: ['not_found', 'checkout_not_allowed'],
})
export const giveUpUnpaidOrder = endpoint({
  ...checkoutCall,
  method: 'POST',
  path: '/api/checkout/unpaid-order/cancel',
  summary:
    'Cancels the caller’s unpaid order and gives its cart back; `paid` where the bank has the money by now',
  body: Type.Object({ ...callerBody, ...unpaidCall }),
  success: Type.Object({ data: PaymentOutcome }),
  errors: ['not_found', 'checkout_not_allowed'],
})
