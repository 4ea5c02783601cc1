import type { Tx } from '@tsiran/db/database'
import { settleBehind, testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { byScript as by, createPerson, testPassword } from '../testing/fixtures.ts'
import { changeProfile } from './change-profile.ts'
import { createAddress } from './write-address.ts'
import { defaultLimits } from '../shared/limits.ts'
import { forgotPassword } from './forgot-password.ts'
import { logIn } from './log-in.ts'
import { dropTokens } from './one-use-tokens.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sendResetLink } from './send-reset-link.ts'
import { createSessionTokens } from './session-tokens.ts'
import { endSessions, findSession } from './sessions.ts'

const database = testDatabase({ connections: 14 })
const client = { address: '127.0.0.1', userAgent: 'test' }
const mailing = { locale: 'en', origin: 'http://shop.test' } as const
const person = (email: string) => ({
  first_name: 'Ani',
  last_name: 'S',
  email,
  phone: '091000000',
  password: testPassword,
  password_confirmation: testPassword,
})
const signIn = (email: string, password = testPassword) =>
  logIn(database.db, {
    tokens: createSessionTokens(database.db),
    client,
    email,
    password,
    companyOnly: false,
    lifetime: 3600,
    mailing,
    onSignedIn: async () => undefined,
  })
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'ok' : result.reason.code)).sort()
const mails = (recipient: string, template: string) =>
  database.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('template', '=', template)
    .execute()
const noChange = {
  email: undefined,
  first_name: undefined,
  last_name: undefined,
  phone: undefined,
  current_password: undefined,
}

describe('the same e-mail, registered at once', () => {
  test('by five individuals makes one account and one welcome mail', async () => {
    const emails = [
      'twice@example.am',
      'Twice@example.am',
      'TWICE@EXAMPLE.AM',
      'twice@example.am',
      ' twice@example.am ',
    ]
    const results = await Promise.allSettled(
      emails.map((email) => register(database.db, person(email), { client, mailing })),
    )
    expect(codes(results)).toEqual([
      'email_taken',
      'email_taken',
      'email_taken',
      'email_taken',
      'ok',
    ])
    const { rows } =
      await sql`select id from customers where lower(email) = 'twice@example.am'`.execute(
        database.db,
      )
    expect(rows).toHaveLength(1)
    expect(
      await sql`select 1 from mails where template = 'welcome' and lower(recipient) = 'twice@example.am'`.execute(
        database.db,
      ),
    ).toMatchObject({ rows: [{}] })
  })
})

test('a reset link used five times at once sets one password, once', async () => {
  const email = 'reset@example.am'
  await createPerson(database.db, email)
  await forgotPassword(database.db, email, { client, mailing })
  const key = /key=([\w-]+)/.exec((await mails(email, 'reset'))[0]!.text)![1]!
  const passwords = [1, 2, 3, 4, 5].map((number) => `new-apricot-${number}`)
  const results = await Promise.allSettled(
    passwords.map((password) =>
      resetPassword(
        database.db,
        { key, password, password_confirmation: password },
        { client, mailing },
      ),
    ),
  )
  expect(codes(results)).toEqual([
    'link_invalid',
    'link_invalid',
    'link_invalid',
    'link_invalid',
    'ok',
  ])
  const winner = passwords[results.findIndex(({ status }) => status === 'fulfilled')]!
  expect((await signIn(email, winner)).token).toBeTruthy()
  await expect(signIn(email)).rejects.toMatchObject({ code: 'invalid_credentials' })
})

/** What a change of the e-mail does in its transaction. */
const changeEmail = (id: number, email: string) => async (tx: Tx) => {
  await sql`select 1 from customers where id = ${id} for update`.execute(tx)
  await sql`update customers set email = ${email} where id = ${id}`.execute(tx)
  await dropTokens(tx, id, 'reset')
}

test('no reset link goes to an e-mail that is being changed', async () => {
  const [old, now] = ['before@example.am', 'after@example.am']
  const customerId = await createPerson(database.db, old)
  const asked = await settleBehind(database.db, changeEmail(customerId, now), () =>
    forgotPassword(database.db, old, { client, mailing }),
  )
  expect(asked.status).toBe('fulfilled')
  expect(await mails(old, 'reset')).toEqual([])
  const links = await database.db
    .selectFrom('one_use_tokens')
    .select('digest')
    .where('customer_id', '=', customerId)
    .execute()
  expect(links).toEqual([])
})

