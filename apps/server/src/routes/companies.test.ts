import { testDatabase } from '@tsiran/db/testing'
import { createPerson, testPassword } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyIn, newPerson, peopleCalls } from '../testing-people.ts'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp(database)
})
afterAll(() => app.close())
const { post, lastMail } = peopleCalls(() => app, database)

describe('a company', () => {
  const company = { company_name: 'Aragats', address: 'Abovyan 1', tin: '12345678' }

  test('registers; its Manager signs in once the mailed link was opened', async () => {
    const email = 'boss@example.am'
    const answer = await post('/api/company/register', { ...company, ...newPerson(email) })
    expect(answer.json()).toEqual({
      success: true,
      message: 'Thank you for registration, we have sent you an email for verification.',
    })
    const early = await post('/api/company/login', { email, password: testPassword })
    expect([early.statusCode, early.json().code]).toEqual([403, 'email_unverified'])
    const { text } = await lastMail(email)
    expect(text).toContain('http://shop.test/en/verify?key=')
    const key = keyIn(text)
    const verify = (asked: string) => app.inject(`/api/company/verify?locale=en&key=${asked}`)
    expect((await verify(`${key}x`)).json().code).toBe('link_invalid')
    expect((await verify(key)).json()).toEqual({
      message: 'Your e-mail is confirmed, you can sign in now',
    })
    expect((await verify(key)).statusCode).toBe(200)
    const signedIn = await post('/api/company/login', { email, password: testPassword })
    expect(signedIn.json()).toMatchObject({
      role: 'Manager',
      limit: 0,
      company_name: 'Aragats',
      data: { company_name: 'Aragats' },
    })
  })

  test('whose link expired gets another one when its Manager signs in, at limited intervals', async () => {
    const email = 'late@example.am'
    await post('/api/company/register', { ...company, ...newPerson(email) })
    const first = await lastMail(email)
    await post('/api/company/login', { email, password: testPassword })
    expect((await lastMail(email)).id).toBe(first.id)
    await sql`update one_use_tokens set created_at = created_at - interval '8 days', expires_at = now()`.execute(
      database.db,
    )
    await post('/api/company/login', { email, password: 'wrong-apricot' })
    expect((await lastMail(email)).id).toBe(first.id)
    await Promise.all(
      Array.from({ length: 5 }, () =>
        post('/api/company/login', { email, password: testPassword }),
      ),
    )
    const mails = await database.db
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
    expect(mails).toHaveLength(2)
    expect((await app.inject(`/api/company/verify?key=${keyIn(mails[0]!.text)}`)).statusCode).toBe(
      404,
    )
    expect((await app.inject(`/api/company/verify?key=${keyIn(mails[1]!.text)}`)).statusCode).toBe(
      200,
    )
    expect((await post('/api/company/login', { email, password: testPassword })).statusCode).toBe(
      200,
    )
  })

  test('gets lists of what is wrong, with success false', async () => {
    const answer = await post('/api/company/register', {
      ...newPerson('b@example.am'),
      company_name: '',
      address: '',
      tin: '123',
    })
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

  test('is refused a registered e-mail as an individual is', async () => {
    await createPerson(database.db, 'owner@example.am')
    const answer = await post('/api/company/register', {
      ...company,
      ...newPerson('OWNER@example.am'),
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        success: false,
        code: 'email_taken',
        errors: { email: ['This e-mail is already registered'] },
      },
    ])
    expect(
      await database.db
        .selectFrom('mails')
        .select('id')
        .where('recipient', '=', 'owner@example.am')
        .execute(),
    ).toEqual([])
  })
})
