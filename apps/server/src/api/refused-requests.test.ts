// Long because its cases share one server, whose start costs more than they do.
import { once } from 'node:events'
import http from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { testDatabase } from '@tsiran/db/testing'
import { createPerson } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildTestApp } from '../testing.ts'
import { logOptions } from '../ops/log.ts'
import type { Renderer } from '../pages/renderer.ts'

const database = testDatabase()
let app: FastifyInstance
let lines: Record<string, unknown>[] = []
const log = pino(
  { level: 'info', ...logOptions },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
)

/** Reads a posted form as an action does, and answers with its name. */
const renderer: Renderer = {
  assets: undefined,
  async render(request) {
    const form = request.method === 'POST' ? await request.formData() : undefined
    return new Response(String(form?.get('name') ?? 'page'))
  },
}

beforeAll(async () => {
  app = await buildTestApp(database, renderer, log, undefined, { LOG_LEVEL: 'info' })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())
beforeEach(() => {
  lines = []
})

const open = () => connect((app.server.address() as AddressInfo).port, '127.0.0.1')

/** What the server says to these bytes until it closes. */
async function send(text: string): Promise<string> {
  const socket = open().setEncoding('latin1')
  socket.write(text, 'latin1')
  let answer = ''
  for await (const part of socket) answer += part
  return answer
}

describe('every answer has the shop’s shape of an error, its headers and the request’s id', () => {
  test.each([
    [
      'a bad escape',
      'GET /%zz HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n',
      400,
      'bad_request',
    ],
    [
      'a bad escape in the API',
      'GET /api/products/%ff HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n',
      400,
      'bad_request',
    ],
    [
      'an unknown method',
      'PROPFIND /en HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n',
      404,
      'not_found',
    ],
    ['no HTTP', 'hello\r\n\r\n', 400, 'bad_request'],
    ['an unknown version', 'GET /en HTTP/3.7\r\nHost: shop.test\r\n\r\n', 400, 'bad_request'],
    [
      'headers of 40 kB',
      `GET /en HTTP/1.1\r\nHost: shop.test\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'two lengths',
      'POST /en HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
      'bad_request',
    ],
    [
      'a tab in the path',
      'GET /en%09/shop HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n',
      400,
      'bad_request',
    ],
    [
      'a line feed in the path',
      'GET /en/%0Ashop HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n',
      400,
      'bad_request',
    ],
    [
      'a carriage return in the path',
      'GET /%0d HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n',
      400,
      'bad_request',
    ],
    ['no host', 'GET /en HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad_request'],
  ])('%s', async (_name, request, status, code) => {
    const answer = await send(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toMatchObject({
      code,
      message: expect.stringMatching(/./),
    })
    for (const header of [
      'content-security-policy',
      'x-content-type-options: nosniff',
      'permissions-policy',
      'cache-control: no-store',
    ])
      expect(answer.toLowerCase()).toContain(header)
    expect(answer).toMatch(/x-request-id: [0-9a-f-]{36}/)
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  test('a line break in the query is a value like any other', async () =>
    expect((await app.inject('/en?search=%0a%09')).statusCode).toBe(200))

  test('also a page that fails, with its id in the log', async () => {
    const failing = await buildTestApp(
      database,
      { assets: undefined, render: () => Promise.reject(new Error('broken')) },
      log,
    )
    const { statusCode, headers, json } = await failing.inject('/ru/brands')
    expect([statusCode, json().code, json().message]).toEqual([
      500,
      'internal',
      'Что-то пошло не так, попробуйте снова',
    ])
    expect(json().request_id).toBe(headers['x-request-id'])
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'unexpected error', requestId: headers['x-request-id'] }),
    )
    await failing.close()
  })

  test('and one that takes too long, which may be tried again', async () => {
    const slow = await buildTestApp(
      database,
      { assets: undefined, render: () => new Promise(() => undefined) },
      log,
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = slow.inject('/en/slow').then((answer) => answer)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    const { statusCode, headers, json } = await asked
    expect([statusCode, json().code, headers['retry-after']]).toEqual([503, 'unavailable', '2'])
    await slow.close()
  })
})

describe('a page’s post', () => {
  const post = (payload: string, type?: string) =>
    app.inject({
      method: 'POST',
      url: '/en/signin',
      payload,
      headers: { ...(type && { 'content-type': type }) },
    })

  test.each([
    'text/plain',
    'application/json',
    'application/xml',
    'application/x-www-form-urlencoded-x',
    undefined,
  ])('of the type %s is refused', async (type) => {
    const { statusCode, json } = await post('{"name":"Ani"}', type)
    expect([statusCode, json().code]).toEqual([415, 'unsupported_media_type'])
  })

  test.each([
    [
      'another boundary',
      '--a\r\nContent-Disposition: form-data; name="name"\r\n\r\nAni\r\n--a--\r\n',
      'multipart/form-data; boundary=b',
    ],
    ['no boundary', 'x', 'multipart/form-data'],
    [
      'half of its parts',
      '--a\r\nContent-Disposition: form-data; name="na',
      'multipart/form-data; boundary=a',
    ],
  ])('in parts with %s is refused', async (_name, payload, type) => {
    const { statusCode, json } = await post(payload, type)
    expect([statusCode, json().code]).toEqual([400, 'bad_request'])
  })

  test.each([
    ['name=Ani', 'application/x-www-form-urlencoded;charset=UTF-8'],
    [
      '--a\r\nContent-Disposition: form-data; name="name"\r\n\r\nAni\r\n--a--\r\n',
      'multipart/form-data; boundary=a',
    ],
  ])('of a browser’s form is read', async (payload, type) =>
    expect((await post(payload, type)).body).toBe('Ani'),
  )

  test('is read without any fields', async () =>
    expect((await post('', 'application/x-www-form-urlencoded')).body).toBe('page'))
})

test('a client that disconnects within its body is not reported as a database failure', async () => {
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  app.server.once('request', (_request, response) => {
    response.once('close', ended.resolve)
    begun.resolve()
  })
  const socket = open()
  socket.write(
    'POST /api/checkout/save-order HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  )
  await begun.promise
  socket.resetAndDestroy()
  await ended.promise
  await app.inject('/healthz')
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([])
})

describe('a client that requests more than it reads', () => {
  test('is closed, and nobody else', async () => {
    const answers = await send(
      `GET /en/piped HTTP/1.1\r\nHost: shop.test\r\n\r\n`.repeat(1_000),
    ).catch(() => '')
    expect(answers.split('HTTP/1.1 200').length).toBeLessThan(10)
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'connection_closed', address: '127.0.0.1' }),
    )
    expect(
      (await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/en/piped`))
        .status,
    ).toBe(200)
  })

  test('a few requests in a row are answered', async () => {
    const one = 'GET /en/piped HTTP/1.1\r\nHost: shop.test\r\n'
    const answers = await send(`${one}\r\n${one}\r\n${one}Connection: close\r\n\r\n`)
    expect(answers.split('HTTP/1.1 200')).toHaveLength(4)
  })

  test('a connection’s last answer tells the client to open another one', async () => {
    const last = app.server.maxRequestsPerSocket!
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    const { port } = app.server.address() as AddressInfo
    const closing: number[] = []
    for (let turn = 1; turn <= last + 1; turn++) {
      const request = http.get({ port, agent, path: '/en/piped', host: '127.0.0.1' })
      const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
      expect(answer.statusCode).toBe(200)
      if (answer.headers.connection === 'close') closing.push(turn)
      await once(answer.resume(), 'close')
    }
    agent.destroy()
    expect(closing).toEqual([last])
  })

  test('connections are bounded in number, requests and silence', () => {
    const { maxConnections, maxRequestsPerSocket, timeout } = app.server
    for (const limit of [maxConnections, maxRequestsPerSocket, timeout])
      expect(limit).toBeGreaterThan(0)
  })
})

