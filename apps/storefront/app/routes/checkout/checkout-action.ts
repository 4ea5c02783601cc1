import type { Cart } from '@tsiran/contract/cart-shapes'
import { thanksPath } from '@tsiran/contract/shop-paths'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { data, redirect, redirectDocument, type ActionFunctionArgs } from 'react-router'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import type { CheckoutErrors, CheckoutValues } from './checkout-values.ts'
import { addressProblem, withSavedAddress } from './chosen-address.ts'
import { refuseGuests, toCart } from './load-checkout.ts'
import { saveDistrict } from './load-delivery.ts'
import { placeOrder, type Missing } from './place-order.ts'
import { saveNewAddress } from './save-address.ts'
import { showsOtherDistrict } from './slot-values.ts'
import { readCheckoutForm } from './read-checkout-form.ts'
import { checkCheckoutForm } from './check-checkout-form.ts'

/** Validates the form, places the order, and redirects to the gateway or to the thanks page. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const form = await request.formData()
  const posted = readCheckoutForm(form)
  const client = context.get(clientContext)
  const { apiToken, signedIn, role } = context.get(pageContext)
  await refuseGuests(client, locale, signedIn)
  const showsTimes = form.get('intent') === 'times'
  if (showsTimes || showsOtherDistrict(posted)) {
    const caller = { locale, api_token: apiToken ?? undefined }
    if (posted.district !== '') await saveDistrict(client, caller, Number(posted.district))
    return refuse(200, posted, showsTimes ? {} : { slot: 'slotOfDistrict' }, null)
  }
  const saved = signedIn ? (await client('GET /api/addresses', { query: {} })).data : []
  // The fields, which are hidden then, may hold the address of an earlier attempt.
  const addressId = addressProblem(posted, saved)
  if (addressId) return refuse(409, posted, { addressId }, null)
  const values = withSavedAddress(posted, saved)
  const errors = checkCheckoutForm(values, { company: role === 'Manager' })
  if (Object.keys(errors).length > 0) return refuse(422, posted, errors, null)
  if (!apiToken && !signedIn) return toCart(locale)
  const placed = await placeOrder(client, locale, apiToken ?? undefined, values)
  if (placed.outcome === 'empty') return toCart(locale)
  if (placed.outcome === 'placed') {
    if (signedIn && posted.saveAddress && values.addressId === '' && values.street !== '')
      await saveNewAddress(client, locale, values)
    // The gateway's page needs a new document, whatever its address.
    return placed.redirectUrl
      ? redirectDocument(placed.redirectUrl, 303)
      : redirect(thanksPath(locale, placed.number, null), 303)
  }
  return refuse(placed.status, posted, placed.errors, placed.message, placed)
}

const noChanges = { cart: null, minimum: null }

function refuse(
  status: number,
  values: CheckoutValues,
  errors: CheckoutErrors,
  message: string | null,
  { cart, minimum }: { cart: Cart | null; minimum: Missing | null } = noChanges,
) {
  const changes = { changed: cart?.changed ?? [], shipping_changed: cart?.shipping_changed }
  const emptied = cart?.items.length === 0
  return data({ values, errors, message, changes, minimum, emptied }, { status })
}
