import { testDatabase } from '@tsiran/db/testing'
import { createPerson } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, keyIn, newPerson, peopleCalls } from '../testing-people.ts'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp(database)
})
afterAll(() => app.close())
const { post, login, tokenOf, me, lastMail } = peopleCalls(() => app, database)

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
    const missing = await post('/api/customer/register', { locale: 'ru' })
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

describe('the profile', () => {
  const change = (token: string, payload: object) =>
    app.inject({ method: 'PUT', url: '/api/customer/profile', payload: { locale: 'en', token, ...payload } })

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
    const address = { token, address1: ['Abovyan 1'], phone: '091000000' }
    for (const email of ['', 'office@example.am']) await post('/api/addresses/create', { ...address, email })
    expect((await change(token, { email: 'renamed@example.am', role: 'Manager', company_id: 1 })).json().data).toMatchObject({
      email: 'renamed@example.am',
      role: false,
    })
    const kept = (await app.inject(`/api/addresses?token=${token}`)).json().data
    expect(kept.map(({ email }: { email: string }) => email)).toEqual(['renamed@example.am', 'office@example.am'])
    const { template, text } = await lastMail('profile@example.am')
    expect([template, text]).toEqual(['emailChanged', expect.stringContaining('http://shop.test/en/site/contact-us\n')])
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

  test('of a sub-user is the Manager’s to change', async () => {
    await createPerson(database.db, 'sub@example.am', 'subUser')
    const token = await tokenOf('sub@example.am')
    for (const fields of [
      { password: 'fresh-apricot', password_confirmation: 'fresh-apricot' },
      { email: 'own@example.am' },
      { phone: '091' },
    ])
      expect((await change(token, fields)).json().code).toBe('forbidden')
  })
})
