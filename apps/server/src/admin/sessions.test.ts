import { testDatabase } from '@tsiran/db/testing'
import { hashPassword } from '@tsiran/domain/customers/password'
import { shopItself } from '@tsiran/domain/shared/viewer'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'
import { signInTestStaff, type TestStaff } from './testing.ts'

const database = testDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp(database)
})
afterAll(() => app.close())
const status = async ({ inject }: TestStaff) => (await inject({ url: '/api/admin/me' })).statusCode
const age = ({ id }: TestStaff, set: string) =>
  sql`update staff_sessions set ${sql.raw(set)} where staff_id = ${id}`.execute(database.db)

test('a session ends after an hour of silence, a picker’s after its twelve hours alone', async () => {
  const [owner, picker] = [
    await signInTestStaff(app, database.db, 'owner'),
    await signInTestStaff(app, database.db, 'picker'),
  ]
  for (const person of [owner, picker]) await age(person, `seen_at = now() - interval '61 minutes'`)
  expect([await status(owner), await status(picker)]).toEqual([401, 200])
  await age(picker, 'expires_at = now()')
  const ended = await picker.inject({ url: '/api/admin/me' })
  // Whoever signs in meanwhile has another cookie by the time that this answer arrives.
  expect([ended.statusCode, ended.cookies]).toEqual([401, []])
})

test('a call counts as a sign of life, written at most once a minute', async () => {
  const person = await signInTestStaff(app, database.db, 'orders')
  const seen = async () =>
    (
      await database.db
        .selectFrom('staff_sessions')
        .select('seen_at')
        .where('staff_id', '=', person.id)
        .executeTakeFirstOrThrow()
    ).seen_at.getTime()
  const first = await seen()
  await status(person)
  expect(await seen()).toBe(first)
  await age(person, `seen_at = now() - interval '59 minutes'`)
  expect(await status(person)).toBe(200)
  expect(await seen()).toBeGreaterThanOrEqual(first)
})

test('a call that a page repeats by itself does not keep an idle session alive', async () => {
  const person = await signInTestStaff(app, database.db, 'orders')
  await age(person, `seen_at = now() - interval '59 minutes'`)
  expect((await person.inject({ url: '/api/admin/orders/pulse' })).statusCode).toBe(200)
  const untouched = { url: '/api/admin/orders', headers: { 'x-background': '1' } }
  expect((await person.inject(untouched)).statusCode).toBe(200)
  await age(person, `seen_at = seen_at - interval '2 minutes'`)
  expect(await status(person)).toBe(401)
})

test('changed roles, a shut account and a removal end sessions at once', async () => {
  const owner = await signInTestStaff(app, database.db, 'owner')
  const change = async (body: object) => {
    const person = await signInTestStaff(app, database.db, 'viewer')
    expect(await status(person)).toBe(200)
    const answer = await owner.inject({
      method: 'PUT',
      url: `/api/admin/staff/${person.id}`,
      payload: { name: 'N', roles: ['viewer'], active: true, version: 1, ...body },
    })
    expect(answer.statusCode).toBe(200)
    return status(person)
  }
  expect(await change({})).toBe(200)
  expect(await change({ roles: ['viewer', 'content'] })).toBe(401)
  expect(await change({ active: false })).toBe(401)
  const gone = await signInTestStaff(app, database.db, 'viewer')
  expect(
    (await owner.inject({ method: 'DELETE', url: `/api/admin/staff/${gone.id}?version=1` }))
      .statusCode,
  ).toBe(200)
  expect(await status(gone)).toBe(401)
  // The address is free again, the name stays.
  expect(
    (
      await database.db
        .selectFrom('staff')
        .select(['email', 'name'])
        .where('id', '=', gone.id)
        .execute()
    )[0],
  ).toEqual({
    email: null,
    name: 'Test viewer',
  })
})

