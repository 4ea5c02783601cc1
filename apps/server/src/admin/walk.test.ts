import { adminEndpoints, type AdminKey } from '@tsiran/contract/admin/api'
import type { AdminEndpoint } from '@tsiran/contract/admin/endpoint'
import { isAllowed, staffRoles } from '@tsiran/contract/admin/permissions'
import { endpoints } from '@tsiran/contract/api'
import type { Endpoint } from '@tsiran/contract/endpoint'
import { testDatabase } from '@tsiran/db/testing'
import { createPerson, testPassword } from '@tsiran/domain/testing/fixtures'
import { sql } from 'kysely'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'
import { adminHandlers } from './routes/routes.ts'
import type { SampleInput } from './samples/sample.ts'
import { samples } from './samples/samples.ts'
import { signInTestStaff, type TestStaff } from './testing.ts'

const database = testDatabase()
let app: FastifyInstance
let customerToken: string
beforeAll(async () => {
  app = await buildTestApp(database)
  await createPerson(database.db, 'customer@shop.test')
  const payload = { email: 'customer@shop.test', password: testPassword }
  customerToken = (await app.inject({ method: 'POST', url: '/api/customer/login', payload })).json()
    .token
})
afterAll(() => app.close())

const all: readonly AdminEndpoint[] = adminHandlers.map(({ endpoint }) => endpoint)
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}` as AdminKey
const fill = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? 999_999))

const call = (
  { method, path }: Endpoint,
  headers: Record<string, string>,
  { params, query, body, form }: SampleInput = {},
) =>
  app.inject({
    method,
    url: `${fill(path, params)}?${new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]))}`,
    headers: { ...headers, ...form?.headers },
    ...(method !== 'GET' && method !== 'DELETE' && { payload: form?.payload ?? body ?? {} }),
  })
/** The code of a refusal; undefined for an answer, which may be a file. */
const codeIn = ({ headers, body }: LightMyRequestResponse): string | undefined =>
  String(headers['content-type']).startsWith('application/json')
    ? (JSON.parse(body) as { code?: string }).code
    : undefined
const codeOf = async (endpoint: Endpoint, headers: Record<string, string>) =>
  codeIn(await call(endpoint, headers))
const isWrite = ({ method, writes }: Endpoint) => method !== 'GET' || writes === true
const auditRows = async () =>
  (
    await sql<{
      count: number
    }>`select count(*) as count from audit_log where actor_id is null`.execute(database.db)
  ).rows[0]!.count

test('every endpoint has a handler, and every handler a sample', () => {
  const answered = all.map(keyOf).sort()
  expect(Object.keys(samples).sort()).toEqual(answered)
  expect(answered).toEqual(adminEndpoints.map(keyOf).sort())
})

const accessErrors = new Set([
  'unauthenticated',
  'second_factor_needed',
  'forbidden',
  'confirmation_needed',
])
/** The error code that denies access; undefined where access is granted. */
const accessError = async (endpoint: Endpoint, headers: Record<string, string>) => {
  const code = await codeOf(endpoint, headers)
  return code !== undefined && accessErrors.has(code) ? code : undefined
}

test.each(staffRoles)(
  'the role %s opens what the table of permissions says, and nothing else',
  async (role) => {
    const found: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    let person: TestStaff | undefined
    for (const endpoint of all.filter(({ permission }) => permission !== 'anyone')) {
      const { permission } = endpoint
      person ??= await signInTestStaff(app, database.db, role)
      found[keyOf(endpoint)] = await accessError(endpoint, person.headers)
      const open =
        permission === 'password' ||
        permission === 'self' ||
        permission === 'staff' ||
        permission === 'anyone' ||
        isAllowed([role], permission)
      expected[keyOf(endpoint)] = open ? undefined : 'forbidden'
      // A call for one's own account may have ended the session.
      if (open && endpoint.method !== 'GET' && !permission.includes('.')) person = undefined
    }
    expect(found).toEqual(expected)
  },
)

describe.each(
  all
    .filter(({ permission }) => permission !== 'anyone')
    .map((endpoint) => [keyOf(endpoint), endpoint] as const),
)('%s', (_key, endpoint) => {
  test('is 401 without a session and with a customer’s token in any place', async () => {
    const token = customerToken
    const attempts = [
      {},
      { authorization: `Bearer ${token}` },
      { cookie: `tsiran_session=${token}` },
      { cookie: `tsiran_staff=${token}` },
      { cookie: `tsiran_staff=${'x'.repeat(43)}` },
    ]
    for (const headers of attempts)
      expect(await codeOf(endpoint, headers as Record<string, string>)).toBe('unauthenticated')
    const answer = await call(endpoint, {}, { query: { token, api_token: token }, body: { token } })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'no-store'])
  })

  test('waits for the second factor and for a step-up where it needs them', async () => {
    const { permission, stepUp } = endpoint
    const { db } = database
    const unconfirmed = await signInTestStaff(app, db, 'owner', { confirmed: false })
    if (stepUp) expect(await codeOf(endpoint, unconfirmed.headers)).toBe('confirmation_needed')
    await db
      .updateTable('staff')
      .set({ totp_secret: null })
      .where('id', '=', unconfirmed.id)
      .execute()
    const needsFactor =
      permission === 'password' || permission === 'self'
        ? expect.not.stringMatching('second_factor_needed')
        : 'second_factor_needed'
    expect((await codeOf(endpoint, unconfirmed.headers)) ?? 'answered').toEqual(needsFactor)
    const unproven = await signInTestStaff(app, db, 'owner')
    await db
      .updateTable('staff_sessions')
      .set({ second_factor_at: null })
      .where('staff_id', '=', unproven.id)
      .execute()
    const right = permission === 'password' ? undefined : 'second_factor_needed'
    const code = await codeOf(endpoint, unproven.headers)
    // What is for setting up a factor refuses by itself where there is one that is not proven.
    const own = endpoint.path.startsWith('/api/admin/me/')
    expect(code === 'second_factor_needed').toBe(
      right !== undefined || (own && code !== 'validation_failed'),
    )
  })
})

let number = 0
test.each(all.map((endpoint) => [keyOf(endpoint), endpoint] as const))(
  '%s leaves the right rows in the audit log',
  async (key, endpoint) => {
    const { db } = database
    const [owner, otherOwner] = [
      await signInTestStaff(app, db, 'owner'),
      await signInTestStaff(app, db, 'owner'),
    ]
    const input =
      (await samples[key]?.input?.({ app, db, owner, otherOwner, number: ++number })) ?? {}
    const headers = (input.as === undefined ? owner : input.as)?.headers ?? {}
    const before = await auditRows()
    if (isWrite(endpoint)) {
      const crossSite = await call(
        endpoint,
        { ...headers, 'sec-fetch-site': 'cross-site' } as Record<string, string>,
        input,
      )
      expect(crossSite.json().code).toBe('cross_site')
      expect(await auditRows()).toBe(before)
    }
    const answer = await call(endpoint, headers as Record<string, string>, input)
    expect([key, answer.statusCode, codeIn(answer)]).toEqual([
      key,
      endpoint.created ? 201 : 200,
      undefined,
    ])
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const isAudited = isWrite(endpoint) && samples[key]?.unaudited === undefined
    expect((await auditRows()) - before).toBe(isAudited ? 1 : 0)
  },
)

test('a write that is refused for its input leaves no row', async () => {
  const owner = await signInTestStaff(app, database.db, 'owner')
  const before = await auditRows()
  const refusable = all.filter(
    ({ method, body, params }) => method !== 'GET' && (body !== undefined || params !== undefined),
  )
  for (const endpoint of refusable) {
    const answer = await call(endpoint, owner.headers, { body: { locale: 'xx' } })
    expect([keyOf(endpoint), answer.statusCode >= 400]).toEqual([keyOf(endpoint), true])
  }
  expect(await auditRows()).toBe(before)
})

test('the staff’s cookie opens nothing of the shop', async () => {
  const { session } = await signInTestStaff(app, database.db, 'owner')
  const asked = (endpoints as readonly Endpoint[]).filter(({ access }) => access !== 'public')
  for (const endpoint of asked)
    for (const cookie of [`tsiran_staff=${session}`, `tsiran_session=${session}`])
      expect([keyOf(endpoint), await codeOf(endpoint, { cookie })]).toEqual([
        keyOf(endpoint),
        'unauthenticated',
      ])
})
