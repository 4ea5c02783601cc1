import type { Cart } from '@tsiran/contract/cart-shapes'
import type { Client } from '@tsiran/contract/client'
import type { Locale } from '@tsiran/contract/locale'
import { readSlot } from './slot-values.ts'
import type { CheckoutErrors, CheckoutValues } from './checkout-values.ts'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { addressBody } from './checkout-addresses.ts'
import { serverErrors } from './server-errors.ts'

/** The result of a posted checkout: an order, or what the shopper has to correct. */
export type Placed =
  | { outcome: 'placed'; number: string; redirectUrl?: string }
  | { outcome: 'empty' }
  | {
      outcome: 'refused'
      status: number
      message: string
      errors: CheckoutErrors
      cart: Cart | null
      /** What is missing to the smallest order. */
      minimum: Missing | null
    }

/** Drams of the smallest order, and those that are missing to it. */
export interface Missing {
  minimum: number
  missing: number
}

/** The four calls in order; each runs only after the success of the one before. */
export async function placeOrder(
  client: Client,
  locale: Locale,
  apiToken: string | undefined,
  values: CheckoutValues,
): Promise<Placed> {
  const caller = { api_token: apiToken, locale }
  const slot = readSlot(values.slot)
  try {
    await client('POST /api/checkout/save-address', { body: { ...caller, ...addressBody(values) } })
    await client('POST /api/checkout/save-shipping', {
      body: {
        ...caller,
        shipping_method: `${values.shippingMethod}_${values.shippingMethod}`,
        ...(slot && { slot_id: slot.id }),
      },
    })
    await client('POST /api/checkout/save-payment', {
      body: { ...caller, payment: { method: values.paymentMethod } },
    })
  } catch (error) {
    // The answer to an earlier press may have been lost: save-order then answers with that order.
    if (!isApiError(error) || error.code !== 'cart_empty') return refusalOf(error)
  }
  try {
    const { order, redirect_url } = await client('POST /api/checkout/save-order', {
      body: {
        ...caller,
        description: values.description,
        sub_total: values.shownSum,
        shipping_amount:
          values.shownRate === undefined ? undefined : values.shownRate + (slot?.fee ?? 0),
      },
    })
    return { outcome: 'placed', number: String(order.id), redirectUrl: redirect_url }
  } catch (error) {
    return refusalOf(error)
  }
}

function refusalOf(error: unknown): Placed {
  if (!isApiError(error)) throw error
  if (error.code === 'cart_empty') return { outcome: 'empty' }
  return {
    outcome: 'refused',
    status: error.status,
    message: error.message,
    errors: error.code === 'slot_taken' ? { slot: error.message } : serverErrors(error.fields),
    cart: error.code === 'cart_changed' ? readCart(error.data) : null,
    minimum: error.code === 'below_minimum' ? (error.data as Missing) : null,
  }
}

/** The cart in a `cart_changed` answer. */
function readCart(data: unknown): Cart | null {
  if (data === null || typeof data !== 'object') return null
  const { cart } = data as { cart?: Cart }
  return cart ?? ('items' in data ? (data as Cart) : null)
}
