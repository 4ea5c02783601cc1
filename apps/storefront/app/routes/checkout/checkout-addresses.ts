import type { CheckoutAddress, ShippingAddress } from '@tsiran/contract/checkout-address'
import { splitName } from '@tsiran/contract/full-name'
import { checkoutPostcode } from '@tsiran/contract/limits'
import { type CheckoutValues, isSaved } from './checkout-values.ts'

/** Delivery is in Yerevan alone: these are locked (spec 2 §9). */
const lockedPlace = { country: 'AM', state: 'Yerevan', city: 'Yerevan', postcode: checkoutPostcode }

/** The address of the fields. */
export const billingOf = (values: CheckoutValues): CheckoutAddress => ({
  ...splitName(values.fullName),
  email: values.email,
  phone: values.phone,
  address1: [values.street || (values.pickup ?? '')],
  company_name: values.companyName,
  ...lockedPlace,
  use_for_shipping: values.sameAddress,
})

/** The body of save-address: billing or the saved address's id, and shipping where it differs. */
export function addressBody(values: CheckoutValues): {
  billing?: CheckoutAddress
  shipping?: ShippingAddress
  address_id?: number
  district_id?: number
} {
  const from = {
    ...(isSaved(values)
      ? { address_id: Number(values.addressId) }
      : { billing: billingOf(values) }),
    ...(values.slotsOf !== undefined && { district_id: Number(values.district) }),
  }
  if (values.sameAddress) return from
  const shipping: ShippingAddress = {
    ...splitName(values.shippingName),
    phone: values.shippingPhone,
    address1: [values.shippingStreet],
    company_name: values.shippingCompanyName,
    ...lockedPlace,
  }
  return { ...from, shipping }
}