test('the link that the merchant sends goes to the e-mail that a customer is changing to', async () => {
  const [old, now] = ['leaves@example.am', 'arrives@example.am']
  const customerId = await createPerson(database.db, old)
  const sent = await settleBehind(database.db, changeEmail(customerId, now), () =>
    sendResetLink(database.db, { id: customerId, by, origin: mailing.origin }),
  )
  expect(sent.status).toBe('fulfilled')
  expect([await mails(old, 'reset'), await mails(now, 'reset')]).toMatchObject([[], [{}]])
})

test('no session that the old password opened outlives its change, however close the calls are', async () => {
  const tokens = createSessionTokens(database.db)
  for (let round = 0; round < 4; round++) {
    const email = `close-${round}@example.am`
    const customerId = await createPerson(database.db, email)
    const own = await findSession(database.db, (await tokens.read((await signIn(email)).token))!)
    const password = `changed-${round}-apricot`
    const [, ...logins] = await Promise.allSettled([
      changeProfile(database.db, {
        session: own!,
        change: { ...noChange, password, password_confirmation: password },
        client,
        mailing,
      }),
      ...Array.from({ length: 5 }, () => signIn(email)),
    ])
    expect(codes(logins).every((code) => code === 'ok' || code === 'invalid_credentials')).toBe(
      true,
    )
    const left = await database.db
      .selectFrom('sessions')
      .select('id')
      .where('customer_id', '=', customerId)
      .execute()
    expect(left).toEqual([{ id: own!.id }])
  }
})

test('a password that is being changed in a session gives way to one that ended the session', async () => {
  const email = 'thief-inside@example.am'
  const customerId = await createPerson(database.db, email)
  const id = await createSessionTokens(database.db).read((await signIn(email)).token)
  const session = (await findSession(database.db, id!))!
  const password = 'thief-apricot-8'
  const change = { ...noChange, password, password_confirmation: password }
  const reset = async (tx: Tx) => {
    await sql`update customers set password_hash = 'reset' where id = ${customerId}`.execute(tx)
    await endSessions(tx, customerId)
  }
  const changed = await settleBehind(database.db, reset, () =>
    changeProfile(database.db, { session, change, client, mailing }),
  )
  expect(codes([changed])).toEqual(['unauthenticated'])
  const [row] = (
    await sql`select password_hash from customers where id = ${customerId}`.execute(database.db)
  ).rows
  expect(row).toEqual({ password_hash: 'reset' })
  expect(await mails(email, 'passwordChanged')).toEqual([])
})

test('two people who change to one e-mail at once: one of them gets it', async () => {
  const sessions = await Promise.all(
    ['left@example.am', 'right@example.am'].map(async (email) => {
      await createPerson(database.db, email)
      return (await findSession(
        database.db,
        (await createSessionTokens(database.db).read((await signIn(email)).token))!,
      ))!
    }),
  )
  const results = await Promise.allSettled(
    sessions.map((session) =>
      changeProfile(database.db, {
        session,
        change: {
          ...noChange,
          email: 'middle@example.am',
          password: undefined,
          password_confirmation: undefined,
        },
        client,
        mailing,
      }),
    ),
  )
  expect(codes(results)).toEqual(['email_taken', 'ok'])
})

test('addresses added at once stay within the limit', async () => {
  const customerId = await createPerson(database.db, 'addresses@example.am')
  const add = (number: number) =>
    createAddress(database.db, {
      customerId,
      input: { address1: [`Abovyan ${number}`], phone: '091000000' },
      limits: { ...defaultLimits, addresses: 3 },
    })
  await add(0)
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(add))
  expect(codes(results)).toEqual(['ok', 'ok', ...Array(4).fill('too_many_addresses')])
  expect(
    await database.db
      .selectFrom('addresses')
      .select('id')
      .where('customer_id', '=', customerId)
      .execute(),
  ).toHaveLength(3)
})

test('an address that is sent several times at once, or again with blanks, is saved once', async () => {
  const customerId = await createPerson(database.db, 'same-address@example.am')
  const add = (changes: Partial<Parameters<typeof createAddress>[1]['input']> = {}) =>
    createAddress(database.db, {
      customerId,
      input: { first_name: '', address1: ['Abovyan 12'], phone: '091000000', ...changes },
      limits: { ...defaultLimits, addresses: 3 },
    })
  const sent = await Promise.all([add(), add(), add(), add({ phone: ' 091000000' })])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  const others = [await add({ address1: ['Abovyan 13'] }), await add({ company_name: 'Van' })]
  expect(new Set([...sent, ...others].map(({ id }) => id)).size).toBe(3)
  expect(await add()).toEqual(sent[0])
  await expect(add({ company_name: 'Sevan' })).rejects.toMatchObject({ code: 'too_many_addresses' })
})
