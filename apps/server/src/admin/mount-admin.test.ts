import { testDatabase } from '@tsiran/db/testing'
import { createStaff } from '@tsiran/domain/staff/create-staff'
import { createPerson, testPassword, testPasswordHash } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'
import { signInTestStaff } from './testing.ts'

const database = testDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp(database)
  const passwordHash = testPasswordHash
  const person = { name: 'Ani', roles: ['viewer'], passwordHash, locale: 'hy' } as const
  await createStaff(database.db, { ...person, email: 'ani@shop.test' })
  await createStaff(database.db, { ...person, email: 'demo@shop.test', isDemo: true })
})
afterAll(() => app.close())

const me = (headers = {}) => app.inject({ url: '/api/admin/me', headers })
const signIn = (email: string, password = testPassword, options = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/session',
    payload: { email, password, locale: 'en' },
    ...options,
  })

test('a member of the staff signs in, is known by the cookie alone, and signs out', async () => {
  const answer = await signIn('ANI@shop.test ')
  expect(answer.json()).toMatchObject({
    data: { staff: { name: 'Ani', roles: ['viewer'] }, second_factor: 'none' },
  })
  expect(answer.headers['set-cookie']).toMatch(
    /^tsiran_staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
  )
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const { value: session } = answer.cookies[0]!
  const headers = { cookie: `tsiran_staff=${session}` }
  expect((await me(headers)).json()).toMatchObject({ data: { staff: { email: 'ani@shop.test' } } })
  const elsewhere = [
    me({ authorization: `Bearer ${session}` }),
    me({ cookie: `tsiran_session=${session}` }),
    app.inject(`/api/admin/me?token=${session}`),
    app.inject({ method: 'DELETE', url: '/api/admin/session', payload: { token: session } }),
  ]
  for (const refused of await Promise.all(elsewhere))
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'unauthenticated'])
  const out = await app.inject({ method: 'DELETE', url: '/api/admin/session', headers })
  expect(out.headers['set-cookie']).toMatch(/^tsiran_staff=; Max-Age=0/)
  expect((await me(headers)).statusCode).toBe(401)
})

test('behind https the cookie is bound to the host and Secure', async () => {
  const behindHttps = await buildTestApp(database, undefined, undefined, 'https://shop.test')
  const answer = await behindHttps.inject({
    method: 'POST',
    url: '/api/admin/session',
    payload: { email: 'ani@shop.test', password: testPassword },
  })
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-tsiran_staff=.*; HttpOnly; Secure; SameSite=Strict$/,
  )
  await behindHttps.close()
})

test('a wrong password and an unknown e-mail are refused by the same words', async () => {
  const [wrong, unknown] = await Promise.all([
    signIn('ani@shop.test', 'wrong one'),
    signIn('nobody@shop.test', 'wrong one'),
  ])
  expect([wrong.statusCode, wrong.body]).toEqual([401, unknown.body])
})

test('a customer’s account and token open nothing here, and the staff’s cookie nothing in the shop', async () => {
  await createPerson(database.db, 'customer@shop.test')
  expect((await signIn('customer@shop.test')).statusCode).toBe(401)
  const login = await app.inject({
    method: 'POST',
    url: '/api/customer/login',
    payload: { email: 'customer@shop.test', password: testPassword },
  })
  const { token } = login.json<{ token: string }>()
  for (const headers of [
    { authorization: `Bearer ${token}` },
    { cookie: `tsiran_session=${token}` },
    { cookie: `tsiran_staff=${token}` },
  ])
    expect((await me(headers)).statusCode).toBe(401)
  const { headers, session } = await signInTestStaff(app, database.db, 'owner')
  for (const tried of [
    headers,
    { cookie: `tsiran_session=${session}` },
    { authorization: `Bearer ${session}` },
  ])
    expect((await app.inject({ url: '/api/customer/me', headers: tried })).statusCode).toBe(401)
})

test('an account with a public password opens from this machine alone, unless a setting says else', async () => {
  expect((await signIn('demo@shop.test')).statusCode).toBe(200)
  expect(
    (await signIn('demo@shop.test', testPassword, { remoteAddress: '10.1.2.3' })).json().code,
  ).toBe('invalid_credentials')
  expect(
    (await signIn('demo@shop.test', testPassword, { headers: { 'x-forwarded-for': '10.1.2.3' } }))
      .statusCode,
  ).toBe(401)
  const open = await buildTestApp(database, undefined, undefined, undefined, {
    DEMO_STAFF: 'anywhere',
  })
  const payload = { email: 'demo@shop.test', password: testPassword }
  const there = await open.inject({
    method: 'POST',
    url: '/api/admin/session',
    payload,
    remoteAddress: '10.1.2.3',
  })
  expect(there.statusCode).toBe(200)
  await open.close()
})

test('calls of other sites, unknown addresses and forms are refused as JSON', async () => {
  const crossSite = await signIn('ani@shop.test', testPassword, {
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect([crossSite.statusCode, crossSite.json().code]).toEqual([403, 'cross_site'])
  const unknown = await app.inject('/api/admin/nothing/here')
  expect([unknown.statusCode, unknown.json().code, unknown.headers['cache-control']]).toEqual([
    404,
    'not_found',
    'no-store',
  ])
  const form = await app.inject({
    method: 'POST',
    url: '/api/admin/session',
    payload: 'email=ani@shop.test',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(form.statusCode).toBe(415)
})

test.each([
  ['without its end', 'multipart/form-data; boundary=x', '--x\r\n'],
  [
    'that breaks off within a file',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nsku\r\n',
  ],
  ['without a boundary', 'multipart/form-data', 'x'],
])('a form %s is a bad request', async (_how, type, payload) => {
  const { inject } = await signInTestStaff(app, database.db, 'owner')
  for (const url of ['/api/admin/imports', '/api/admin/media', '/api/admin/media/archive']) {
    const answer = await inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 400, 'bad_request'])
  }
})

test('the API’s description is for the staff alone', async () => {
  expect((await app.inject('/api/admin/openapi.json')).statusCode).toBe(401)
  const { inject } = await signInTestStaff(app, database.db, 'viewer')
  const document = (await inject({ url: '/api/admin/openapi.json' })).json()
  expect(Object.keys(document.paths)).toContain('/api/admin/session')
  expect(document.paths['/api/admin/me'].get.security).toEqual([{ staff: [] }])
})

test('a refusal is in the person’s language, or the one that the call asks for', async () => {
  const { inject } = await signInTestStaff(app, database.db, 'viewer')
  const end = (locale: string) => inject({ url: `/api/admin/nothing?locale=${locale}` })
  expect((await end('ru')).json().message).toMatch(/[а-я]/)
  expect((await end('en')).json().message).toMatch(/^[A-Z]/)
})
