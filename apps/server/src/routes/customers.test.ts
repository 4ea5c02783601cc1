// Long because its cases share one shop, whose start costs more than they do.
import { testDatabase } from '@tsiran/db/testing'
import { createPerson, testPassword } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
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
    const sentence = 'Your account has been created successfully.'
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: sentence, localized_message: sentence },
    ])
    expect(await lastMail(email)).toMatchObject({
      template: 'welcome',
      subject: 'Welcome to Tsiran',
    })
    const signedIn = await login('nare@EXAMPLE.am')
    expect(signedIn.json()).toMatchObject({
      role: false,
      limit: null,
      company_name: null,
      data: { email, name: 'Ani Sargsyan', phone: '+37491000000', role: false },
    })
    expect(signedIn.headers['set-cookie']).toMatch(
      /^tsiran_session=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const { token, expires_at } = signedIn.json()
    const cookie = `tsiran_session=${token}`
    for (const headers of [bearer(token), { cookie }]) {
      expect((await me(headers)).json()).toMatchObject({ data: { email }, expires_at })
    }
    expect((await app.inject(`/api/customer/me?token=${token}`)).json().data.email).toBe(email)
    const out = await post('/api/customer/logout', {}, { cookie })
    expect([out.statusCode, out.headers['set-cookie']]).toEqual([
      200,
      expect.stringMatching(/^tsiran_session=; Max-Age=0/),
    ])
    // Whoever signs in meanwhile has another cookie by the time that this answer arrives.
    const late = await app.inject({ url: '/api/checkout/cart', headers: { cookie } })
    expect([late.statusCode, late.headers['set-cookie']]).toEqual([401, undefined])
    const after = await me({ cookie })
    expect([after.statusCode, after.json().code]).toEqual([401, 'unauthenticated'])
    expect(after.headers['set-cookie']).toMatch(/^tsiran_session=; Max-Age=0/)
  })

  test('learns every invalid field, in the requested language', async () => {
    const wrong = {
      ...newPerson('nobody'),
      first_name: ' ',
      phone: 'abc',
      password: '12345',
      password_confirmation: '1',
    }
    const answer = await post('/api/customer/register?locale=en', wrong)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      first_name: ['This field is required'],
      email: ['Invalid email format'],
      phone: ['5 to 20 digits, with an optional plus in front'],
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
    expect(common.json().errors).toEqual({
      password: ['This password is too easy to guess, please choose another'],
    })
  })

  test('is known to be registered by the English sentence in every language, with a translated one beside it', async () => {
    const { message, localized_message } = (
      await post('/api/customer/register', { ...newPerson('ru@example.am'), locale: 'ru' })
    ).json()
    expect([message, localized_message]).toEqual([
      'Your account has been created successfully.',
      'Ваш аккаунт успешно создан.',
    ])
  })

  test('cannot take an e-mail that is somebody’s', async () => {
    await createPerson(database.db, 'taken@example.am')
    const answer = await post('/api/customer/register', newPerson('TAKEN@example.am'))
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'email_taken',
        message: 'This e-mail is already registered',
        errors: { email: ['This e-mail is already registered'] },
      },
    ])
  })
})