describe('the log reports attacks', () => {
  const events = () => lines.filter(({ event }) => event)

  test('of a wrong password, with a name for the account that is not its e-mail', async () => {
    await createPerson(database.db, 'log@example.am')
    const payload = { email: 'Log@example.am', password: 'wrong-password' }
    await app.inject({
      method: 'POST',
      url: '/api/customer/login',
      payload,
      remoteAddress: '203.0.113.7',
    })
    expect(events()).toEqual([
      expect.objectContaining({
        level: 40,
        event: 'invalid_credentials',
        address: '203.0.113.7',
        account: expect.stringMatching(/^[0-9a-f]{12}$/),
      }),
    ])
  })

  test('of a refused token and a post from another site', async () => {
    await app.inject({ url: '/api/checkout/cart?token=SECRET', remoteAddress: '203.0.113.8' })
    await app.inject({
      method: 'POST',
      url: '/en/signin',
      headers: {
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    expect(events()).toMatchObject([
      { event: 'unauthenticated', address: '203.0.113.8', route: '/api/checkout/cart' },
      { event: 'cross_site', route: '/*' },
    ])
  })

  test('of an invalid call of a bank', async () => {
    const payload = new URLSearchParams({
      EDP_BILL_NO: 'SECRET',
      EDP_AMOUNT: '1',
      EDP_CHECKSUM: 'SECRET',
    }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { body } = await app.inject({
      method: 'POST',
      url: '/api/payments/idram/result',
      payload,
      headers,
    })
    expect(body).toBe('REFUSED')
    expect(events()).toMatchObject([
      { event: 'bank_call_refused', route: '/api/payments/idram/result' },
    ])
  })

  test('without drowning it', async () => {
    for (let count = 0; count < 300; count++) await app.inject('/api/checkout/cart?token=x')
    expect(events().length).toBeLessThan(300)
  })
})

test('no secret and no personal data reaches a log line', async () => {
  const ask = (url: string) =>
    app.inject({
      url,
      headers: { referer: 'http://shop.test/?key=SECRET', cookie: 'tsiran_session=SECRET' },
    })
  for (const url of [
    '/receipt/SECRET',
    '/payments/idram/SECRET?lang=hy',
    '/en/thanks?orderID=1&payment=SECRET',
    '/en/reset-password?key=SECRET',
    '/api/orders/track?id=1&email=SECRET@example.am',
    '/api/checkout/cart?%74oken=SECRET&API_TOKEN=SECRET',
    '/api/payments/ameriabank/return?paymentID=SECRET&opaque=SECRET',
    '/en/signin?SECRET',
    '/%zz?token=SECRET',
  ])
    await ask(url)
  const payload = {
    token: 'SECRET',
    email: 'SECRET@example.am',
    password: 'SECRET',
    first_name: 'SECRET',
    phone: 'SECRET',
  }
  for (const url of [
    '/api/customer/login',
    '/api/customer/register',
    '/api/checkout/save-address',
    '/api/checkout/save-order',
  ])
    await app.inject({ method: 'POST', url, payload, headers: { authorization: 'Bearer SECRET' } })
  expect(lines.length).toBeGreaterThan(10)
  expect(
    lines.map((line) => JSON.stringify(line)).filter((line) => line.includes('SECRET')),
  ).toEqual([])
})
