import type Argon2 from 'argon2'
import { testDatabase } from '@tsiran/db/testing'
import { createPerson, createProduct, testPassword } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bearer, peopleCalls } from '../testing-people.ts'
import { buildTestApp } from '../testing.ts'

const hashes = vi.hoisted(() => ({ verified: 0, made: 0 }))
vi.mock('argon2', async (load) => {
  const { default: argon2 } = await load<{ default: typeof Argon2 }>()
  return {
    default: {
      ...argon2,
      verify: (...args: Parameters<typeof argon2.verify>) => (
        hashes.verified++,
        argon2.verify(...args)
      ),
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
const { post, login } = peopleCalls(() => app, database)

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
      answers.push([
        answer.statusCode,
        answer.body,
        hashes.verified - before.verified,
        hashes.made - before.made,
      ])
    }
    const message = 'Wrong e-mail or password'
    expect(answers[0]).toEqual([
      401,
      JSON.stringify({ message, code: 'invalid_credentials', error: message }),
      1,
      0,
    ])
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
    const failed = await Promise.all(
      Array.from({ length: 10 }, () => attempt('wrong-password', '10.0.0.1')),
    )
    expect(failed.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array(8).fill(401),
      429,
      429,
    ])
    const refused = await attempt(testPassword, '10.0.0.1')
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        message: 'Too many attempts. Try again in 15 min.',
        error: 'Too many attempts. Try again in 15 min.',
        code: 'too_many_attempts',
      },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(880)
    expect((await attempt(testPassword, '10.0.0.2')).statusCode).toBe(200)
    await sql`update attempts set started_at = now() - interval '15 minutes 1 second'`.execute(
      database.db,
    )
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

  test('is not undone by an answer to an older session’s call that arrives late', async () => {
    await createPerson(database.db, 'late@example.am')
    const jar = new Map([['tsiran_session', 'old']])
    const ask = (url: string, payload?: object) =>
      app.inject({
        url,
        ...(payload && { method: 'POST' as const, payload }),
        cookies: Object.fromEntries(jar),
      })
    const arrive = ({ headers }: Awaited<ReturnType<typeof ask>>) => {
      for (const line of [headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line)!
        if (value === '') jar.delete(name)
        else jar.set(name, value)
      }
    }
    const signIn = async () =>
      arrive(await ask('/api/customer/login', { email: 'late@example.am', password: testPassword }))
    const me = async () => (await ask('/api/customer/me')).statusCode
    for (const _ of [1, 2]) {
      const late = await ask('/api/customer/me')
      await signIn()
      if (late.statusCode === 401) arrive(late)
      expect([jar.size, await me()]).toEqual([1, 200])
    }
    const lateOut = await ask('/api/customer/logout', {})
    const lateMe = await ask('/api/customer/me')
    await signIn()
    arrive(lateOut)
    arrive(lateMe)
    expect([jar.size, await me()]).toEqual([1, 200])
    arrive(await ask('/api/customer/logout', {}))
    expect([jar.size, await me()]).toEqual([0, 401])
  })

  test('is not done by another site’s page, even for a visitor without cookies', async () => {
    await createPerson(database.db, 'attacker@example.am')
    const payload = { email: 'attacker@example.am', password: testPassword }
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]) {
      const answer = await post('/api/customer/login', payload, headers as Record<string, string>)
      expect([answer.statusCode, answer.json().code, answer.headers['set-cookie']]).toEqual([
        403,
        'cross_site',
        undefined,
      ])
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
    expect((await app.inject(`/api/checkout/cart?api_token=${api_token}`)).json()).toEqual({
      data: null,
    })
  })

  test('at a company’s door refuses an individual', async () => {
    await createPerson(database.db, 'private@example.am')
    const answer = await post('/api/company/login', {
      email: 'private@example.am',
      password: testPassword,
    })
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
