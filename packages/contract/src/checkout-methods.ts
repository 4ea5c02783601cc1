import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { CallerQuery, Drams, Nullable } from './schema.ts'

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
