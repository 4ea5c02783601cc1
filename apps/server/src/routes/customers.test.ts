import { createHash } from 'node:crypto'
import { testDatabase } from '@tsiran/db/testing'
import { createPerson, createProduct, testPassword } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildTestApp } from '../testing.ts'

const hashes = vi.hoisted(() => ({ verified: 0, made: 0 }))
vi.mock('argon2', async (load) => {
  const { default: argon2 } = await load<{ default: typeof import('argon2') }>()
  return {
    default: {
      ...argon2,
      verify: (...args: Parameters<typeof argon2.verify>) => (hashes.verified++, argon2.verify(...args)),
      hash: (plain: string, options: object) => (hashes.made++, argon2.hash(plain, options)),
    },
  }
})

const database = testDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp(database)
})
afterAll(() => app.close())

type Headers = Record<string, string>
const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object, headers: Headers = {}) =>
  app.inject({ method, url, payload, headers })
const post = (url: string, payload: object, headers: Headers = {}) => send('POST', url, { locale: 'en', ...payload }, headers)
const login = (email: string, password = testPassword, more: object = {}) =>
  post('/api/customer/login?token=true', { email, password, ...more })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const tokenOf = async (email: string, password?: string) => (await login(email, password)).json<{ token: string }>().token
const me = (headers: Headers) => app.inject({ url: '/api/customer/me', headers })
const newPerson = (email: string) => ({
  first_name: 'Ani',
  last_name: 'Sargsyan',
  email,
  phone: '+37491000000',
  password: testPassword,
  password_confirmation: testPassword,
})
const lastMail = async (recipient: string) =>
  (await database.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').executeTakeFirst())!
const keyIn = (text: string) => /key=([\w-]+)/.exec(text)![1]!

describe('an individual', () => {
  test('registers, gets a welcome mail, signs in, sees the profile, signs out', async () => {
    const email = 'Nare@example.am'
    const answer = await post('/api/customer/register', {
      ...newPerson(email),
      role: 'Manager',
      company_id: 1,
      gender: 'x',
      date_of_birth: 'y',
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Your account has been created successfully.' }])
    expect(await lastMail(email)).toMatchObject({ template: 'welcome', subject: 'Welcome to Tsiran' })
    const signedIn = await login('nare@EXAMPLE.am')
    expect(signedIn.json()).toMatchObject({
      role: false,
      limit: null,
      company_name: null,
      data: { email, name: 'Ani Sargsyan', phone: '+37491000000', role: false },
    })
    expect(signedIn.headers['set-cookie']).toMatch(/^tsiran_session=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const { token, expires_at } = signedIn.json()
    const cookie = `tsiran_session=${token}`
    for (const headers of [bearer(token), { cookie }]) {
      expect((await me(headers)).json()).toMatchObject({ data: { email }, expires_at })
    }
    expect((await app.inject(`/api/customer/me?token=${token}`)).json().data.email).toBe(email)
    const out = await post('/api/customer/logout', {}, { cookie })
    expect([out.statusCode, out.headers['set-cookie']]).toEqual([200, expect.stringMatching(/^tsiran_session=; Max-Age=0/)])
    const after = await me({ cookie })
    expect([after.statusCode, after.json().code]).toEqual([401, 'unauthenticated'])
    expect(after.headers['set-cookie']).toMatch(/^tsiran_session=; Max-Age=0/)
  })

  test('is told every field that is wrong, in the asked language', async () => {
    const wrong = { ...newPerson('nobody'), first_name: ' ', phone: 'abc', password: '12345', password_confirmation: '1' }
    const answer = await post('/api/customer/register?locale=en', wrong)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      first_name: ['This field is required'],
      email: ['Invalid email format'],
      phone: ['Only digits, with an optional plus in front'],
      password: ['Password must be more than 6 characters'],
      password_confirmation: ['Passwords do not match'],
    })
    const missing = await send('POST', '/api/customer/register', { locale: 'ru' })
    expect(missing.json().errors.first_name).toEqual(['Это поле обязательно'])
    const common = await post('/api/customer/register', {
      ...newPerson('c@example.am'),
      password: 'qwerty123',
      password_confirmation: 'qwerty123',
    })
    expect(common.json().errors).toEqual({ password: ['This password is too easy to guess, please choose another'] })
  })

  test('cannot take an e-mail that is somebody’s', async () => {
    await createPerson(database.db, 'taken@example.am')
    const answer = await post('/api/customer/register', newPerson('TAKEN@example.am'))
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'email_taken', message: 'This e-mail is already registered', errors: { email: ['This e-mail is already registered'] } },
    ])
  })
})

