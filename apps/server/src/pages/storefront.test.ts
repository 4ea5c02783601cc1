import { brotliDecompressSync } from 'node:zlib'
import { testDatabase } from '@tsiran/db/testing'
import { createCartToken } from '@tsiran/domain/cart/owner'
import { createPerson, createProduct, testPassword } from '@tsiran/domain/testing/fixtures'
import { translate } from '@tsiran/i18n/translate'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Renderer } from './renderer.ts'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let rendered: string[] = []

/** Replaces the built pages with a public page, a personal one and a careless one. */
const renderer: Renderer = {
  assets: undefined,
  async render(request, { client, page }) {
    const { pathname } = new URL(request.url)
    rendered.push(pathname)
    if (pathname === '/cart' || pathname === '/ending') {
      if (pathname === '/ending') await sql`delete from sessions`.execute(database.db)
      const { data } = await client('GET /api/checkout/cart')
      return new Response(`<p>${data?.items_count ?? 'none'}</p>`, {
        headers: { 'content-type': 'text/html' },
      })
    }
    if (pathname === '/careless')
      return new Response(`<p>${page.apiToken ?? 'nobody'}</p>`, {
        headers: { 'content-type': 'text/html' },
      })
    if (pathname.endsWith('/moved'))
      return Response.redirect(request.url.replace('moved', 'here'), 301)
    if (pathname === '/file')
      return Response.json({ message: 'You made a POST request' }, { status: 405 })
    if (pathname === '/away.data') return new Response('away', { status: 503 })
    if (pathname.endsWith('/broken')) throw new Error('a component failed')
    if (pathname.endsWith('/last-resort'))
      return new Response('Unexpected Server Error', {
        status: 500,
        headers: { 'content-type': 'text/plain' },
      })
    if (pathname === '/missing') return new Response('no', { status: 404 })
    const shared = new Response(`<h1>Public</h1>${'x'.repeat(3000)}<script>a()</script>`, {
      headers: { 'content-type': 'text/html' },
    })
    return Object.assign(shared, { scripts: ['a()'] })
  },
}

beforeAll(async () => {
  app = await buildTestApp(database, renderer)
})
beforeEach(() => {
  rendered = []
})
afterAll(() => app.close())

