import type { SandboxPayment } from '@tsiran/domain/payments/providers/sandbox-payments'
import type { Client, Answer } from './ask.ts'

export type Kind = 'cash' | 'card' | 'credit'

/** An order that the shop has confirmed to its buyer. */
export interface Confirmed {
  id: number
  kind: Kind
}

export interface Buyer {
  kind: Kind
  /** Session token of a Manager who buys on credit. */
  session?: string
  /** Where and when the orders are delivered. */
  districtId: number
  slotId: number
}

const method: Record<Kind, string> = {
  cash: 'cashondelivery',
  card: 'ameriabank',
  credit: 'credit',
}
const billing = {
  first_name: 'Ani',
  email: 'ani@example.am',
  phone: '+37491000000',
  city: 'Yerevan',
  address1: ['Tumanyan 5'],
  company_name: 'Aragats',
}

const expectStatus = ({ status, body }: Answer, what: string, ...allowed: number[]) => {
  if (!allowed.includes(status))
    throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
}

/**
 * Puts a product into a new guest's or a Manager's cart and goes through the checkout's steps. Returns the fields that identify the
 * cart.
 */
export async function fillCart(
  ask: Client,
  { kind, session, districtId, slotId }: Buyer,
  productId: number,
  quantity = 1,
): Promise<object> {
  const token =
    session === undefined
      ? (await ask('GET', '/api/checkout/cart/token')).body['api_token']
      : undefined
  const cart = token === undefined ? {} : { api_token: token }
  const send = (path: string, body: object) =>
    ask('POST', `/api/checkout/${path}`, {
      body: { ...cart, ...body },
      ...(session && { session }),
    })
  const post = async (path: string, body: object, ...allowed: number[]) =>
    expectStatus(await send(path, body), path, 200, ...allowed)
  const addLine = async () => {
    // A call that is repeated after a lost answer finds the line in the cart.
    await post(`cart/add/${productId}`, { quantity }, 409)
    return send('save-address', { billing, district_id: districtId })
  }
  let saved = await addLine()
  // A killed database may have lost the line (docs/decisions/0029): the buyer sees an empty cart, and adds it again.
  for (; saved.body['code'] === 'cart_empty'; saved = await addLine()) ask.lostLines++
  expectStatus(saved, 'save-address', 200)
  await post('save-shipping', { shipping_method: 'flatrate_flatrate', slot_id: slotId })
  await post('save-payment', { payment: { method: method[kind] } })
  return cart
}

/** Places a whole order and pays a card order at the bank; resolves once the shop has confirmed it. */
export async function buy(
  ask: Client,
  buyer: Buyer,
  productId: number,
  quantity: number,
): Promise<Confirmed> {
  const cart = await fillCart(ask, buyer, productId, quantity)
  for (;;) {
    const call = {
      body: { ...cart, locale: 'en' },
      ...(buyer.session && { session: buyer.session }),
    }
    const placed = await ask('POST', '/api/checkout/save-order', call)
    expectStatus(placed, 'save-order', 200)
    const { id, status } = placed.body['order'] as { id: number; status: string }
    if (buyer.kind !== 'card' || status === 'pending') return { id, kind: buyer.kind }
    if (await pay(ask, String(placed.body['redirect_url']))) return { id, kind: 'card' }
  }
}

/** How the bank answers the first request about held money, where it holds money: mostly at once. */
function chooseLater(): SandboxPayment['later_mode'] {
  const chance = Math.random()
  return chance < 0.1 ? 'lost' : chance < 0.2 ? 'error' : chance < 0.3 ? 'refused' : 'normal'
}

/** Pays at the sandbox bank and returns to the shop; false if the shop has not recorded the payment yet. */
async function pay(ask: Client, redirectUrl: string): Promise<boolean> {
  const { pathname, search } = new URL(redirectUrl)
  const way = await ask('GET', pathname + search)
  expectStatus(way, 'the redirect to the bank', 303)
  const paymentId = new URL(way.location).searchParams.get('id')
  // The order is no longer unpaid: it was paid meanwhile, or released.
  if (paymentId === null) return false
  expectStatus(
    await ask('POST', '/sandbox-bank/VPOS/Payments/Pay', {
      form: { id: paymentId, act: 'pay', mode: 'normal', later: chooseLater() },
    }),
    'pay',
    303,
  )
  const back = await ask('GET', `/api/payments/ameriabank/return?paymentID=${paymentId}`)
  expectStatus(back, 'return', 303)
  return back.location.includes('/thanks?orderID=')
}