describe('signing in', () => {
  test('with a password of three letters says six, with an e-mail that is none says so', async () => {
    const answer = await login('nobody', 'abc')
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { email: ['Invalid email format'], password: ['Password must be more than 6 characters'] },
    ])
  })

  test('answers an unknown e-mail and a wrong password alike, after the same work', async () => {
    await createPerson(database.db, 'known@example.am')
    await database.db
      .updateTable('customers')
      .set({ password_hash: null })
      .where('id', '=', await createPerson(database.db, 'no-password@example.am'))
      .execute()
    const answers = []
    for (const email of ['known@example.am', 'unknown@example.am', 'no-password@example.am']) {
      const before = { ...hashes }
      const answer = await login(email, 'wrong-password')
      answers.push([answer.statusCode, answer.body, hashes.verified - before.verified, hashes.made - before.made])
    }
    const message = 'Wrong e-mail or password'
    expect(answers[0]).toEqual([401, JSON.stringify({ message, code: 'invalid_credentials', error: message }), 1, 0])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  test('fails eight times, then waits; from another address the owner still gets in', async () => {
    await createPerson(database.db, 'target@example.am')
    const attempt = (password: string, remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/api/customer/login',
        payload: { email: 'target@example.am', password, locale: 'en' },
        remoteAddress,
      })
    const failed = await Promise.all(Array.from({ length: 10 }, () => attempt('wrong-password', '10.0.0.1')))
    expect(failed.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(8).fill(401), 429, 429])
    const refused = await attempt(testPassword, '10.0.0.1')
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { message: 'Too many attempts. Try again in 15 min.', error: 'Too many attempts. Try again in 15 min.', code: 'too_many_attempts' },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(880)
    expect((await attempt(testPassword, '10.0.0.2')).statusCode).toBe(200)
    await sql`update attempts set started_at = now() - interval '15 minutes 1 second'`.execute(database.db)
    expect((await attempt(testPassword, '10.0.0.1')).statusCode).toBe(200)
  })

  test('works while an ended session’s cookie is still there', async () => {
    await createPerson(database.db, 'stale@example.am')
    const answer = await post(
      '/api/customer/login',
      { email: 'stale@example.am', password: testPassword },
      { cookie: 'tsiran_session=old' },
    )
    expect(answer.statusCode).toBe(200)
  })

  test('is not done by another site’s page, even for a visitor without cookies', async () => {
    await createPerson(database.db, 'attacker@example.am')
    const payload = { email: 'attacker@example.am', password: testPassword }
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const answer = await post('/api/customer/login', payload, headers as Headers)
      expect([answer.statusCode, answer.json().code, answer.headers['set-cookie']]).toEqual([403, 'cross_site', undefined])
    }
  })

  test('brings the guest’s cart along', async () => {
    const { id } = await createProduct(database.db, { sku: 'BROUGHT' })
    await createPerson(database.db, 'cart@example.am')
    const { api_token } = (await app.inject('/api/checkout/cart/token')).json()
    await post(`/api/checkout/cart/add/${id}`, { api_token, quantity: 3 })
    const { token } = (await login('cart@example.am', testPassword, { api_token })).json()
    const cart = await app.inject({ url: '/api/checkout/cart', headers: bearer(token) })
    expect(cart.json().data.items).toMatchObject([{ sku: 'BROUGHT', quantity: 3 }])
    expect((await app.inject(`/api/checkout/cart?api_token=${api_token}`)).json()).toEqual({ data: null })
  })

  test('at a company’s door refuses an individual', async () => {
    await createPerson(database.db, 'private@example.am')
    const answer = await post('/api/company/login', { email: 'private@example.am', password: testPassword })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_credentials'])
  })

  test('behind https sets a cookie that only this host and https get', async () => {
    await createPerson(database.db, 'https@example.am')
    const secure = await buildTestApp(database, undefined, undefined, 'https://shop.test')
    const answer = await secure.inject({
      method: 'POST',
      url: '/api/customer/login',
      payload: { email: 'https@example.am', password: testPassword },
    })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-tsiran_session=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const token = answer.json().token
    const ask = (cookie: string) => secure.inject({ url: '/api/customer/me', headers: { cookie } })
    expect((await ask(`__Host-tsiran_session=${token}`)).statusCode).toBe(200)
    expect((await ask(`tsiran_session=${token}`)).statusCode).toBe(401)
    await secure.close()
  })
})