test('a page for everybody is rendered once, compressed, and revalidated by its ETag', async () => {
  const first = await app.inject('/home')
  const second = await app.inject({ url: '/home', headers: { 'accept-encoding': 'gzip, br' } })
  expect(rendered).toEqual(['/home'])
  expect(second.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(second.rawPayload).toString()).toBe(first.body)
  expect(second.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  const third = await app.inject({
    url: '/home',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect([third.statusCode, third.body]).toEqual([304, ''])
})

test('twenty visitors at once wait for one rendering', async () => {
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/crowd')))
  expect(rendered).toEqual(['/crowd'])
})

test('two people never see each other’s page, whichever way a page became personal', async () => {
  const product = await createProduct(database.db, { sku: 'PAGE' })
  const mine = createCartToken()
  await app.inject({
    method: 'POST',
    url: `/api/checkout/cart/add/${product.id}`,
    payload: { api_token: mine, quantity: 1 },
  })
  for (const url of ['/cart', '/careless']) {
    const me = await app.inject({ url, cookies: { api_token: mine } })
    expect(me.headers['cache-control']).toBe('private, no-store')
    const other = await app.inject({ url, cookies: { api_token: createCartToken() } })
    const nobody = await app.inject(url)
    expect(other.body).not.toBe(me.body)
    expect(nobody.body).not.toBe(me.body)
  }
  expect((await app.inject({ url: '/cart', cookies: { api_token: mine } })).body).toBe('<p>1</p>')
})

test('a visitor with a session is never answered from the shared pages', async () => {
  await app.inject('/private')
  const signedIn = await app.inject({ url: '/private', cookies: { tsiran_session: 'x' } })
  expect(signedIn.headers['cache-control']).toBe('private, no-store')
  expect(rendered).toEqual(['/private', '/private'])
})

test('a page for an ended session is a guest’s and removes the cookie', async () => {
  const ended = await app.inject({ url: '/cart', cookies: { tsiran_session: 'ended' } })
  expect([ended.statusCode, ended.body]).toEqual([200, '<p>none</p>'])
  expect(ended.headers['set-cookie']).toMatch(/^tsiran_session=; Max-Age=0/)
})

test('a signed-in person’s page is rendered as that person, for nobody else', async () => {
  await createPerson(database.db, 'ani@example.am')
  const payload = { email: 'ani@example.am', password: testPassword }
  const { token } = (
    await app.inject({ method: 'POST', url: '/api/customer/login', payload })
  ).json()
  const product = await createProduct(database.db, { sku: 'OWN-PAGE' })
  const cookies = { tsiran_session: token as string }
  await app.inject({
    method: 'POST',
    url: `/api/checkout/cart/add/${product.id}`,
    payload: { quantity: 1 },
    cookies,
  })
  const own = await app.inject({ url: '/cart', cookies })
  expect([own.body, own.headers['cache-control'], own.headers['set-cookie']]).toEqual([
    '<p>1</p>',
    'private, no-store',
    undefined,
  ])
  expect((await app.inject('/cart')).body).toBe('<p>none</p>')
  // The session ends while the page is made.
  expect((await app.inject({ url: '/ending', cookies })).body).toBe('<p>1</p>')
  expect((await app.inject({ url: '/cart', cookies })).body).toBe('<p>none</p>')
})

test('what the router refuses has the shape of every refusal', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/file',
    payload: 'a=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { message: expect.any(String), code: 'not_found' },
  ])
})

test('an unavailable page or its data says when to retry', async () => {
  const answer = await app.inject('/away.data')
  expect([
    answer.statusCode,
    answer.headers['retry-after'],
    answer.headers['cache-control'],
  ]).toEqual([503, '5', 'private, no-store'])
})

test('a page that is not found is not cached', async () => {
  await app.inject('/missing')
  const again = await app.inject('/missing')
  expect([again.statusCode, rendered.length]).toEqual([404, 2])
})

test('a change of the catalogue, announced by any process, clears the page cache', async () => {
  await app.inject('/shelf')
  await sql`select pg_notify('tsiran_changed', 'catalog')`.execute(database.db)
  await vi.waitFor(async () => {
    await app.inject('/shelf')
    expect(rendered.length).toBeGreaterThan(1)
  })
})

test('a form post from another site is refused', async () => {
  const post = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/cart',
      payload: 'a=1',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: 'api_token=x',
        ...headers,
      },
    })
  expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await post({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
})

test('a page that cannot be rendered fails in its own language: as a page for people, as data for programs', async () => {
  const texts = { '/ru': 'ru', '/en': 'en', '/hy': 'hy', '': 'hy' } as const
  for (const [prefix, locale] of Object.entries(texts)) {
    const message = translate(locale, 'errors.internal')
    for (const path of ['/broken', '/last-resort']) {
      const page = await app.inject({ url: prefix + path, headers: { accept: 'text/html,*/*' } })
      expect([page.statusCode, page.headers['content-type']]).toEqual([
        500,
        'text/html; charset=utf-8',
      ])
      expect(page.body).toContain(`<html lang="${locale}">`)
      expect(page.body).toContain(`<h1>${message}</h1>`)
      expect((await app.inject(`${prefix}${path}?locale=xx`)).json()).toMatchObject({
        code: 'internal',
        message,
      })
    }
  }
})

test('a redirect keeps the query that its page does not read', async () => {
  const { headers } = await app.inject('/en/shop/products/moved?from=mail&utm_source=x')
  expect(headers.location).toMatch(/\/en\/shop\/products\/here\?from=mail$/)
})
