import { fullName } from '@tsiran/contract/full-name'
import type { Address } from '@tsiran/contract/addresses'
import type { Customer } from '@tsiran/contract/customer-session'
import type { OrderAddress } from '@tsiran/contract/order-shapes'
import { type CheckoutValues, newAddress } from './checkout-values.ts'

/** The initial values of a signed-in person. */
export const knownValues = ({
  name,
  email,
  phone,
  role,
  company_name,
}: Pick<Customer, 'name' | 'email' | 'phone' | 'role' | 'company_name'>) => ({
  fullName: name,
  email,
  phone,
  ...(role === 'Manager' &&
    company_name !== null && { companyName: company_name, shippingCompanyName: company_name }),
})

/**
 * The initial values where the cart has the addresses of an earlier submission. `saved` are the person's own; `pickups` the
 * titles that were used in place of a street.
 */
export function earlierValues(
  billing: OrderAddress,
  shipping: OrderAddress | null,
  saved: readonly Address[],
  pickups: readonly string[] = [],
): Partial<CheckoutValues> {
  const street = ({ address1 }: Pick<OrderAddress, 'address1'>) => address1.join(', ')
  const same = (address: Address) =>
    fullName(address) === fullName(billing) && street(address) === street(billing)
  const elsewhere = shipping && { ...shipping, email: '' }
  const sameAddress = JSON.stringify(elsewhere) === JSON.stringify({ ...billing, email: '' })
  return {
    fullName: fullName(billing),
    email: billing.email,
    phone: billing.phone,
    street: pickups.includes(street(billing)) ? '' : street(billing),
    companyName: billing.company_name,
    addressId: saved.length === 0 ? '' : String(saved.find(same)?.id ?? newAddress),
    sameAddress: shipping === null || sameAddress,
    ...(shipping !== null &&
      !sameAddress && {
        shippingName: fullName(shipping),
        shippingPhone: shipping.phone,
        shippingStreet: street(shipping),
        shippingCompanyName: shipping.company_name,
      }),
  }
}