describe('a company', () => {
  const company = { company_name: 'Aragats', address: 'Abovyan 1', tin: '12345678' }

  test('registers; its Manager signs in once the mailed link was opened', async () => {
    const email = 'boss@example.am'
    const answer = await post('/api/company/register', { ...company, ...newPerson(email) })
    expect(answer.json()).toEqual({ success: true, message: 'Thank you for registration, we have sent you an email for verification.' })
    const early = await post('/api/company/login', { email, password: testPassword })
    expect([early.statusCode, early.json().code]).toEqual([403, 'email_unverified'])
    const { text } = await lastMail(email)
    expect(text).toContain('http://shop.test/en/verify?key=')
    const key = keyIn(text)
    const verify = (asked: string) => app.inject(`/api/company/verify?locale=en&key=${asked}`)
    expect((await verify(`${key}x`)).json().code).toBe('link_invalid')
    expect((await verify(key)).json()).toEqual({ message: 'Your e-mail is confirmed, you can sign in now' })
    expect((await verify(key)).statusCode).toBe(200)
    const signedIn = await post('/api/company/login', { email, password: testPassword })
    expect(signedIn.json()).toMatchObject({ role: 'Manager', limit: 0, company_name: 'Aragats', data: { company_name: 'Aragats' } })
  })

  test('gets lists of what is wrong, with success false', async () => {
    const answer = await post('/api/company/register', { ...newPerson('b@example.am'), company_name: '', address: '', tin: '123' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        success: false,
        errors: {
          company_name: ['This field is required'],
          address: ['This field is required'],
          tin: ['The tax number (TIN) has 8 digits'],
        },
      },
    ])
  })

  test('gets the same answer for an e-mail that is somebody’s, whose owner is told', async () => {
    await createPerson(database.db, 'owner@example.am')
    const [known, unknown] = [
      await post('/api/company/register', { ...company, ...newPerson('owner@example.am') }),
      await post('/api/company/register', { ...company, ...newPerson('fresh@example.am') }),
    ]
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect((await lastMail('owner@example.am')).template).toBe('alreadyRegistered')
  })
})

