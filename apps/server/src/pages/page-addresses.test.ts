import { connect, type AddressInfo } from 'node:net'
import { testDatabase } from '@tsiran/db/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'
import type { Renderer } from './renderer.ts'

const database = testDatabase()
let app: FastifyInstance
let rendered: string[] = []

/** Says in the page all that it was asked with. */
const renderer: Renderer = {
  assets: undefined,
  async render(request) {
    rendered.push(request.url)
    const body = `<h1>${request.url}</h1><p>${request.headers.get('host')}</p>${'x'.repeat(2_000)}`
    return new Response(body, { headers: { 'content-type': 'text/html' } })
  },
}

beforeAll(async () => {
  app = await buildTestApp(database, renderer)
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

/** Sends these bytes, and reads until the server closes. */
function send(text: string): Promise<{ status: number; headers: string; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    headers: string
    body: string
  }>()
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () =>
    socket.write(text, 'latin1'),
  )
  let answer = ''
  socket.setEncoding('utf8')
  socket.on('data', (data) => (answer += data))
  socket.on('error', reject)
  socket.on('close', () => {
    const end = answer.indexOf('\r\n\r\n')
    resolve({
      status: Number(answer.slice(9, 12)),
      headers: answer.slice(0, end),
      body: answer.slice(end + 4),
    })
  })
  return promise
}

const get = (path: string, ...headers: string[]) =>
  send([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'))

let counter = 0
const odd = [
  'Host: x/ru/shop/main/catalog/search?search=CLOSED&z=',
  'Host: x/en.data?',
  'Host: x?',
  'Host: shop#',
  'Host: x\\y',
  'Host: a b',
  'Host: [',
  'Host: [::1',
  'Host: user@shop.test',
  'Host: shop.test:99999999',
  'Host: shop.test:80:80',
  'Host: shop.test,evil.test',
  'Host: -shop',
  'Host: ',
  'Host: \xe9',
  'X-Nothing: 1',
  'Host: shop.test\r\nHost: evil.test',
  'Host: shop.test\r\nhost: shop.test',
]

test.each(odd)(
  'a page that is first asked for with the header %j is the same for everybody',
  async (header) => {
    const path = `/en/page-${++counter}`
    const poisoned = await get(path, header)
    expect([poisoned.status, JSON.parse(poisoned.body).code]).toEqual([400, 'bad_request'])
    expect(poisoned.headers).toMatch(/x-request-id: .+/)
    const clean = await get(path, 'Host: shop.test')
    expect([
      clean.status,
      clean.body.includes(`<h1>http://shop.test${path}</h1><p>shop.test</p>`),
    ]).toEqual([200, true])
  },
)

test.each([
  ['another host', 'Host: evil.test'],
  [
    'a forwarded host',
    'Host: shop.test\r\nX-Forwarded-Host: x/en/faq?\r\nX-Forwarded-Proto: x://y/',
  ],
  ['an address', 'Host: [::1]:3000'],
])('%s is answered with the shop’s own page', async (_name, headers) => {
  const path = `/en/page-${++counter}`
  const first = await get(path, headers)
  const second = await get(path, 'Host: shop.test')
  expect(first.body).toContain(`<h1>http://shop.test${path}</h1><p>shop.test</p>`)
  expect(second.body).toBe(first.body)
})

test('HTTP/1.0 without a host is answered as well', async () => {
  expect((await send(`GET /en/old HTTP/1.0\r\n\r\n`)).body).toContain(
    '<h1>http://shop.test/en/old</h1>',
  )
})

test('the whole address in the request line counts by its path alone', async () => {
  const whole = await get('http://evil.test/en/whole?page=2', 'Host: shop.test')
  expect(whole.body).toContain('<h1>http://shop.test/en/whole?page=2</h1>')
  expect((await get('HTTPS://shop.test', 'Host: shop.test')).body).toContain(
    '<h1>http://shop.test/</h1>',
  )
  expect((await get('http://evil.test?page=3', 'Host: shop.test')).body).toContain(
    '<h1>http://shop.test/</h1>',
  )
})

test.each([
  'http://a@b/en',
  'http:///en',
  'ftp://shop.test/en',
  '*',
  'en',
  '?x',
  '/en\\x',
  '/\\evil.test',
])('%s in the request line is refused', async (target) => {
  const { status, body } = await get(target, 'Host: shop.test')
  expect([status, JSON.parse(body).code]).toEqual([400, 'bad_request'])
})

test.each([
  ['//evil.test/', '/evil.test/'],
  ['//evil.test//en?a=//b', '/evil.test/en?a=//b'],
  [`/en${'/'.repeat(2_000)}x`, '/en/x'],
])('slashes in a row lead to the address with one', async (path, location) => {
  const { status, headers } = await get(path, 'Host: shop.test')
  expect([status, /^location: (.*)$/im.exec(headers)?.[1]]).toEqual([308, location])
})

test('a path of more than two thousand letters is refused', async () => {
  expect((await get(`/en/${'a'.repeat(2_100)}`, 'Host: shop.test')).status).toBe(414)
})

test('a forwarded host that is none is refused behind a proxy', async () => {
  const behind = await buildTestApp(database, renderer, undefined, 'http://shop.test', {
    TRUST_PROXY: '127.0.0.1',
  })
  const ask = (host: string) =>
    behind.inject({ url: '/en/behind', headers: { host: 'shop.test', 'x-forwarded-host': host } })
  expect((await ask('x/en/faq?')).statusCode).toBe(400)
  expect((await ask('shop.test')).statusCode).toBe(200)
  await behind.close()
})

test('parameters that no page reads neither miss nor fill the cache', async () => {
  const ask = async (url: string) => {
    rendered = []
    const answers = [await app.inject(url), await app.inject(`${url}&utm_source=${url.length}&x=1`)]
    return {
      times: rendered.length,
      cacheControl: answers[0]!.headers['cache-control'],
      seen: rendered[0],
    }
  }
  for (const url of ['/en/shop/catalog?page=2&filter_colour=1,2', '/en/shop/catalog?page=3'])
    expect(await ask(url)).toEqual({
      times: 1,
      cacheControl: 'public, no-cache',
      seen: `http://shop.test${url}`,
    })
  for (const url of [
    '/en/reset-password?key=SECRET',
    `/en/shop/main/catalog/search?search=${'a'.repeat(500)}`,
  ])
    expect(await ask(url)).toEqual({
      times: 2,
      cacheControl: 'private, no-store',
      seen: `http://shop.test${url}`,
    })
})

test('HEAD is answered from the cache, with the length that GET has', async () => {
  rendered = []
  for (const encoding of ['identity', 'br', 'gzip']) {
    const [got, head] = [
      await app.inject({ url: '/en/head', headers: { 'accept-encoding': encoding } }),
      await app.inject({
        method: 'HEAD',
        url: '/en/head',
        headers: { 'accept-encoding': encoding },
      }),
    ]
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(got.rawPayload.length),
    ])
  }
  expect(rendered).toEqual(['http://shop.test/en/head'])
})
