import type { Db } from '@tsiran/db/database'
import { flow, type Ask } from './flow.ts'
import { load } from './load.ts'
import { pointReads } from './point-reads.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'

const seconds = 5
let orders = 0

/** A buyer's address; each order is somebody else's, since orders of one contact wait for each other. */
const nextBilling = () => {
  orders++
  return {
    first_name: 'Ani',
    email: `ani-${orders}@example.am`,
    phone: `+374 91 ${String(orders).padStart(6, '0')}`,
    city: 'Yerevan',
    address1: ['Tumanyan 5'],
  }
}

async function newCart(ask: Ask, productId: number): Promise<string | undefined> {
  const { body } = await ask('GET', '/api/checkout/cart/token')
  const { api_token } = body as { api_token: string }
  const added = await ask('POST', `/api/checkout/cart/add/${productId}`, { api_token, quantity: 1 })
  return added.status === 200 ? api_token : undefined
}

/** Where and when an order is delivered, in a shop with zones and slots. */
export interface SlotChoice {
  districtId: number
  slotId: number
}

/** Places a guest's order of one product; false if a step is refused. */
export async function wholeOrder(ask: Ask, productId: number, slot?: SlotChoice): Promise<boolean> {
  const api_token = await newCart(ask, productId)
  const steps = [
    ['save-address', { billing: nextBilling(), ...(slot && { district_id: slot.districtId }) }],
    [
      'save-shipping',
      { shipping_method: 'flatrate_flatrate', ...(slot && { slot_id: slot.slotId }) },
    ],
    ['save-payment', { payment: { method: 'cashondelivery' } }],
    ['save-order', {}],
  ] as const
  for (const [step, body] of steps) {
    const { status } = await ask('POST', `/api/checkout/${step}`, { api_token, ...body })
    if (status !== 200) return false
  }
  return true
}

/** Creates a cart with these products by the API; returns its token. */
async function bigCart(base: string, productIds: readonly number[]): Promise<string> {
  const post = (path: string, body: unknown) =>
    fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { api_token } = (await (await fetch(`${base}/api/checkout/cart/token`)).json()) as {
    api_token: string
  }
  for (const id of productIds)
    await post(`/api/checkout/cart/add/${id}`, { api_token, quantity: 1 })
  return api_token
}

/** Ids of products that are sold by the piece, with ample stock. Many, as in a real shop: a single one would measure its row lock. */
export async function readProductIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .select(['products.id', 'variants.id as variantId'])
    .where('products.type', '=', 'simple')
    .where('products.status', '=', 'published')
    .where('min_qty', '=', 1)
    .orderBy('products.id')
    .limit(10_000)
    .execute()
  const variants = rows.map(({ variantId }) => variantId)
  await db.updateTable('variants').set({ qty: 1_000_000 }).where('id', 'in', variants).execute()
  return rows.map(({ id }) => id)
}

/** New guest carts and whole guest orders, beside PostgreSQL's rate of point reads. */
export async function benchCarts(db: Db, databaseUrl: string): Promise<Row[]> {
  const productIds = await readProductIds(db)
  let turn = 0
  const next = () => productIds[turn++ % productIds.length]!
  const shop = await startShop(databaseUrl)
  try {
    const baseline = await pointReads(databaseUrl, seconds)
    const token = await bigCart(shop.url, productIds.slice(0, 200))
    const big = await load(`${shop.url}/api/checkout/cart?api_token=${token}`)
    return [
      row('PostgreSQL: one row by key, 16 connections', baseline, baseline),
      row(
        'new guest cart and one line, 16 buyers',
        await flow(
          shop.url,
          16,
          seconds,
          async (ask) => (await newCart(ask, next())) !== undefined,
        ),
        baseline,
        'aim: 1 070/s',
      ),
      row('read a cart of 200 lines, 16 connections', big, baseline),
      row(
        'whole guest order, 1 buyer',
        await flow(shop.url, 1, seconds, (ask) => wholeOrder(ask, next())),
        baseline,
      ),
      row(
        'whole guest order, 8 buyers',
        await flow(shop.url, 8, seconds, (ask) => wholeOrder(ask, next())),
        baseline,
        'aim: 100/s, none failing',
      ),
    ]
  } finally {
    await shop.stop()
  }
}
