import { testDatabase } from '@tsiran/db/testing'
import { savePage } from '@tsiran/domain/content/save-page'
import { saveSlider } from '@tsiran/domain/content/save-slider'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenForChanges } from '../ops/change-listener.ts'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
const text = (hy: string, ru: string, en: string) => ({ hy, ru, en })

beforeAll(async () => {
  app = await buildTestApp(database)
  const { db } = database
  const name = text('Ա', 'Б', 'C')
  const json = JSON.stringify(name)
  await saveSlider(db, {
    title: name,
    content: name,
    link_label: name,
    path: '/brands',
    image: 'sliders/one',
    position: 1,
  })
  await db
    .insertInto('menu_items')
    .values({ name: json, type: 'footer', page_id: 4, url_key: null })
    .execute()
  await db
    .insertInto('social_links')
    .values({ name: 'Telegram', link: 'https://t.me/tsiran', icon: 'telegram.svg' })
    .execute()
  await savePage(db, {
    id: 4,
    title: text('Պայմաններ', 'Условия', 'Terms'),
    meta_title: text('Պ', 'У', 'T'),
    meta_description: text('', '', ''),
    html: text('<p>Հայ</p>', '<p>Рус</p>', '<p>Eng</p><script>x</script>'),
  })
})
afterAll(() => app.close())

test.each(['/api/sliders', '/api/cms/menus'])(
  '%s answers in every language, the same for all, with an ETag',
  async (url) => {
    const answers = await Promise.all(
      ['hy', 'ru', 'en'].map((locale) => app.inject(`${url}?locale=${locale}`)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(3)
    const [{ headers }] = answers as [(typeof answers)[0]]
    expect(headers['cache-control']).toBe('public, no-cache')
    const again = await app.inject({
      url: `${url}?locale=hy`,
      headers: { 'if-none-match': headers['etag'] as string },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await app.inject(`${url}?locale=de`)).json()).toMatchObject({ code: 'unknown_locale' })
  },
)

test('social links are the same in every language', async () => {
  expect((await app.inject('/api/social?locale=ru')).json()).toEqual({
    data: [{ name: 'Telegram', link: 'https://t.me/tsiran', icon: 'telegram.svg' }],
  })
})

describe('a page', () => {
  test('is answered in the asked language, the same for everybody, and and not repeated to who has it', async () => {
    const answer = await app.inject('/api/cms/pages?id=4&locale=ru')
    expect(answer.json()).toEqual({
      data: [
        {
          id: 4,
          title: 'Условия',
          meta_title: 'У',
          meta_description: '',
          html_content: '<p>Рус</p>',
          logos: [],
          updated_at: expect.stringMatching(/^\d{4}-/),
        },
      ],
    })
    expect(answer.headers['cache-control']).toBe('public, no-cache')
    const again = await app.inject({
      url: '/api/cms/pages?id=4&locale=ru',
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect((await app.inject('/api/cms/pages?id=4&locale=en')).json().data[0].html_content).toBe(
      '<p>Eng</p>',
    )
  })

  test('that is not there is an empty list; an id or a language that is none is refused', async () => {
    expect((await app.inject('/api/cms/pages?id=99')).json()).toEqual({ data: [] })
    for (const query of ['', '?id=0', '?id=4%20or%201=1', '?id=4&locale=de', '?id=99999999999'])
      expect((await app.inject(`/api/cms/pages${query}`)).statusCode).toBe(400)
  })
})

test('a saved page is announced to all processes', async () => {
  const listener = vi.fn()
  const follower = { clear: listener, setListening: vi.fn() }
  const stop = await listenForChanges(database.url, follower, pino({ level: 'silent' }))
  listener.mockClear()
  const same = text('x', 'x', 'x')
  await savePage(database.db, {
    id: 90,
    title: same,
    meta_title: same,
    meta_description: same,
    html: same,
  })
  await expect.poll(() => listener).toHaveBeenCalled()
  await stop()
})
