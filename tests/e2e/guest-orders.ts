import { request, type APIRequestContext } from '@playwright/test'
import { deliveryOf } from './delivery.ts'
import { expect, sample } from './shop.ts'

/** Digits that no other test's phone has. */
const uniqueDigits = () => String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')

export interface GuestOrder {
  number: number
  /** As the guest wrote it. */
  phone: string
  name: string
  /** The bank's page, for an order that is paid by card. */
  payAt: string
}

interface GuestOrderOptions {
  quantity?: number
  method?: 'cashondelivery' | 'ameriabank'
  name?: string
  street?: string
  note?: string
  email?: string
}

/** A guest orders the sample product by the API, from a browser of their own. */
export async function orderAsGuest(
  origin: string,
  options: GuestOrderOptions = {},
): Promise<GuestOrder> {
  const { quantity = 3, method = 'cashondelivery', name = 'Նարե', note = '' } = options
  const { street = 'Աբովյան 12, բն. 3', email = 'nare@example.am' } = options
  const client = await request.newContext({ baseURL: origin })
  try {
    const { data } = (await (await client.get(`/api/product/${sample.product.urlKey}`)).json()) as {
      data: { id: number }
    }
    const { api_token } = (await (await client.get('/api/checkout/cart/token')).json()) as {
      api_token: string
    }
    const phone = `+374 91 ${uniqueDigits()}`
    const billing = {
      first_name: name,
      last_name: 'Հովհաննիսյան',
      email,
      phone,
      city: 'Երևան',
      address1: [street],
    }
    await post(client, `/api/checkout/cart/add/${data.id}`, {
      product_id: data.id,
      quantity,
      api_token,
    })
    const { address, shipping } = await deliveryOf(client)
    await post(client, '/api/checkout/save-address', { billing, api_token, ...address })
    await post(client, '/api/checkout/save-shipping', {
      shipping_method: 'flatrate_flatrate',
      api_token,
      ...shipping,
    })
    await post(client, '/api/checkout/save-payment', { payment: { method }, api_token })
    const { order, redirect_url: payAt = '' } = await post(client, '/api/checkout/save-order', {
      api_token,
      description: note,
    })
    return { number: Number(order!.increment_id), phone, name: `${name} Հովհաննիսյան`, payAt }
  } finally {
    await client.dispose()
  }
}

interface Answer {
  order?: { increment_id: string }
  redirect_url?: string
}

async function post(client: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await client.post(path, { data })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
  return (await answer.json()) as Answer
}
