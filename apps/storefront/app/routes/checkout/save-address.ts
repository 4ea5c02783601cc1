import type { Client } from '@tsiran/contract/client'
import { noLastName } from '@tsiran/contract/full-name'
import type { Locale } from '@tsiran/contract/locale'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import type { CheckoutValues } from './checkout-values.ts'
import { billingOf } from './checkout-addresses.ts'

/** Saves the address of a placed order. A failure does not affect the order. */
export async function saveNewAddress(
  client: Client,
  locale: Locale,
  values: CheckoutValues,
): Promise<void> {
  const { use_for_shipping: _both, postcode: _postcode, ...address } = billingOf(values)
  // Of another delivery address the district is not this one's.
  const { district, slotsOf, sameAddress } = values
  const place = slotsOf !== undefined && sameAddress && { district_id: Number(district) || null }
  const last_name = address.last_name === noLastName ? '' : address.last_name
  try {
    await client('POST /api/addresses/create', {
      body: { ...address, ...place, last_name, locale },
    })
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}
