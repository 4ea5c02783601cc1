import { testDatabase } from '@tsiran/db/testing'
import { hashPassword } from '@tsiran/domain/customers/password'
import { shopItself } from '@tsiran/domain/shared/viewer'
import { createStaff } from '@tsiran/domain/staff/create-staff'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import { generateSync } from 'otplib'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'
import { createTestPasskey } from './testing-passkey.ts'

const origin = 'http://shop.test'
const password = 'a quiet harbour 7'
const database = testDatabase()
let app: FastifyInstance
let passwordHash: string
beforeAll(async () => {
  app = await buildTestApp(database)
  passwordHash = await hashPassword(password, shopItself)
})
afterAll(() => app.close())

let people = 0
async function newPerson(roles: readonly StaffRole[] = ['owner'], isDemo = false): Promise<string> {
  const email = `person${++people}@staff.test`
  await createStaff(database.db, { email, name: 'Nare', roles, passwordHash, locale: 'en', isDemo })
  return email
}

/** A browser of one of the staff, signed in by password. */
async function browser(email: string) {
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/admin/session',
    payload: { email, password },
  })
  const headers = { cookie: `tsiran_staff=${signedIn.cookies[0]!.value}` }
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) => {
    const answer = await app.inject({
      method,
      url: `/api/admin${path}`,
      headers,
      ...(payload && { payload }),
    })
    return answer.json()
  }
  return {
    opened: signedIn.json().data,
    get: (path: string) => send('GET', path),
    post: (path: string, payload: object = {}) => send('POST', path, payload),
    remove: (path: string) => send('DELETE', path),
  }
}
type Browser = Awaited<ReturnType<typeof browser>>

/** Sets codes up and returns the secret and the recovery codes. */
async function setUpTotp({ post }: Browser) {
  const { secret, uri } = (await post('/me/totp')).data
  expect(uri).toContain(`secret=${secret}`)
  const { data } = await post('/me/totp/confirm', { code: generateSync({ secret }) })
  expect(data.staff).toMatchObject({
    second_factor: 'totp',
    has_totp: true,
    second_factor_required: false,
  })
  return { secret: secret as string, codes: data.recovery_codes as string[] }
}
/** As if half a minute went by: the code of now counts again. */
const later = () => sql`update staff set totp_last_step = totp_last_step - 1`.execute(database.db)
const older = () =>
  sql`update staff_sessions set confirmed_at = now() - interval '11 minutes'`.execute(database.db)

test('an owner opens nothing but their own settings before a second factor is set up; a demo account does', async () => {
  const owner = await browser(await newPerson())
  expect(owner.opened).toMatchObject({
    staff: { second_factor_required: true },
    second_factor: 'none',
  })
  expect((await owner.get('/staff')).code).toBe('second_factor_needed')
  expect((await owner.get('/me/sessions')).data).toHaveLength(1)
  await setUpTotp(owner)
  expect((await owner.get('/today')).data).toBeDefined()
  expect((await owner.get('/staff')).data.staff.length).toBeGreaterThan(0)
  const demo = await browser(await newPerson(['owner'], true))
  expect((await demo.get('/staff')).data.staff.length).toBeGreaterThan(0)
})

test.each(['owner', 'accountant'] as const)(
  'an %s without a second factor sees nothing of the shop, sets one up and signs out',
  async (role) => {
    const email = await newPerson([role])
    const person = await browser(email)
    const ofTheShop = ['/today', '/search?q=ani', '/jobs/1', '/translations/own', '/openapi.json']
    for (const path of ofTheShop)
      expect([path, (await person.get(path)).code]).toEqual([path, 'second_factor_needed'])
    expect((await person.post('/jobs/1/cancel')).code).toBe('second_factor_needed')
    expect((await person.get('/me')).data.staff).toMatchObject({ second_factor_required: true })
    expect((await person.post('/session/confirm/options')).data.by).toEqual(['password'])
    expect((await person.remove('/session')).code).toBeUndefined()
    const next = await browser(email)
    await setUpTotp(next)
    for (const path of ofTheShop)
      expect([path, (await next.get(path)).code]).not.toEqual([path, 'second_factor_needed'])
  },
)

test('a sign-in waits for a code, which counts once', async () => {
  const email = await newPerson()
  const { secret } = await setUpTotp(await browser(email))
  const next = await browser(email)
  expect(next.opened).toEqual({ staff: null, second_factor: 'totp' })
  expect((await next.get('/me')).data).toEqual({ staff: null, second_factor: 'totp' })
  expect((await next.get('/staff')).code).toBe('second_factor_needed')
  const code = generateSync({ secret })
  expect((await next.post('/session/second-factor', { code })).code).toBe('invalid_credentials')
  await later()
  expect((await next.post('/session/second-factor', { code })).data.staff).toMatchObject({ email })
  const third = await browser(email)
  expect((await third.post('/session/second-factor', { code })).code).toBe('invalid_credentials')
})