test('a new password ends the other sessions and keeps this one', async () => {
  const password = 'a quiet harbour 7'
  const person = await signInTestStaff(app, database.db, 'viewer', { email: 'own@staff.test' })
  await database.db
    .updateTable('staff')
    .set({ password_hash: await hashPassword(password, shopItself) })
    .where('id', '=', person.id)
    .execute()
  const payload = { email: 'own@staff.test', password }
  await app.inject({ method: 'POST', url: '/api/admin/session', payload })
  const sessions = async () => (await person.inject({ url: '/api/admin/me/sessions' })).json().data
  expect((await sessions()).map(({ current }: { current: boolean }) => current).sort()).toEqual([
    false,
    true,
  ])
  const put = (current_password: string, next: string) =>
    person.inject({
      method: 'PUT',
      url: '/api/admin/me/password',
      payload: { current_password, password: next },
    })
  expect((await put('wrong one', 'another harbour 8')).json().code).toBe('invalid_credentials')
  expect((await put(password, 'apricot')).json().errors).toHaveProperty('password')
  expect((await put(password, 'another harbour 8')).statusCode).toBe(200)
  expect(await sessions()).toHaveLength(1)
  expect(
    (await app.inject({ method: 'POST', url: '/api/admin/session', payload })).statusCode,
  ).toBe(401)
})

test('a back office with a host of its own is not there on the shop’s', async () => {
  const { session } = await signInTestStaff(app, database.db, 'owner')
  const apart = await buildTestApp(database, undefined, undefined, undefined, {
    ADMIN_ORIGIN: 'http://office.test',
  })
  const at = (host: string, url: string) =>
    apart.inject({ url, headers: { host, cookie: `tsiran_staff=${session}` } })
  for (const url of [
    '/api/admin/me',
    '/api/%61dmin/me',
    '/api/admin/openapi.json',
    '/api/admin/nothing',
  ])
    expect([
      (await at('shop.test', url)).statusCode,
      (await at('shop.test', url)).json().code,
    ]).toEqual([404, 'not_found'])
  expect((await at('office.test', '/api/admin/me')).statusCode).toBe(200)
  expect((await at('OFFICE.test:80', '/api/admin/me')).statusCode).toBe(200)
  await apart.close()
})

test('the log of changes is filtered, counted, and one’s own alone without the right to read it', async () => {
  const owner = await signInTestStaff(app, database.db, 'owner')
  const picker = await signInTestStaff(app, database.db, 'picker')
  const rename = (person: TestStaff) =>
    person.inject({
      method: 'PUT',
      url: '/api/admin/me',
      payload: { name: 'Lilit', language: 'ru', version: 1 },
    })
  await rename(owner)
  await rename(picker)
  const list = async (person: TestStaff, query: string) =>
    (await person.inject({ url: `/api/admin/audit?${query}` })).json()
  const mine = await list(owner, `staff_id=${owner.id}`)
  expect(mine.data).toMatchObject([
    {
      staff: { id: owner.id, name: 'Test owner' },
      action: 'staff.update',
      subject_type: 'staff',
      subject_id: String(owner.id),
      before: { name: 'Test owner', locale: 'en' },
      after: { name: 'Lilit', locale: 'ru' },
    },
  ])
  expect(mine.meta.total).toBe(1)
  const all = await list(owner, 'limit=1&action=staff.update')
  expect([all.data.length, all.meta.total > 1, all.links.next]).toEqual([
    1,
    true,
    expect.stringContaining('page=2'),
  ])
  const own = await list(picker, `staff_id=${owner.id}`)
  expect(own.data.map(({ staff }: { staff: { id: number } }) => staff.id)).toEqual([picker.id])
  expect((await list(owner, 'until=2020-01-01')).meta.total).toBe(0)
  expect(
    (await list(owner, `since=2020-01-01&subject_type=staff&subject_id=${picker.id}`)).meta.total,
  ).toBe(1)
  expect((await list(owner, 'since=2026-02-31')).errors).toHaveProperty('since')
  const viewer = await signInTestStaff(app, database.db, 'viewer')
  expect((await viewer.inject({ url: '/api/admin/audit' })).statusCode).toBe(403)
})
