import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { logIn } from '../customers/log-in.ts'
import { createSessionTokens } from '../customers/session-tokens.ts'
import { testPassword } from '../testing/fixtures.ts'
import { registerCompany } from './register-company.ts'

const database = testDatabase()
const mailing = { locale: 'en', origin: 'http://shop.test' } as const
const client = { address: '192.0.2.1', userAgent: '' }

test('a Manager who does not open the link gets at most ten more verification mails a day', async () => {
  const { db } = database
  const email = 'boss@example.am'
  const person = {
    first_name: 'A',
    last_name: 'S',
    phone: '091000000',
    password: testPassword,
    password_confirmation: testPassword,
  }
  await registerCompany(
    db,
    { company_name: 'Firm', address: 'Street 1', tin: '12345678', ...person, email },
    { client, mailing },
  )
  const onSignedIn = async () => undefined
  for (let number = 0; number < 13; number++) {
    await sql`update one_use_tokens set created_at = created_at - interval '11 minutes'`.execute(db)
    const call = {
      email,
      password: testPassword,
      companyOnly: true,
      lifetime: 60,
      mailing,
      onSignedIn,
    }
    await expect(
      logIn(db, { tokens: createSessionTokens(db), client, ...call }),
    ).rejects.toMatchObject({ code: 'email_unverified' })
  }
  expect(await db.selectFrom('mails').select('template').execute()).toEqual(
    Array(11).fill({ template: 'verify' }),
  )
})
