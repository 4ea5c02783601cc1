import type { Address } from '@tsiran/contract/addresses'
import type { CheckoutValues } from './checkout-values.ts'
import { loadDelivery } from './load-delivery.ts'
import type { Client } from '@tsiran/contract/client'
import type { Locale } from '@tsiran/contract/locale'
import { cartPath, checkoutPath, signInPath, unpaidOrderPath } from '@tsiran/contract/shop-paths'
import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router'
import { loadCart } from '../../features/cart/load-cart.ts'
import { loadUnpaidOrder } from '../../features/cart/load-unpaid-order.ts'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { earlierValues, knownValues } from './known-values.ts'

type Context = LoaderFunctionArgs['context']

/** What the checkout shows: cart, methods, delivery and what is known of the buyer. Redirects whoever has nothing to order. */
export async function loadCheckout(context: Context, locale: Locale) {
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
  const person = await loadPerson(context)
  const offer = await loadDelivery(client, cart, {
    locale,
    apiToken: apiToken ?? undefined,
    signedIn,
    saved: person?.buyer.addresses ?? [],
  })
  const [shippings, payments, earlier] = await Promise.all([
    client('GET /api/shippings', { query }),
    client('GET /api/payments', { query }),
    client('GET /api/checkout/address', { query }),
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
  }
}

/** Sends guests to the sign-in where the merchant lets only customers order. */
export async function refuseGuests(
  client: Client,
  locale: Locale,
  signedIn: boolean,
): Promise<void> {
  if (signedIn) return
  const { data: channel } = await client('GET /api/channel/1', { query: { locale } })
  if (!channel.checkout.guests)
    throw redirectDocument(signInPath(locale, checkoutPath(locale)), 303)
}

/** Redirects to the cart as a new document: its scripts do not know of an order in another tab or an expired session. */
export const toCart = (locale: Locale) => redirectDocument(cartPath(locale), 303)

/** The signed-in person with the saved addresses; null for guests. */
async function loadPerson(
  context: Context,
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

/** A signed-in person at the checkout. */
export interface Buyer {
  email: string
  addresses: readonly Address[]
  /** Name of the company that a Manager orders for; null for everybody else. */
  company: string | null
}
