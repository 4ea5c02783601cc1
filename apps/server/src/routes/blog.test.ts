import { testDatabase } from '@tsiran/db/testing'
import { moderateComment } from '@tsiran/domain/blog/moderate-comment'
import { previewKey } from '@tsiran/domain/blog/preview-post'
import { savePost } from '@tsiran/domain/blog/save-post'
import { createPerson } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, peopleCalls } from '../testing-people.ts'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let id = 0
const { post, tokenOf } = peopleCalls(() => app, database)
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

const text = (hy: string, ru: string, en: string) => ({ hy, ru, en })
const same = (words: string) => text(words, words, words)

beforeAll(async () => {
  app = await buildTestApp(database)
  id = await savePost(database.db, {
    category: { slug: 'recipes', name: text('Բաղադրատոմսեր', 'Рецепты', 'Recipes') },
    tags: [{ slug: 'summer', name: text('Ամառ', 'Лето', 'Summer') }],
    title: text('Ծիրան', 'Абрикос', 'Apricot'),
    excerpt: same('…'),
    html: same('<p>Ripe.</p>'),
    author: same('The shop'),
    image: 'blog/apricots',
    image_alt: same('Apricots'),
  })
  for (const name of ['ani', 'nare']) await createPerson(database.db, `${name}@example.am`)
})
afterAll(() => app.close())

const comment = (words: unknown, token?: string, post_id: number | string = id) =>
  post(
    `/api/cms/comments/${post_id}/create`,
    { comment: words },
    token === undefined ? {} : bearer(token),
  )

test('posts come in the asked language, the same for everybody, with an ETag', async () => {
  const list = await get('/api/cms/blogs?locale=ru')
  expect(list.json()).toMatchObject({
    data: [
      {
        id,
        title: 'Абрикос',
        category: { name: 'Рецепты' },
        tags: [{ name: 'Лето' }],
        image: '/media/blog/apricots/800.webp',
      },
    ],
    meta: { total: 1 },
  })
  expect(list.json().data[0]).not.toHaveProperty('html_content')
  expect(list.headers['cache-control']).toBe('public, no-cache')
  expect(
    (await get('/api/cms/blogs?locale=ru', { 'if-none-match': String(list.headers.etag) }))
      .statusCode,
  ).toBe(304)
  const one = (await get(`/api/cms/blogs?id=${id}&locale=en`)).json()
  expect(one.data).toMatchObject([
    { title: 'Apricot', html_content: '<p>Ripe.</p>', related_blogs: [], comments: [] },
  ])
  expect((await get('/api/cms/blogs/top?limit=3')).json().data).toHaveLength(1)
  expect((await get('/api/cms/blogs/groups?locale=en')).json().data.categories).toEqual([
    { id: expect.any(Number), slug: 'recipes', name: 'Recipes', posts_count: 1 },
  ])
})

test('a draft is shown to whoever has its link alone, and cached nowhere', async () => {
  const draft = await savePost(database.db, {
    category: { slug: 'recipes', name: text('Բաղադրատոմսեր', 'Рецепты', 'Recipes') },
    tags: [],
    title: same('Draft'),
    excerpt: same('…'),
    html: same('<p>Raw.</p>'),
    author: same('The shop'),
    image: null,
    image_alt: same(''),
    published_at: new Date(Date.now() + 3_600_000),
  })
  expect((await get(`/api/cms/blogs?id=${draft}`)).statusCode).toBe(404)
  const { key } = await previewKey(database.db, draft)
  const shown = await get(`/api/cms/blogs/preview?locale=en&key=${key}`)
  expect([shown.json().data.title, shown.headers['cache-control']]).toEqual([
    'Draft',
    'private, no-store',
  ])
  const forged = await get(`/api/cms/blogs/preview?key=${key.slice(0, -1)}`)
  expect([forged.statusCode, forged.json().code]).toEqual([404, 'link_invalid'])
  expect((await get('/api/cms/blogs/preview')).statusCode).toBe(400)
})

test('odd questions are refused, unknown posts and marks are not found', async () => {
  const statuses = async (...urls: string[]) =>
    Promise.all(urls.map(async (url) => (await get(`/api/cms/blogs${url}`)).statusCode))
  expect(
    await statuses(
      '?id=0',
      '?id=1.5',
      '?id=x',
      '?locale=de',
      '?category=%00',
      '?tag=A',
      '?page=0',
      '?limit=101',
    ),
  ).toEqual(Array.from({ length: 8 }, () => 400))
  expect(await statuses('?id=2000000000', '?category=none', '?tag=none')).toEqual([404, 404, 404])
  expect(await statuses('?page=99', '?search=%25', `?search=${'x'.repeat(100)}`)).toEqual([
    200, 200, 200,
  ])
})

test('a comment needs a session, and a post that is there', async () => {
  expect((await comment('Hello')).json().code).toBe('unauthenticated')
  const token = await tokenOf('nare@example.am')
  expect((await comment('Hello', token, 2_000_000_000)).statusCode).toBe(404)
  expect((await comment('Hello', token, 'x')).statusCode).toBe(400)
  expect((await comment('', token)).json().errors).toEqual({ comment: ['This field is required'] })
  expect((await comment('x'.repeat(2001), token)).json().errors).toEqual({
    comment: ['The text is too long'],
  })
  for (const odd of [null, 7, ['a'], { a: 1 }, undefined])
    expect((await comment(odd, token)).statusCode).toBe(422)
})

test('a comment waits, is text to the letter, and its replay is the same comment', async () => {
  const token = await tokenOf('ani@example.am')
  const words = '<script>alert(1)</script> {{7*7}} <b>good</b>'
  const first = await comment(words, token)
  expect(first.json()).toEqual({
    message: 'Thank you! Everybody will see your comment once a moderator has approved it.',
    data: {
      id: expect.any(Number),
      name: 'Ani S.',
      comment: words,
      status: 'waiting',
      created_at: expect.any(String),
    },
  })
  expect((await comment(words, token)).json().data.id).toBe(first.json().data.id)
  const shown = async () => (await get(`/api/cms/blogs?id=${id}`)).json().data[0].comments
  expect(await shown()).toEqual([])
  const own = await get(`/api/cms/comments/${id}`, bearer(token))
  expect([own.json().data.length, own.headers['cache-control']]).toEqual([1, 'private, no-store'])
  expect(
    (await get(`/api/cms/comments/${id}`, bearer(await tokenOf('nare@example.am')))).json(),
  ).toEqual({ data: [] })
  await moderateComment(database.db, {
    id: first.json().data.id,
    status: 'approved',
    by: { kind: 'system', name: 'script' },
  })
  expect(await shown()).toMatchObject([{ name: 'Ani S.', comment: words, status: 'approved' }])
})

test('author and status are never taken from the call', async () => {
  const token = await tokenOf('nare@example.am')
  const sent = await post(
    `/api/cms/comments/${id}/create`,
    { comment: 'Mine', status: 'approved', name: 'The shop', customer_id: 1 },
    bearer(token),
  )
  expect(sent.json().data).toMatchObject({ status: 'waiting', name: 'Ani S.' })
  const cookie = { cookie: `tsiran_session=${token}`, 'sec-fetch-site': 'cross-site' }
  expect(
    (await post(`/api/cms/comments/${id}/create`, { comment: 'Forged' }, cookie)).statusCode,
  ).toBe(403)
})

test('published posts are in the sitemap, in each language', async () => {
  const { body } = await get('/sitemaps/pages.xml')
  for (const locale of ['hy', 'ru', 'en'])
    expect(body).toContain(`<loc>http://shop.test/${locale}/blog/inner-page/${id}</loc>`)
})
