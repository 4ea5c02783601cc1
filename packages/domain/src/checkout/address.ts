import type { CheckoutAddress, ShippingAddress } from '@tsiran/contract/checkout'
import { checkoutPostcode } from '@tsiran/contract/limits'
import type { OrderAddress } from '@tsiran/contract/orders'

/** The shop delivers in Yerevan alone; these fields are locked on the page, and here (spec 2 §9). */
const fixed = { country: 'AM', state: 'Yerevan', city: 'Yerevan', postcode: checkoutPostcode }

const tidy = (text: string | undefined) => (text ?? '').trim().replace(/\s+/g, ' ')

/** An address as the order keeps it: trimmed, the fixed fields set, a missing last name a dot (spec 2 §5). */
export function normaliseAddress(address: CheckoutAddress | ShippingAddress, email: string = address.email ?? ''): OrderAddress {
  return {
    ...fixed,
    first_name: tidy(address.first_name),
    last_name: tidy(address.last_name) || '.',
    company_name: tidy(address.company_name),
    email: email.trim(),
    phone: tidy(address.phone),
    address1: address.address1.map(tidy),
  }
}
