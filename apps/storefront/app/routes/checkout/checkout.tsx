import type { Cart } from '@tsiran/contract/cart-shapes'
import { catalogPath, thanksPath } from '@tsiran/contract/shop-paths'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { LiveRegion } from '@tsiran/app-kit/browser/live-region'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { ButtonLink } from '@tsiran/ui/button'
import { useEffect, useState } from 'react'
import {
  data,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { CartChanges, hasChanges } from '../../features/cart/cart-changes.tsx'
import { useCart } from '../../features/cart/cart-query.ts'
import { Seo } from '../../features/shop/seo.tsx'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { cartKey } from '../../platform/api/query-keys.ts'
import { CheckoutForm } from './checkout-form.tsx'
import {
  checkCheckoutForm,
  readCheckoutForm,
  type CheckoutErrors,
  type CheckoutValues,
} from './checkout-values.ts'
import { addressProblem, withSavedAddress } from './chosen-address.ts'
import { loadCheckout, refuseGuests, toCart } from './load-checkout.ts'
import { saveDistrict } from './load-delivery.ts'
import { PaymentFailed } from './payment-failed.tsx'
import { placeOrder, type Missing } from './place-order.ts'
import { Refusal } from './refusal.tsx'
import { saveNewAddress } from './save-address.ts'
import { showsOtherDistrict } from './slot-values.ts'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

export const loader = async ({ params, context, url }: LoaderFunctionArgs) => ({
  ...(await loadCheckout(context, readLocale(params))),
  paymentFailed: url.searchParams.get('errNo') === 'swr_3',
})

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

/** If the network fails, the page stays with all that was typed. The order may be placed: the same press again leads to it. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const values = readCheckoutForm(await request.clone().formData())
  return actOrStay(serverAction<typeof action>, {
    values,
    errors: {} as CheckoutErrors,
    message: '',
    changes: { changed: [], shipping_changed: undefined },
    minimum: null,
    emptied: false,
  })
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

/** A refusal because of the cart or the credit changes the totals; a cart that lost all its lines is shown here. */
export function shouldRevalidate({
  actionStatus,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (actionStatus !== 409) return defaultShouldRevalidate
  return !(actionResult as { emptied: boolean }).emptied
}

/** The server's last refusal, until the next submission: fetching the totals again clears the action's own data. */
function useLastRefusal() {
  const refused = useActionData<typeof clientAction>()
  const [last, setLast] = useState(refused)
  if (refused && refused !== last) setLast(refused)
  return refused ?? last
}

/** Contact, address, methods and the order's summary. */
export default function CheckoutPage() {
  const { cart, buyer, begin, shippings, payments, offer, paymentFailed } =
    useLoaderData<typeof loader>()
  const refused = useLastRefusal()
  const t = useMessages()
  const locale = useLocale()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const { data: live } = useCart()
  // Another tab changed the cart, or a quantity was still being saved when this page was requested.
  // Where the answer was lost, the cart may be in an order that the next press leads to.
  const lost = refused?.message === ''
  const outdated =
    live !== undefined && live?.sub_total !== cart.sub_total && !refused?.emptied && !lost
  useEffect(() => {
    if (outdated) void revalidate()
  }, [outdated, revalidate])
  // The form focuses a field with an error.
  const notice = refused && Object.keys(refused.errors).length === 0 ? refused : undefined
  useEffect(() => {
    if (notice && !lost) void queries.invalidateQueries({ queryKey: cartKey })
  }, [notice, lost, queries])
  return (
    <>
      <Seo title={t('checkout.title')} />
      <h1 className="mt-6 mb-4 text-2xl font-extrabold sm:text-3xl">{t('checkout.title')}</h1>
      {paymentFailed && !refused && <PaymentFailed />}
      <LiveRegion answer={notice}>
        {refused && <Refusal {...refused} />}
        <CartChanges changes={refused && hasChanges(refused.changes) ? refused.changes : cart} />
      </LiveRegion>
      {refused?.emptied ? (
        <EmptyState text={t('cart.empty')} hint={t('cart.emptyText')}>
          <ButtonLink to={catalogPath(locale)}>{t('cart.emptyNext')}</ButtonLink>
        </EmptyState>
      ) : (
        <CheckoutForm
          cart={cart}
          buyer={buyer}
          begin={begin}
          shippings={shippings}
          payments={payments}
          offer={offer}
          refused={refused}
        />
      )}
    </>
  )
}
