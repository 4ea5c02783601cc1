import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { load } from './load.ts'
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

/**
 * A cached page, for guests and for somebody who has signed in, and a page rendered for each request, against a bare
 * Fastify route with the same bytes. The cookie of a session that has ended makes each page uncached.
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
    const before = await processorSeconds(shop)
    const rendered = await load(shop.url, {
      headers: { ...plain, ...asVisitor },
      nextPath: () => listing,
    })
    // The load runs a second longer than it counts.
    const used = ((await processorSeconds(shop)) - before) / 6
    return [
      row('bare Fastify route, listing page', baseline, baseline),
      row('cached listing page', cached, baseline, 'aim: at least 0.60'),
      row('cached listing page, signed in', known, baseline, 'aim: above 5 000/s'),
      row(
        'rendered listing page, 18 cards',
        rendered,
        baseline,
        `${(rendered.rate / used).toFixed(0)}/s per core of the shop; aim: above 350`,
      ),
    ]
  } finally {
    await bare.stop()
    await shop.stop()
  }
}
