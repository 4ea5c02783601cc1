import Type, { type Static } from 'typebox'
import { maxLengths } from './limits.ts'
import { deliveryPhonePattern, emailPattern } from './patterns.ts'

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
