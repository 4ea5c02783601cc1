import { testDatabase } from '@tsiran/db/testing'
import { createPerson, createTestCompany, testPassword } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, keyIn, peopleCalls } from '../testing-people.ts'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let companyId: number
let manager: string
let stranger: string
const { post, tokenOf, me, lastMail } = peopleCalls(() => app, database)

beforeAll(async () => {
  app = await buildTestApp(database)
  companyId = await createTestCompany(database.db, 'Aragats')
  await createPerson(database.db, 'manager@example.am', 'Manager', companyId)
  await createPerson(database.db, 'stranger@example.am', 'Manager')
  await createPerson(database.db, 'customer@example.am')
  manager = await tokenOf('manager@example.am')
  stranger = await tokenOf('stranger@example.am')
})
afterAll(() => app.close())

const user = (email: string) => ({
  name: ' Aram  Cook ',
  email,
  password: 'kitchen-17',
  position: 'Chef',
})
const call = (
  method: 'POST' | 'PUT' | 'DELETE',
  action: string,
  payload: object,
  token = manager,
) =>
  app.inject({
    method,
    url: `/api/company/user/${action}`,
    payload: { locale: 'en', ...payload },
    headers: bearer(token),
  })
const add = (email: string, more: object = {}) => call('POST', 'add', { ...user(email), ...more })
const list = async (token = manager) =>
  (await app.inject({ url: '/api/company/user/get', headers: bearer(token) })).json().users

describe('a company’s users', () => {
  test('are added with the password as it was typed, which is shown this once, and sign in at once', async () => {
    const added = await add('aram@example.am')
    const { id } = added.json().user
    expect(added.json()).toEqual({
      success: true,
      message: 'Company user was successfully created',
      user: {
        id,
        name: 'Aram Cook',
        email: 'aram@example.am',
        position: 'Chef',
        public_password: 'kitchen-17',
      },
    })
    expect(await list()).toEqual([
      { id, name: 'Aram Cook', email: 'aram@example.am', position: 'Chef', public_password: null },
    ])
    expect(await list(stranger)).toEqual([])
    const signedIn = await post('/api/company/login', {
      email: 'aram@example.am',
      password: 'kitchen-17',
    })
    expect(signedIn.json()).toMatchObject({
      role: 'subUser',
      limit: 0,
      company_name: 'Aragats',
      data: { first_name: 'Aram Cook' },
    })
  })

  test('need every field; e-mails are unique in the whole shop', async () => {
    const empty = await call('POST', 'add', { name: ' ', email: '', password: '', position: '' })
    expect([empty.statusCode, empty.json()]).toMatchObject([
      422,
      {
        success: false,
        errors: {
          name: ['This field is required'],
          email: ['This field is required'],
          password: ['This field is required'],
          position: ['This field is required'],
        },
      },
    ])
    expect((await add('nobody')).json().errors).toEqual({ email: ['Invalid email format'] })
    expect((await add('weak@example.am', { password: '12345' })).json().errors).toEqual({
      password: ['Password must be more than 6 characters'],
    })
    for (const taken of ['CUSTOMER@example.am', 'stranger@example.am', 'aram@example.am']) {
      const answer = await add(taken)
      expect([answer.statusCode, answer.json().errors]).toEqual([
        409,
        { email: ['This e-mail is already registered'] },
      ])
    }
  })

  test('are changed; another password ends their sessions, the same one does not', async () => {
    const { id } = (await add('nare@example.am')).json().user
    const token = await tokenOf('nare@example.am', 'kitchen-17')
    const edited = await call('PUT', 'edit', {
      ...user('nare@example.am'),
      id,
      position: 'Barista',
    })
    expect(edited.json()).toMatchObject({
      message: 'Company user was successfully updated',
      user: { id, position: 'Barista', public_password: 'kitchen-17' },
    })
    expect((await me(bearer(token))).statusCode).toBe(200)
    const taken = await call('PUT', 'edit', { ...user('aram@example.am'), id })
    expect([taken.statusCode, taken.json().success]).toEqual([409, false])
    await call('PUT', 'edit', { ...user('nare@example.am'), id, password: 'kitchen-18' })
    expect((await me(bearer(token))).statusCode).toBe(401)
    expect(await tokenOf('nare@example.am', 'kitchen-18')).toEqual(expect.any(String))
  })

  test('keep their password where the form leaves it empty, also one that they chose meanwhile', async () => {
    const { id } = (await add('davit@example.am')).json().user
    await post('/api/customer/forgot-password', { email: 'davit@example.am' })
    const key = keyIn((await lastMail('davit@example.am')).text)
    const own = { password: 'own-choice-9', password_confirmation: 'own-choice-9' }
    await post('/api/customer/reset-password', { key, ...own })
    const token = await tokenOf('davit@example.am', own.password)
    const edited = await call('PUT', 'edit', {
      ...user('davit@example.am'),
      id,
      position: 'Barista',
      password: '',
    })
    expect(edited.json().user).toMatchObject({ id, position: 'Barista', public_password: null })
    expect((await me(bearer(token))).statusCode).toBe(200)
    expect(
      (await call('PUT', 'edit', { ...user('davit@example.am'), id, password: '12345' }))
        .statusCode,
    ).toBe(422)
  })

  test('are deleted; their sessions end at once and the e-mail is free again', async () => {
    const { id } = (await add('gone@example.am')).json().user
    const token = await tokenOf('gone@example.am', 'kitchen-17')
    expect((await call('DELETE', 'delete', { id })).json()).toEqual({
      success: true,
      message: 'Company user was successfully deleted',
    })
    expect((await me(bearer(token))).statusCode).toBe(401)
    expect((await call('DELETE', 'delete', { id })).statusCode).toBe(404)
    expect((await add('gone@example.am')).statusCode).toBe(200)
  })

  test('are another Manager’s neither to change nor to delete, and a Manager is nobody’s', async () => {
    const { id } = (await add('ours@example.am')).json().user
    const own = (await me(bearer(manager))).json().data.id
    const before = await list()
    expect(
      (await call('PUT', 'edit', { ...user('theirs@example.am'), id }, stranger)).statusCode,
    ).toBe(404)
    expect((await call('DELETE', 'delete', { id }, stranger)).statusCode).toBe(404)
    for (const [method, action] of [
      ['PUT', 'edit'],
      ['DELETE', 'delete'],
    ] as const) {
      const answer = await call(method, action, { ...user('own@example.am'), id: own })
      expect(answer.statusCode).toBe(404)
    }
    expect(await list()).toEqual(before)
  })
})

test('who did what is written down, without passwords, and can be neither changed nor removed', async () => {
  const { db } = database
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(['company_user.added', 'company_user.changed', 'company_user.deleted']),
  )
  expect(JSON.stringify(rows)).not.toMatch(/kitchen|argon2/)
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')
  await expect(db.updateTable('audit_log').set({ actor_id: 1 }).execute()).rejects.toThrow(
    'append-only',
  )
})

test('a company’s own login is not for individuals', async () => {
  const answer = await post('/api/company/login', {
    email: 'customer@example.am',
    password: testPassword,
  })
  expect(answer.json().code).toBe('invalid_credentials')
})