describe('the profile', () => {
  const change = (token: string, payload: object) =>
    app.inject({
      method: 'PUT',
      url: '/api/customer/profile',
      payload: { locale: 'en', token, ...payload },
    })

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
      data: {
        first_name: 'Նարե',
        last_name: 'Պետրոսյան',
        phone: '091223344',
        email: 'profile@example.am',
      },
    })
    const address = { token, address1: ['Abovyan 1'], phone: '091000000' }
    for (const email of ['', 'office@example.am'])
      await post('/api/addresses/create', { ...address, email })
    expect(
      (await change(token, { email: 'renamed@example.am', role: 'Manager', company_id: 1 })).json()
        .data,
    ).toMatchObject({
      email: 'renamed@example.am',
      role: false,
    })
    const saved = (await app.inject(`/api/addresses?token=${token}`)).json().data
    expect(saved.map(({ email }: { email: string }) => email)).toEqual([
      'renamed@example.am',
      'office@example.am',
    ])
    const { template, text } = await lastMail('profile@example.am')
    expect([template, text]).toEqual([
      'emailChanged',
      expect.stringContaining('http://shop.test/en/site/contact-us\n'),
    ])
    const wrong = await change(token, {
      email: 'x',
      first_name: '',
      phone: 'y',
      password: '1',
      password_confirmation: '',
    })
    expect(Object.keys(wrong.json().errors)).toEqual([
      'email',
      'first_name',
      'phone',
      'password',
      'password_confirmation',
    ])
  })

  test('with a new password ends every other session and open reset links', async () => {
    const email = 'sessions@example.am'
    await createPerson(database.db, email)
    const [mine, other] = [await tokenOf(email), await tokenOf(email)]
    await post('/api/customer/forgot-password', { email })
    const key = keyIn((await lastMail(email)).text)
    const fresh = { password: 'fresh-apricot', password_confirmation: 'fresh-apricot' }
    expect((await change(mine, fresh)).statusCode).toBe(200)
    expect([(await me(bearer(mine))).statusCode, (await me(bearer(other))).statusCode]).toEqual([
      200, 401,
    ])
    expect((await post('/api/customer/reset-password', { key, ...fresh })).json().code).toBe(
      'link_invalid',
    )
  })

  test('asks for the present password once the sign-in is no longer fresh', async () => {
    const email = 'open-browser@example.am'
    await createPerson(database.db, email)
    const token = await tokenOf(email)
    const taken = { email: 'thief@example.am' }
    const fresh = { password: 'fresh-apricot', password_confirmation: 'fresh-apricot' }
    await sql`update sessions set created_at = created_at - interval '16 minutes'`.execute(
      database.db,
    )
    for (const fields of [taken, fresh]) {
      const missing = await change(token, fields)
      expect([missing.statusCode, missing.json().errors]).toEqual([
        422,
        { current_password: ['This field is required'] },
      ])
      const wrong = await change(token, { ...fields, current_password: 'wrong-apricot' })
      expect([wrong.statusCode, wrong.json().errors]).toEqual([
        422,
        { current_password: ['This is not your current password'] },
      ])
    }
    expect((await change(token, { phone: '091223344', email })).statusCode).toBe(200)
    expect(
      (await change(token, { email: 'mine@example.am', current_password: testPassword })).json()
        .data.email,
    ).toBe('mine@example.am')
    expect((await change(token, { ...fresh, current_password: testPassword })).statusCode).toBe(200)
    const mails = await database.db
      .selectFrom('mails')
      .select(['recipient', 'template'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(mails).toEqual([
      { recipient: 'mine@example.am', template: 'passwordChanged' },
      { recipient: email, template: 'emailChanged' },
    ])
  })

  test('takes no more guesses of the present password than a sign-in, also right after one', async () => {
    const email = 'guessed@example.am'
    await createPerson(database.db, email)
    const token = await tokenOf(email)
    const guess = (current_password: string) =>
      change(token, { email: 'thief@example.am', current_password })
    const codes = []
    for (let number = 0; number < 9; number++)
      codes.push((await guess(`guess-${number}`)).statusCode)
    expect(codes).toEqual([...Array(8).fill(422), 429])
    expect((await guess(testPassword)).statusCode).toBe(429)
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

describe('a network that asks which e-mails are registered', () => {
  test('is stopped at the profile as at the registration, by the shop’s own setting', async () => {
    const strict = await buildTestApp(database, undefined, undefined, undefined, {
      LIMIT_REGISTRATIONS_PER_NETWORK: '3',
      LIMIT_ADDRESSES: '1',
    })
    const calls = peopleCalls(() => strict, database)
    for (const email of ['curious@example.am', 'known@example.am'])
      await createPerson(database.db, email)
    await database.db.deleteFrom('attempts').execute()
    const token = await calls.tokenOf('curious@example.am')
    const ask = (email: string) =>
      strict.inject({
        method: 'PUT',
        url: '/api/customer/profile',
        payload: { locale: 'en', email },
        headers: bearer(token),
      })
    const codes = []
    for (let number = 0; number < 4; number++)
      codes.push((await ask('known@example.am')).statusCode)
    expect(codes).toEqual([409, 409, 409, 429])
    expect((await ask('curious@example.am')).statusCode).toBe(200)
    await strict.close()
  })
})

describe('saved addresses', () => {
  test('are as many as the shop’s setting allows, and keep their e-mail when the form’s is empty', async () => {
    const strict = await buildTestApp(database, undefined, undefined, undefined, {
      LIMIT_ADDRESSES: '1',
    })
    const calls = peopleCalls(() => strict, database)
    await createPerson(database.db, 'one-address@example.am')
    const token = await calls.tokenOf('one-address@example.am')
    const address = (number: number) =>
      calls.post('/api/addresses/create', {
        token,
        address1: [`Abovyan ${number}`],
        phone: '091000000',
      })
    const first = await address(1)
    expect((await address(1)).json()).toEqual(first.json())
    const full = await address(2)
    expect([full.statusCode, full.json()]).toEqual([
      409,
      {
        code: 'too_many_addresses',
        message: 'You have 1 saved addresses, which is as many as fit. Delete one first',
      },
    ])
    const saved = (await strict.inject({ url: '/api/addresses', headers: bearer(token) })).json()
      .data[0]
    const emptied = await strict.inject({
      method: 'PUT',
      url: `/api/addresses/${saved.id}`,
      payload: { address1: ['Abovyan 2'], phone: '091000000', email: '' },
      headers: bearer(token),
    })
    expect(emptied.json().data).toMatchObject({
      address1: ['Abovyan 2'],
      email: 'one-address@example.am',
    })
    await strict.close()
  })
})
