import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { load, type Load } from './load.ts'
import { processorSeconds, startBare, startShop, type RunningServer } from './processes.ts'
import { row, type Row } from './report.ts'
import { rendered as asVisitor } from './uncached.ts'

const listing = '/hy/shop/main/catalog?category_id=220'

/** The same bytes from a bare Fastify route, encoded as asked. */
async function bareOf(
  shop: RunningServer,
  folder: string,
  headers: Record<string, string>,
): Promise<RunningServer> {
  const answer = await fetch(shop.url + listing, { headers })
  const file = path.join(folder, 'page.bin')
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  return startBare(file, { 'content-type': 'text/html; charset=utf-8' })
}

/** Headers of a new customer who has signed in. */
async function signIn(shop: RunningServer): Promise<Record<string, string>> {
  const email = `bench-${Date.now()}@example.am`
  const password = 'apricot-17'
  const person = { first_name: 'Ani', last_name: 'Bench', email, phone: '+37491000000' }
  const post = (path: string, body: object) =>
    fetch(`${shop.url}/api/customer/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('register', { ...person, password, password_confirmation: password })
  const { token } = (await (await post('login?token=true', { email, password })).json()) as {
    token?: string
  }
  if (!token) throw new Error('Nobody could sign in')
  return { cookie: `tsiran_session=${token}` }
}

/** Addresses of products, the same ones again after some hundred. */
async function productPages(shop: RunningServer): Promise<() => string> {
  const lists = [1, 2, 3, 4].map(async (page) => {
    const answer = await fetch(`${shop.url}/api/products?limit=100&page=${page}`)
    return ((await answer.json()) as { data: { url_key: string }[] }).data
  })
  const products = (await Promise.all(lists)).flat()
  let visits = 0
  return () => `/hy/shop/products/${products[visits++ % products.length]!.url_key}`
}

/** Renders a page for each request: a session that has ended makes it uncached. `aim` is a rate per core of the shop's process. */
async function loadRendered(
  shop: RunningServer,
  nextPath: () => string,
  aim: number,
): Promise<[Load, string]> {
  const before = await processorSeconds(shop)
  const headers = { 'accept-encoding': 'identity', ...asVisitor }
  const rendered = await load(shop.url, { headers, nextPath })
  // The load runs a second longer than it counts.
  const used = ((await processorSeconds(shop)) - before) / 6
  return [
    rendered,
    `${(rendered.rate / used).toFixed(0)}/s per core of the shop; aim: above ${aim}`,
  ]
}

/**
 * A cached page, for guests and for somebody who has signed in, and pages rendered for each request, against a bare Fastify route with
 * the listing's bytes.
 */
export async function benchPages(databaseUrl: string, folder: string): Promise<Row[]> {
  const shop = await startShop(databaseUrl)
  const plain = { 'accept-encoding': 'identity' }
  const bare = await bareOf(shop, folder, plain)
  try {
    const baseline = await load(bare.url, { headers: plain })
    const cached = await load(shop.url + listing, { headers: plain })
    const known = await load(shop.url + listing, {
      headers: { ...plain, ...(await signIn(shop)) },
    })
    const [rendered, perCore] = await loadRendered(shop, () => listing, 350)
    const [product, productPerCore] = await loadRendered(shop, await productPages(shop), 500)
    return [
      row('bare Fastify route, listing page', baseline, baseline),
      row('cached listing page', cached, baseline, 'aim: at least 0.60'),
      row('cached listing page, signed in', known, baseline, 'aim: above 5 000/s'),
      row('rendered listing page, 18 cards', rendered, baseline, perCore),
      row('rendered product page', product, baseline, productPerCore),
    ]
  } finally {
    await bare.stop()
    await shop.stop()
  }
}
