import type { Cart } from '@tsiran/contract/cart'
import type { Locale } from '@tsiran/contract/locale'
import type { Client } from '@tsiran/contract/client'
import {
  cartPath,
  catalogPath,
  checkoutPath,
  signInPath,
  thanksPath,
  unpaidOrderPath,
} from '@tsiran/contract/shop-paths'
import { formatMoney } from '@tsiran/i18n/money'
import { ButtonLink } from '@tsiran/ui/button'
import { useEffect, useState } from 'react'
import {
  data,
  Link,
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
import {
  checkCheckoutForm,
  earlierValues,
  knownValues,
  readCheckoutForm,
  type CheckoutErrors,
  type CheckoutValues,
} from './checkout-values.ts'
import { useCart } from '../../features/cart/cart-query.ts'
import { cartKey } from '../../platform/api/query-keys.ts'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { CartChanges, hasChanges } from '../../features/cart/cart-changes.tsx'
import { loadCart } from '../../features/cart/load-cart.ts'
import { Seo } from '../../features/shop/seo.tsx'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { LiveRegion } from '@tsiran/app-kit/browser/live-region'
import type { Buyer } from './address-fields.tsx'
import { addressProblem, withSavedAddress } from './chosen-address.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { saveNewAddress } from './save-address.ts'
import { loadUnpaidOrder } from '../../features/cart/load-unpaid-order.ts'
import { PaymentFailed } from './payment-failed.tsx'
import { loadDelivery, saveDistrict } from './load-delivery.ts'
import { placeOrder, type Missing } from './place-order.ts'
import { showsOtherDistrict } from './slot-values.ts'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const client = context.get(clientContext)
  const { apiToken, role, signedIn } = context.get(pageContext)
  await refuseGuests(client, locale, signedIn)
  const cart = await loadCart(context, locale)
  // A sub-user sends the cart to the Manager instead (spec 2 §6).
  if (role === 'subUser') throw redirect(cartPath(locale))
  if (!cart || cart.items.length === 0) {
    const unpaid = await loadUnpaidOrder(context, locale)
    throw unpaid ? redirect(unpaidOrderPath(locale, unpaid.order_id)) : toCart(locale)
  }
  const query = { locale, api_token: apiToken ?? undefined }
  // Before the methods: their prices follow from the district.
  const offer = await loadDelivery(client, cart, {
    locale,
    apiToken: apiToken ?? undefined,
    signedIn,
  })
  const [shippings, payments, earlier, person] = await Promise.all([
    client('GET /api/shippings', { query }),
    client('GET /api/payments', { query }),
    client('GET /api/checkout/address', { query }),
    loadPerson(context),
  ])
  const { billing, shipping } = earlier.data
  const pickups = shippings.data
    .filter(({ pickup }) => pickup)
    .map(({ method_title }) => method_title)
  const begin = billing
    ? earlierValues(billing, shipping, person?.buyer.addresses ?? [], pickups)
    : (person?.known ?? {})
  const buyer = person?.buyer ?? null
  return {
    cart,
    buyer,
    begin,
    shippings: shippings.data,
    payments: payments.data,
    offer,
    paymentFailed: url.searchParams.get('errNo') === 'swr_3',
  }
}

/** Sends guests to the sign-in where the merchant lets only customers order. */
async function refuseGuests(client: Client, locale: Locale, signedIn: boolean): Promise<void> {
  if (signedIn) return
  const { data: channel } = await client('GET /api/channel/1', { query: { locale } })
  if (!channel.checkout.guests)
    throw redirectDocument(signInPath(locale, checkoutPath(locale)), 303)
}

/** Redirects to the cart as a new document: its scripts do not know of an order in another tab or an expired session. */
const toCart = (locale: Locale) => redirectDocument(cartPath(locale), 303)

/** The signed-in person with the saved addresses; null for guests. */
async function loadPerson(
  context: LoaderFunctionArgs['context'],
): Promise<{ buyer: Buyer; known: Partial<CheckoutValues> } | null> {
  if (!context.get(pageContext).signedIn) return null
  const client = context.get(clientContext)
  const [me, addresses] = await Promise.all([
    client('GET /api/customer/me', { query: {} }),
    client('GET /api/addresses', { query: {} }),
  ])
  const company = me.role === 'Manager' ? me.company_name : null
  return {
    buyer: { email: me.data.email, addresses: addresses.data, company },
    known: knownValues(me.data),
  }
}

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

/** What to check before the next press. */
function readHint({ addressId, slot }: CheckoutErrors) {
  if (addressId === 'addressGone' || addressId === 'addressChanged') return addressId
  return slot === 'slotOfDistrict' ? slot : 'checkFields'
}

interface RefusalProps {
  message: string | null
  errors: CheckoutErrors
  minimum: Missing | null
}

/** Why the order was refused, empty where no answer came; of a small one, what is missing. A form that shows another district's times was not refused. */
function Refusal({ message, errors, minimum }: RefusalProps) {
  const t = useMessages()
  const locale = useLocale()
  if (message === null && Object.keys(errors).length === 0) return null
  return (
    <Notice kind="error">
      {message === null ? t(`checkout.${readHint(errors)}`) : message || t('errors.unavailable')}
      {minimum && (
        <p>
          {t('checkout.missing', {
            minimum: formatMoney(minimum.minimum),
            missing: formatMoney(minimum.missing),
          })}{' '}
          <Link to={catalogPath(locale)} className="font-semibold underline">
            {t('checkout.addMore')}
          </Link>
        </p>
      )}
    </Notice>
  )
}