test('a password alone adds no factor beside one, and removes none', async () => {
  const email = await newPerson()
  const first = await browser(email)
  await setUpTotp(first)
  const thief = await browser(email)
  for (const path of ['/me/totp', '/me/passkeys/options'])
    expect((await thief.post(path)).code).toBe('second_factor_needed')
  expect((await thief.remove('/me/totp')).code).toBe('second_factor_needed')
  await older()
  expect((await first.post('/me/totp')).code).toBe('confirmation_needed')
  expect((await first.post('/session/confirm', { password })).code).toBe('invalid_credentials')
})

test('after five wrong codes a session tries no more, and many sessions get no further', async () => {
  const email = await newPerson()
  await setUpTotp(await browser(email))
  const attempt = async (guesser: Browser) =>
    (await guesser.post('/session/second-factor', { code: '000000' })).code
  for (let session = 0; session < 4; session++) {
    const guesser = await browser(email)
    for (let tried = 0; tried < 5; tried++)
      expect(await attempt(guesser)).toBe('invalid_credentials')
    expect(await attempt(guesser)).toBe('too_many_attempts')
  }
  expect(await attempt(await browser(email))).toBe('too_many_attempts')
})

test('ten recovery codes stand in for the phone, each once', async () => {
  const email = await newPerson(['viewer'])
  const { codes } = await setUpTotp(await browser(email))
  expect(new Set(codes).size).toBe(10)
  const stored = await database.db.selectFrom('staff_recovery_codes').select('digest').execute()
  expect(JSON.stringify(stored)).not.toContain(codes[0])
  const next = await browser(email)
  expect(
    (await next.post('/session/second-factor', { code: codes[0]!.toUpperCase() })).data.staff,
  ).toMatchObject({ email })
  expect(
    (await (await browser(email)).post('/session/second-factor', { code: codes[0] })).code,
  ).toBe('invalid_credentials')
  // Who lost the phone removes its codes with the step-up that the recovery code was.
  expect((await next.remove('/me/totp')).data).toMatchObject({ second_factor: 'none' })
})

test('a passkey completes a sign-in and a step-up; a foreign, replayed or misplaced answer does not', async () => {
  const email = await newPerson()
  const first = await browser(email)
  const passkey = createTestPasskey(origin)
  const elsewhereMade = createTestPasskey('http://evil.test').register(
    (await first.post('/me/passkeys/options')).data,
  )
  for (const attestation of [elsewhereMade, {}])
    expect((await first.post('/me/passkeys', { name: 'Evil', attestation })).code).toBe(
      'invalid_credentials',
    )
  const registration = (await first.post('/me/passkeys/options')).data
  expect(registration).toMatchObject({
    rp: { id: 'shop.test' },
    attestation: 'none',
    user: { name: email },
  })
  const attestation = passkey.register(registration)
  const added = await first.post('/me/passkeys', { name: 'Phone', attestation })
  expect(added.data).toMatchObject({
    staff: { second_factor: 'passkey' },
    recovery_codes: expect.any(Array),
  })
  expect((await first.post('/me/passkeys', { name: 'Again', attestation })).code).toBe(
    'invalid_credentials',
  )

  const next = await browser(email)
  const { options } = next.opened
  expect(options.allowCredentials).toEqual([
    { id: attestation.id, type: 'public-key', transports: [] },
  ])
  const foreign = createTestPasskey(origin).prove(options)
  expect(
    (await next.post('/session/second-factor', { assertion: { ...foreign, id: attestation.id } }))
      .code,
  ).toBe('invalid_credentials')
  const again = (await next.get('/me')).data.options
  expect(again.challenge).not.toBe(options.challenge)
  const assertion = passkey.prove(again)
  expect((await next.post('/session/second-factor', { assertion })).data.staff).toMatchObject({
    email,
  })
  expect((await next.post('/session/second-factor', { assertion })).code).toBe(
    'invalid_credentials',
  )

  await older()
  expect((await next.remove('/me/passkeys/1')).code).toBe('confirmation_needed')
  const confirm = (await next.post('/session/confirm/options')).data
  expect(confirm.by).toEqual(['passkey'])
  const elsewhere = createTestPasskey('http://evil.test').prove(confirm.options)
  expect(
    (await next.post('/session/confirm', { assertion: { ...elsewhere, id: attestation.id } })).code,
  ).toBe('invalid_credentials')
  const fresh = (await next.post('/session/confirm/options')).data.options
  expect(
    (await next.post('/session/confirm', { assertion: passkey.prove(fresh) })).data.confirmed_until,
  ).toMatch(/^20/)
  // An owner keeps a factor.
  const [{ id }] = (await next.get('/me/passkeys')).data
  expect((await next.remove(`/me/passkeys/${id}`)).code).toBe('factor_needed')
})
