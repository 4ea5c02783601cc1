import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { defaultLimits } from '../shared/limits.ts'
import { createPerson, testPassword, testPasswordHash } from '../testing/fixtures.ts'
import { tryAttempt } from '../shared/rate-limit.ts'
import { checkPassword } from './check-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { accountLimit } from './limits.ts'
import { logIn } from './log-in.ts'
import { createSessionTokens } from './session-tokens.ts'

const database = testDatabase({ connections: 6 })
const mailing = { locale: 'en', origin: 'http://shop.test' } as const
const limits = { ...defaultLimits, signInsPerNetwork: 5 }
const from = (address: string) => ({ address, userAgent: '' })

beforeEach(async () => {
  for (const table of ['attempts', 'mails'] as const) await database.db.deleteFrom(table).execute()
})

/** Outcome of one sign-in: `ok`, or the code of the refusal. */
const signIn = (
  email: string,
  password: string,
  address = '192.0.2.1',
  used = limits,
): Promise<string> =>
  logIn(database.db, {
    tokens: createSessionTokens(database.db),
    client: from(address),
    limits: used,
    email,
    password,
    companyOnly: false,
    lifetime: 60,
    mailing,
    onSignedIn: async () => undefined,
  }).then(
    () => 'ok',
    (error) => error.code as string,
  )

test('a network that guesses at many accounts is stopped; other networks sign in', async () => {
  await createPerson(database.db, 'spray@example.am')
  for (let number = 0; number < 5; number++)
    expect(await signIn(`nobody-${number}@example.am`, 'guess-1')).toBe('invalid_credentials')
  expect(await signIn('nobody-6@example.am', 'guess-1')).toBe('too_many_attempts')
  expect(await signIn('spray@example.am', testPassword)).toBe('too_many_attempts')
  expect(await signIn('spray@example.am', testPassword, '192.0.2.2')).toBe('ok')
})

test('successful sign-ins use up none of a network’s attempts', async () => {
  await createPerson(database.db, 'office@example.am')
  for (let number = 0; number < 12; number++)
    expect(await signIn('office@example.am', testPassword)).toBe('ok')
  for (let number = 0; number < 5; number++)
    expect(await signIn(`typo-${number}@example.am`, 'guess-1')).toBe('invalid_credentials')
  expect(await signIn('office@example.am', testPassword)).toBe('too_many_attempts')
})

test('an attempt that one account’s limit refuses does not count against the network', async () => {
  await createPerson(database.db, 'colleague@example.am')
  const wide = { ...limits, signInsPerNetwork: 10 }
  const tries = []
  for (let number = 0; number < 20; number++)
    tries.push(await signIn('stubborn@example.am', 'guess-1', '192.0.2.1', wide))
  expect(tries.filter((code) => code === 'invalid_credentials')).toHaveLength(8)
  expect(await signIn('colleague@example.am', testPassword, '192.0.2.1', wide)).toBe('ok')
})

test('an account that many networks guess at has fewer attempts in each; its owner signs in', async () => {
  await createPerson(database.db, 'target@example.am')
  for (let number = 0; number < accountLimit('').count; number++)
    await tryAttempt(database.db, accountLimit('target@example.am'))
  const tries = []
  for (let number = 0; number < 5; number++)
    tries.push(await signIn('target@example.am', 'guess-1', '198.51.100.7'))
  expect(tries).toEqual([
    ...Array(3).fill('invalid_credentials'),
    ...Array(2).fill('too_many_attempts'),
  ])
  expect(await signIn('target@example.am', testPassword, '203.0.113.1')).toBe('ok')
  expect(await signIn('target@example.am', testPassword, '203.0.113.1')).toBe('ok')
})

test('every spelling that finds an account shares its limit', async () => {
  await createPerson(database.db, 'director@example.am')
  const spellings = [
    'director@example.am',
    'dİrector@example.am',
    'DIRECTOR@EXAMPLE.AM',
    'dIrector@example.am',
  ]
  const wide = { ...limits, signInsPerNetwork: 100 }
  const found = []
  for (const email of spellings)
    if ((await signIn(email, testPassword, '192.0.2.9', wide)) === 'ok') found.push(email)
  expect(found).toEqual(spellings)
  const tries = []
  for (let number = 0; number < 12; number++)
    tries.push(await signIn(found[number % found.length]!, 'guess-1', '192.0.2.9', wide))
  expect(tries.filter((code) => code === 'invalid_credentials')).toHaveLength(8)
})

test('the limits are checked before a password is hashed', async () => {
  const check = {
    email: 'nobody@example.am',
    password: 'guess-1',
    hash: 'invalid, so that verifying it throws',
  }
  await tryAttempt(database.db, { of: ['login-network', '192.0.2.1'], count: 1, window: 900 })
  const refused = checkPassword(database.db, check, {
    client: from('192.0.2.1'),
    limits: { ...limits, signInsPerNetwork: 1 },
  })
  await expect(refused).rejects.toMatchObject({
    code: 'too_many_attempts',
    details: { retryAfter: expect.any(Number) },
  })
})

test('a check that the shop is too busy for counts as no failure', async () => {
  const check = (hash: string) =>
    checkPassword(
      database.db,
      { email: 'patient@example.am', password: testPassword, hash },
      { client: from('192.0.2.1'), limits },
    )
  for (let number = 0; number < 9; number++)
    await expect(check('invalid, so that verifying it throws')).rejects.not.toMatchObject({
      code: 'too_many_attempts',
    })
  expect(await check(testPasswordHash)).toBe(true)
  const { rows } = await sql`select key from attempts where count > 0`.execute(database.db)
  expect(rows).toEqual([])
})

test('a network that requests reset links for many e-mails is stopped', async () => {
  const ask = (email: string, address = '192.0.2.1') =>
    forgotPassword(database.db, email, { client: from(address), mailing, limits })
  for (let number = 0; number < 5; number++) await ask(`nobody-${number}@example.am`)
  await expect(ask('nobody-6@example.am')).rejects.toMatchObject({ code: 'too_many_attempts' })
  await ask('nobody-6@example.am', '192.0.2.2')
})

test('strangers from many networks send a mailbox five reset links an hour, and get the same answer beyond', async () => {
  await createPerson(database.db, 'owner@example.am')
  for (let number = 0; number < 8; number++)
    await forgotPassword(database.db, 'owner@example.am', {
      client: from(`192.0.2.${number}`),
      mailing,
    })
  expect(await database.db.selectFrom('mails').select('template').execute()).toEqual(
    Array(5).fill({ template: 'reset' }),
  )
})
