import { createHash } from 'node:crypto'
import { testDatabase } from '@tsiran/db/testing'
import { createPerson } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, keyIn, peopleCalls } from '../testing-people.ts'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp(database)
})
afterAll(() => app.close())
const { post, login, tokenOf, me, lastMail } = peopleCalls(() => app, database)

describe('a forgotten password', () => {
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    post('/api/customer/forgot-password', { email }, headers)

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
    const [token] = await database.db
      .selectFrom('one_use_tokens')
      .selectAll()
      .where('purpose', '=', 'reset')
      .execute()
    expect(token!.digest).toBe(createHash('sha256').update(key).digest('base64url'))
    const reset = (password: string) =>
      post('/api/customer/reset-password', { key, password, password_confirmation: password })
    expect((await reset('12345')).statusCode).toBe(422)
    expect((await reset('fresh-apricot')).json()).toEqual({
      message: 'Your new password is set, you can sign in now',
    })
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
    const answer = await post('/api/customer/reset-password', {
      key,
      password: 'fresh-apricot',
      password_confirmation: 'fresh-apricot',
    })
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

  test.each(['', 'null', 'undefined', '[]', '0'])(
    'an empty key such as %j opens nothing',
    async (key) => {
      const answer = await post('/api/customer/reset-password', {
        key,
        password: 'fresh-apricot',
        password_confirmation: 'fresh-apricot',
      })
      expect(answer.statusCode).toBe(404)
      expect(
        (await app.inject(`/api/company/verify?key=${key}`)).statusCode,
      ).toBeGreaterThanOrEqual(400)
    },
  )
})
