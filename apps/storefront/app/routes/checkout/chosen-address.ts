import type { Address } from '@tsiran/contract/addresses'
import { fullName } from '@tsiran/contract/full-name'
import { newAddress, type CheckoutValues } from './checkout-values.ts'

/** A saved address as its choice shows it: the street, then the recipient. */
export const addressTexts = (address: Address): [string, string] => [
  address.address1.join(', '),
  `${fullName(address)}, ${address.phone}`,
]

/** What another tab did to the chosen saved address since the form showed it: the key of its message. */
export function addressProblem(
  { addressId, shownAddress }: Pick<CheckoutValues, 'addressId' | 'shownAddress'>,
  saved: readonly Address[],
): 'addressGone' | 'addressChanged' | undefined {
  if (addressId === '' || addressId === newAddress) return undefined
  const chosen = saved.find(({ id }) => String(id) === addressId)
  if (!chosen) return 'addressGone'
  const isShown = shownAddress === undefined || shownAddress === addressTexts(chosen).join(', ')
  return isShown ? undefined : 'addressChanged'
}

/** The form with the chosen saved address in its fields; unknown addresses are ignored. */
export function withSavedAddress(
  values: CheckoutValues,
  saved: readonly Address[],
): CheckoutValues {
  const chosen = saved.find(({ id }) => String(id) === values.addressId)
  if (!chosen) return values.addressId === '' ? values : { ...values, addressId: '' }
  return {
    ...values,
    fullName: fullName(chosen),
    email: chosen.email,
    phone: chosen.phone,
    street: chosen.address1.join(', '),
    companyName: chosen.company_name,
  }
}
