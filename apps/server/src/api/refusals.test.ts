import { testDatabase } from '@tsiran/db/testing'
import { openDatabase } from '@tsiran/db/database'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp(database)
})
afterAll(() => app.close())

const save = (payload: string, type = 'application/json') =>
  app.inject({
    method: 'POST',
    url: '/api/checkout/save-order',
    payload,
    headers: { 'content-type': type },
  })

describe('an invalid request is refused with its reason', () => {
  test.each([
    [
      'a body of 1 MB',
      () => save(JSON.stringify({ description: 'x'.repeat(1_000_000) })),
      413,
      'payload_too_large',
    ],
    ['a broken body', () => save('{"api_token":'), 400, 'invalid_json'],
    ['an empty body', () => save(''), 400, 'invalid_json'],
    ['a body of text', () => save('hello', 'text/plain'), 415, 'unsupported_media_type'],
    [
      'a form body',
      () => save('a=1', 'application/x-www-form-urlencoded'),
      415,
      'unsupported_media_type',
    ],
    [
      'a wrong body under a tricky type',
      () => save('{"api_token":1}', 'application/json\t; x'),
      422,
      'validation_failed',
    ],
    ['__proto__ in a body', () => save('{"__proto__":{"x":1}}'), 400, 'invalid_json'],
    [
      'constructor in a body',
      () => save('{"constructor":{"prototype":{"x":1}}}'),
      400,
      'invalid_json',
    ],
    [
      'a body of lists in lists',
      () => save(`{"description":"x","deep":${'['.repeat(9000)}${']'.repeat(9000)}}`),
      400,
      'bad_request',
    ],
    ['a NUL in a body', () => save('{"description":"a\\u0000b"}'), 400, 'bad_request'],
    [
      'half of a character in a body',
      () => save('{"description":"a\\ud800b"}'),
      400,
      'bad_request',
    ],
    ['a NUL in a query', () => app.inject('/api/orders/track?id=1&email=%00'), 400, 'bad_request'],
    [
      'a NUL in a bank’s way back',
      () => app.inject('/api/payments/ameriabank/return?paymentID=%00'),
      400,
      'bad_request',
    ],
    [
      '__proto__ in a query',
      () => app.inject('/api/checkout/cart?__proto__=1'),
      400,
      'bad_request',
    ],
    ['an unknown locale', () => app.inject('/api/shippings?locale=fr'), 400, 'unknown_locale'],
    ['an unknown locale in a body', () => save('{"locale":"fr"}'), 400, 'unknown_locale'],
    ['an unknown path', () => app.inject('/api/nothing'), 404, 'not_found'],
    [
      'an address of 9 000 letters',
      () => app.inject(`/api/shippings?x=${'a'.repeat(9000)}`),
      414,
      'uri_too_long',
    ],
  ])('%s', async (_name, send, status, code) => {
    const answer = await send()
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.body).not.toMatch(/node_modules|select |at \w+ \(/)
  })

  test('in the asked language', async () => {
    expect((await app.inject('/api/checkout/cart?token=x&locale=ru')).json().message).toBe(
      'Пожалуйста, войдите',
    )
    expect((await app.inject('/api/checkout/cart?token=x')).json().message).toBe(
      'Խնդրում ենք մուտք գործել',
    )
  })
})

describe('pictures are found by plain names alone', () => {
  test.each([
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    'x%00.webp',
    'a%5c..%5cb.webp',
    '..%252f..%252fetc/passwd',
    'products/../../x.webp',
    '.env',
    'a/.b.webp',
  ])('/media/%s is 404', async (path) => {
    const answer = await app.inject(`/media/${path}`)
    expect(answer.statusCode).toBe(404)
  })
})

test('every answer carries the security headers', async () => {
  const { headers } = await app.inject('/api/shippings')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringContaining("object-src 'none'"),
  })
})

test('an unavailable database is 503 with Retry-After, and the process stays alive', async () => {
  const db = openDatabase({ url: 'postgres://postgres@127.0.0.1:1/none', connections: 1 })
  const away = await buildTestApp({ db, url: database.url })
  const answer = await away.inject('/api/shippings')
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '2',
  ])
  expect((await away.inject('/healthz')).statusCode).toBe(200)
  expect((await away.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await away.close()
  await db.destroy()
})

test('a shop that has no data yet is 503 with Retry-After', async () => {
  const answer = await app.inject('/api/channel/1')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
})

test('no token or password reaches a log line', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  const logged = await buildTestApp(database, undefined, log)
  await logged.inject({
    url: '/api/checkout/cart?token=SECRET1&api_token=SECRET2',
    headers: { authorization: 'Bearer SECRET3', cookie: 'tsiran_session=SECRET4' },
  })
  await logged.inject({
    method: 'POST',
    url: '/api/checkout/save-order',
    payload: { token: 'SECRET5', password: 'SECRET6' },
  })
  await logged.close()
  expect(lines.join('')).not.toContain('SECRET')
})

test('the API describes itself', async () => {
  const document = (await app.inject('/api/openapi.json')).json()
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://shop.test' }] })
  expect(Object.keys(document.paths)).toContain('/api/checkout/cart/add/{id}')
})