describe('a forgotten password', () => {
  const forgot = (email: string, headers: Headers = {}) => post('/api/customer/forgot-password', { email }, headers)

  test('is asked for alike by everybody; the link works once, ends sessions, and comes from the configured origin', async () => {
    const email = 'forgot@example.am'
    await createPerson(database.db, email)
    const old = await tokenOf(email)
    const known = await forgot(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    const unknown = await forgot('nobody@example.am')
    expect([known.statusCode, known.body]).toEqual([200, unknown.body])
    expect(await lastMail('nobody@example.am')).toBeUndefined()
    const { text, html } = await lastMail(email)
    expect(text).toContain('http://shop.test/en/reset-password?key=')
    expect(text + html).not.toContain('evil')
    const key = keyIn(text)
    expect(known.body).not.toContain(key)
    const [kept] = await database.db.selectFrom('one_use_tokens').selectAll().where('purpose', '=', 'reset').execute()
    expect(kept!.digest).toBe(createHash('sha256').update(key).digest('base64url'))
    const reset = (password: string) => post('/api/customer/reset-password', { key, password, password_confirmation: password })
    expect((await reset('12345')).statusCode).toBe(422)
    expect((await reset('fresh-apricot')).json()).toEqual({ message: 'Your new password is set, you can sign in now' })
    expect((await reset('other-apricot')).json().code).toBe('link_invalid')
    expect((await me(bearer(old))).statusCode).toBe(401)
    expect((await login(email)).statusCode).toBe(401)
    expect((await login(email, 'fresh-apricot')).statusCode).toBe(200)
    expect((await lastMail(email)).template).toBe('passwordChanged')
  })

  test('has a link that lives 60 minutes', async () => {
    const email = 'late@example.am'
    await createPerson(database.db, email)
    await forgot(email)
    const key = keyIn((await lastMail(email)).text)
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from expires_at - now()) / 60)::integer as minutes from one_use_tokens order by created_at desc limit 1`.execute(
      database.db,
    )
    expect(rows).toEqual([{ minutes: 60 }])
    await sql`update one_use_tokens set expires_at = now()`.execute(database.db)
    const answer = await post('/api/customer/reset-password', { key, password: 'fresh-apricot', password_confirmation: 'fresh-apricot' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'link_invalid'])
  })

  test('is limited alike for known and unknown e-mails', async () => {
    await createPerson(database.db, 'flooded@example.am')
    for (const email of ['flooded@example.am', 'unknown-flooded@example.am']) {
      const statuses = []
      for (let time = 0; time < 6; time++) statuses.push((await forgot(email)).statusCode)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
  })

  test.each(['', 'null', 'undefined', '[]', '0'])('an empty key such as %j opens nothing', async (key) => {
    const answer = await post('/api/customer/reset-password', { key, password: 'fresh-apricot', password_confirmation: 'fresh-apricot' })
    expect(answer.statusCode).toBe(404)
    expect((await app.inject(`/api/company/verify?key=${key}`)).statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('the profile', () => {
  const change = (token: string, payload: object) => send('PUT', '/api/customer/profile', { locale: 'en', token, ...payload })

  test('takes names, phone and e-mail, and leaves the rest', async () => {
    await createPerson(database.db, 'profile@example.am')
    const token = await tokenOf('profile@example.am')
    const answer = await change(token, {
      first_name: ' Նարե ',
      last_name: 'Պետրոսյան',
      phone: '091223344',
      gender: 'Other',
      date_of_birth: '1990-01-01',
    })
    expect(answer.json()).toMatchObject({
      message: 'Your profile was updated successfully',
      data: { first_name: 'Նարե', last_name: 'Պետրոսյան', phone: '091223344', email: 'profile@example.am' },
    })
    expect((await change(token, { email: 'renamed@example.am', role: 'Manager', company_id: 1 })).json().data).toMatchObject({
      email: 'renamed@example.am',
      role: false,
    })
    expect((await lastMail('profile@example.am')).template).toBe('emailChanged')
    const wrong = await change(token, { email: 'x', first_name: '', phone: 'y', password: '1', password_confirmation: '' })
    expect(Object.keys(wrong.json().errors)).toEqual(['email', 'first_name', 'phone', 'password', 'password_confirmation'])
  })

  test('with a new password ends every other session and open reset links', async () => {
    const email = 'sessions@example.am'
    await createPerson(database.db, email)
    const [mine, other] = [await tokenOf(email), await tokenOf(email)]
    await post('/api/customer/forgot-password', { email })
    const key = keyIn((await lastMail(email)).text)
    const fresh = { password: 'fresh-apricot', password_confirmation: 'fresh-apricot' }
    expect((await change(mine, fresh)).statusCode).toBe(200)
    expect([(await me(bearer(mine))).statusCode, (await me(bearer(other))).statusCode]).toEqual([200, 401])
    expect((await post('/api/customer/reset-password', { key, ...fresh })).json().code).toBe('link_invalid')
  })

  test('of a sub-user keeps its password', async () => {
    await createPerson(database.db, 'sub@example.am', 'subUser')
    const token = await tokenOf('sub@example.am')
    expect((await change(token, { password: 'fresh-apricot', password_confirmation: 'fresh-apricot' })).statusCode).toBe(403)
  })
})

describe('a token that is not ours', () => {
  test.each([
    ['without a signature', 'none'],
    ['under another algorithm', 'HS512'],
    ['expired', 'expired'],
    ['for another audience', 'audience'],
    ['from another issuer', 'issuer'],
    ['under another secret', 'secret'],
    ['that never ends', 'endless'],
    ['of a session that is none', 'session'],
    ['whose session is an expression', 'sql'],
    ['changed after signing', 'changed'],
  ])('%s is 401', async (_name, kind) => {
    const email = `jwt-${kind.toLowerCase()}@example.am`
    await createPerson(database.db, email)
    const good = await tokenOf(email)
    const { value } = await database.db.selectFrom('secrets').select('value').executeTakeFirstOrThrow()
    const [, body = ''] = good.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const secret = new TextEncoder().encode(kind === 'secret' ? 'x'.repeat(43) : value)
    const now = Math.floor(Date.now() / 1000)
    const changed = {
      ...claims,
      ...(kind === 'expired' && { exp: now - 31 }),
      ...(kind === 'audience' && { aud: 'elsewhere' }),
      ...(kind === 'issuer' && { iss: 'elsewhere' }),
      ...(kind === 'endless' && { exp: undefined }),
      ...(kind === 'session' && { sid: '00000000-0000-4000-8000-000000000000' }),
      ...(kind === 'sql' && { sid: "' or true --" }),
    }
    const unsigned = (header: object, payload: object) =>
      `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`
    const token =
      kind === 'none'
        ? unsigned({ alg: 'none', typ: 'JWT' }, claims)
        : kind === 'changed'
          ? good.replace(body, Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 1 })).toString('base64url'))
          : await new SignJWT(changed).setProtectedHeader({ alg: kind === 'HS512' ? 'HS512' : 'HS256' }).sign(secret)
    expect((await me(bearer(good))).statusCode).toBe(200)
    expect((await me(bearer(token))).statusCode).toBe(401)
  })

  test('30 seconds of leeway are given, and the session’s row has the last word', async () => {
    const email = 'leeway@example.am'
    const customerId = await createPerson(database.db, email)
    const token = await tokenOf(email)
    const until = (seconds: number) =>
      sql`update sessions set expires_at = now() - make_interval(secs => ${seconds}) where customer_id = ${customerId}`.execute(database.db)
    await until(20)
    expect((await me(bearer(token))).statusCode).toBe(200)
    await until(40)
    expect((await me(bearer(token))).statusCode).toBe(401)
  })
})
