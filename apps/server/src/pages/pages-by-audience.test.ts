import { testDatabase } from '@tsiran/db/testing'
import {
  createPerson,
  createProduct,
  createTestCompany,
  listProducts,
  testPassword,
} from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'
import { onClearCaches } from '../testing-caches.ts'
import type { Renderer } from './renderer.ts'

const database = testDatabase()
let app: FastifyInstance
let rendered = 0
/** The product that the pages show. */
let shown: number

const htmlOf = (text: string) =>
  new Response(`<p>${text}</p>`, { headers: { 'content-type': 'text/html' } })

/** Replaces the built pages: with a public page, and with one that reads its visitor's account, which it should not. */
const renderer: Renderer = {
  assets: undefined,
  async render(request, { client, page }) {
    rendered++
    if (new URL(request.url).pathname === '/ru/brands')
      return htmlOf((await client('GET /api/customer/me')).data.email)
    const call = { params: { id: shown }, query: { locale: 'en' as const } }
    const { price, company_price, is_wishlisted } = (await client('GET /api/products/:id', call))
      .data
    return htmlOf(`${page.signedIn} ${page.role} ${company_price ?? price} ${is_wishlisted}`)
  },
}

beforeAll(async () => {
  app = await buildTestApp(database, renderer)
  const offers = [{ price: 500, company_price: 400 }]
  shown = (await createProduct(database.db, { sku: 'AUDIENCE', offers })).id
  await listProducts(database.db, [shown])
})
afterAll(() => app.close())

/** Cookies of somebody who has just signed in. */
async function signIn(name: string, role?: 'Manager' | 'subUser', companyId?: number) {
  const email = `${name}@example.am`
  await createPerson(database.db, email, role, companyId)
  const payload = { email, password: testPassword }
  const answer = await app.inject({ method: 'POST', url: '/api/customer/login', payload })
  return { tsiran_session: answer.json<{ token: string }>().token }
}

test('a public page is rendered once for each audience, and reaches nobody of another', async () => {
  const [company, other, waiting] = [
    await createTestCompany(database.db, 'First'),
    await createTestCompany(database.db, 'Second'),
    await createTestCompany(database.db, 'Third'),
  ]
  await sql`update settings set value = value || '{"company_approval": true}' where name = 'checkout'`.execute(
    database.db,
  )
  await sql`update companies set status = 'new' where id = ${waiting}`.execute(database.db)
  const people = {
    guest: undefined,
    ani: await signIn('ani'),
    aram: await signIn('aram'),
    manager: await signIn('manager', 'Manager', company),
    otherManager: await signIn('other', 'Manager', other),
    cook: await signIn('cook', 'subUser', company),
    waiting: await signIn('waiting', 'Manager', waiting),
  }
  await app.inject({ url: `/api/wishlist/add/${shown}`, cookies: people.ani })
  const expected: Record<keyof typeof people, string> = {
    guest: 'false false 500',
    ani: 'true false 500',
    aram: 'true false 500',
    manager: 'true Manager 400',
    otherManager: 'true Manager 400',
    cook: 'true subUser 400',
    waiting: 'true Manager 500',
  }
  const look = async (who: keyof typeof people, url: string) => {
    const cookies = people[who]
    const { headers, body } = await app.inject({ url, ...(cookies && { cookies }) })
    expect([who, body, headers['cache-control'], headers.vary]).toEqual([
      who,
      // A heart is a person's own: the browser adds it.
      `<p>${expected[who]} false</p>`,
      cookies ? 'private, no-store' : 'public, no-cache',
      'accept-encoding, cookie',
    ])
  }
  const everybody = Object.keys(people) as (keyof typeof people)[]
  await onClearCaches(database.db, async () => {
    rendered = 0
    // In both orders, at once and one after the other.
    await Promise.all(everybody.map((who) => look(who, '/en/brands')))
    for (const who of everybody.toReversed()) await look(who, '/en/brands?utm_source=x')
    for (const who of everybody) await look(who, '/en/brands.data')
    expect(rendered).toBe(10)
  })
})

test('what a public page reads of its visitor goes to that visitor alone', async () => {
  const [nare, levon] = [await signIn('nare'), await signIn('levon')]
  const visits = [nare, levon, nare].map((cookies) => app.inject({ url: '/ru/brands', cookies }))
  expect(
    (await Promise.all(visits)).map(({ body, headers }) => [body, headers['cache-control']]),
  ).toEqual(
    ['nare', 'levon', 'nare'].map((name) => [`<p>${name}@example.am</p>`, 'private, no-store']),
  )
})

test('whose session has ended gets the guests’ page at once', async () => {
  const cookies = await signIn('ended')
  expect((await app.inject({ url: '/en/brands', cookies })).body).toMatch(/true/)
  await sql`delete from sessions`.execute(database.db)
  const after = await app.inject({ url: '/en/brands', cookies })
  expect([after.body.includes('true'), after.headers['cache-control']]).toEqual([
    false,
    'private, no-store',
  ])
  expect(after.headers['set-cookie']).toMatch(/^tsiran_session=; Max-Age=0/)
})
