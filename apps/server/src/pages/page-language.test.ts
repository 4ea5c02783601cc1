import { testDatabase } from '@tsiran/db/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'
import type { Renderer } from './renderer.ts'

const database = testDatabase()
let app: FastifyInstance
let rendered = 0

/** Replaces the built pages; `/…/unknown` is no page. */
const renderer: Renderer = {
  assets: undefined,
  render: async ({ url }) =>
    new Response(`<p>${++rendered}</p>`, {
      status: url.endsWith('unknown') ? 404 : 200,
      headers: { 'content-type': 'text/html' },
    }),
}

beforeAll(async () => {
  app = await buildTestApp(database, renderer)
})
afterAll(() => app.close())

const opened = { 'sec-fetch-dest': 'document' }

async function look(url: string, headers: Record<string, string> = opened, locale?: string) {
  const cookies = locale === undefined ? {} : { locale }
  const answer = await app.inject({ url, headers, cookies })
  return [answer.headers['set-cookie'] ?? null, answer.headers['cache-control']]
}

const everybodys = [null, 'public, no-cache']

test('an opened page sets the cookie of its language once, and no cache stores that answer', async () => {
  const [set, stored] = await look('/ru/brands')
  expect(set).toMatch(/^locale=ru; Max-Age=31536000; Path=\/; SameSite=Lax$/)
  expect(stored).toBe('private, no-cache')
  expect(await look('/ru/brands', opened, 'ru')).toEqual(everybodys)
  expect((await look('/ru/brands', opened, 'en'))[0]).toMatch(/^locale=ru;/)
  expect((await look('/en?utm_source=x', opened, 'ru'))[0]).toMatch(/^locale=en;/)
})

test('the page stays in the page cache, and cacheable for everybody who does not open it', async () => {
  rendered = 0
  await look('/hy/brands')
  expect(await look('/hy/brands', {})).toEqual(everybodys)
  expect(await look('/hy/brands', { 'sec-fetch-dest': 'empty' })).toEqual(everybodys)
  expect(await look('/hy/brands', { ...opened, 'sec-purpose': 'prefetch' })).toEqual(everybodys)
  expect(rendered).toBe(1)
})

test('a page that is not there, and an address without a language, set no language', async () => {
  expect((await look('/ru/unknown'))[0]).toBeNull()
  expect((await look('/russia'))[0]).toBeNull()
})
