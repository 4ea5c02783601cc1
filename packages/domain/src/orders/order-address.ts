import type { CheckoutAddress, ShippingAddress } from '@tsiran/contract/checkout-address'
import { noLastName } from '@tsiran/contract/full-name'
import { checkoutPostcode } from '@tsiran/contract/limits'
import type { OrderAddress } from '@tsiran/contract/order-shapes'
import { tidy } from '../shared/text.ts'

/** The shop delivers in Yerevan only: the page and the server fix these fields (spec 2 §9). */
const fixed = { country: 'AM', state: 'Yerevan', city: 'Yerevan', postcode: checkoutPostcode }

/** An address as an order stores it: trimmed, with the fixed fields, and {@link noLastName} for a missing last name (spec 2 §5). */
export function normaliseAddress(
  address: CheckoutAddress | ShippingAddress,
  email: string = address.email ?? '',
): OrderAddress {
  return {
    ...fixed,
    first_name: tidy(address.first_name),
    last_name: tidy(address.last_name) || noLastName,
    company_name: tidy(address.company_name),
    email: email.trim(),
    phone: tidy(address.phone),
    address1: address.address1.map(tidy),
  }
}
