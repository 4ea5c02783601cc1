import Type, { type Static } from 'typebox'
import { OrderedSlot } from './delivery.ts'
import { endpoint } from './endpoint.ts'
import { ApiToken, CallerQuery, Drams, Locales, Nullable, Token } from './schema.ts'
import { OrderNumber } from './orders.ts'

const callerBody = { token: Token, api_token: ApiToken, locale: Type.Optional(Locales) }

/** The order in question; without it the last one that waits for its payment. */
const unpaidCall = { order_id: Type.Optional(OrderNumber) }
const checkoutCall = { tag: 'checkout', cache: 'personal', access: 'public' } as const

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
