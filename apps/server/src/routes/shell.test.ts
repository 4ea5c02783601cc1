import { testDatabase } from '@tsiran/db/testing'
import { saveSlider } from '@tsiran/domain/content/save-slider'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance

beforeAll(async () => {
  app = await buildTestApp(database)
  const { db } = database
  const text = { hy: 'Ա', ru: 'Б', en: 'C' }
  const json = JSON.stringify(text)
  await saveSlider(db, { title: text, content: text, link_label: text, path: '/brands', image: 'sliders/one', position: 1 })
  await db.insertInto('menu_items').values({ name: json, type: 'footer', page_id: 4, url_key: null }).execute()
  await db.insertInto('social_links').values({ name: 'Telegram', link: 'https://t.me/tsiran', icon: 'telegram.svg' }).execute()
})
afterAll(() => app.close())

test.each(['/api/sliders', '/api/cms/menus'])('%s answers in every language, the same for all, with an ETag', async (url) => {
  const answers = await Promise.all(['hy', 'ru', 'en'].map((locale) => app.inject(`${url}?locale=${locale}`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(3)
  const [{ headers }] = answers as [(typeof answers)[0]]
  expect(headers['cache-control']).toBe('public, no-cache')
  const again = await app.inject({ url: `${url}?locale=hy`, headers: { 'if-none-match': headers['etag'] as string } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await app.inject(`${url}?locale=de`)).json()).toMatchObject({ code: 'unknown_locale' })
})

test('social links are the same in every language', async () => {
  expect((await app.inject('/api/social?locale=ru')).json()).toEqual({
    data: [{ name: 'Telegram', link: 'https://t.me/tsiran', icon: 'telegram.svg' }],
  })
})
