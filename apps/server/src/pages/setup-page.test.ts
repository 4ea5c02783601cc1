import { testDatabase } from '@tsiran/db/testing'
import { createTestChannel } from '@tsiran/domain/testing/channel'
import { setupTexts } from '@tsiran/i18n/setup-texts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'
import type { Renderer } from './renderer.ts'

const database = testDatabase()
let app: FastifyInstance
const renderer: Renderer = {
  assets: undefined,
  render: async () =>
    Object.assign(new Response('<h1>Shop</h1>', { headers: { 'content-type': 'text/html' } }), {
      scripts: [],
    }),
}

beforeAll(async () => {
  app = await buildTestApp(database, renderer)
  await sql`delete from channels`.execute(database.db)
})
afterAll(() => app.close())

test.each([
  ['/', {}, 'hy'],
  ['/ru/shop/cart', {}, 'ru'],
  ['/en', { 'accept-language': 'ru' }, 'en'],
  ['/', { 'accept-language': 'de-DE, en-GB;q=0.7, ru;q=0.8' }, 'ru'],
  ['/', { 'accept-language': 'de, *' }, 'hy'],
  ['/', { 'accept-language': 'ru', cookie: 'locale=en' }, 'en'],
] as const)(
  'an empty shop says at %s with %o that it is being set up, in %s',
  async (url, headers, locale) => {
    const answer = await app.inject({ url, headers })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({
      'retry-after': '600',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
      'content-language': locale,
    })
    expect(answer.body).toContain(`<html lang="${locale}">`)
    expect(answer.body).toContain(`<h1>${setupTexts[locale].title}</h1>`)
    expect(answer.body).not.toContain('<script')
  },
)

test('health checks and the back office’s door answer before the shop is set up', async () => {
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect((await app.inject('/api/admin/claim')).json()).toEqual({ data: { open: true } })
})

test('a posted form gets the same page, and the shop opens with its names', async () => {
  const posted = await app.inject({
    method: 'POST',
    url: '/hy/shop/cart',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=1',
  })
  expect(posted.statusCode).toBe(503)
  await createTestChannel(database.db)
  const open = await app.inject('/hy')
  expect([open.statusCode, open.body]).toEqual([200, expect.stringContaining('Shop')])
})
