import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { findSession, openSession } from '../customers/sessions.ts'
import { createPerson, createTestCompany } from '../testing/fixtures.ts'
import { changeCompany } from './change-company.ts'

const database = testDatabase()
const by = { kind: 'system', name: 'script' } as const

async function signIn(customerId: number): Promise<string> {
  const { password_hash } = await database.db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const session = { customerId, passwordHash: password_hash!, userAgent: '', lifetime: 1000 }
  return (await database.db.transaction().execute((tx) => openSession(tx, session)))!.id
}

const auditOf = (id: number) =>
  database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_type', '=', 'company')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()

test('a company’s own minimum counts for its people from the next call on, and the log says who wrote it', async () => {
  const { db } = database
  const id = await createTestCompany(db, 'Minimum')
  const session = await signIn(await createPerson(db, 'min@example.am', 'subUser', id))
  const minimum = async () => (await findSession(db, session))!.companyMinimum
  expect(await minimum()).toBeNull()
  const write = (minimum_order: number | null) =>
    changeCompany(db, { id, version: undefined, change: { minimum_order }, by })
  await write(0)
  expect(await minimum()).toBe(0)
  await write(20_000)
  expect(await minimum()).toBe(20_000)
  await write(20_000)
  await write(null)
  expect(await minimum()).toBeNull()
  expect(await auditOf(id)).toMatchObject([
    { before: { minimum_order: null }, after: { minimum_order: 0 } },
    { before: { minimum_order: 0 }, after: { minimum_order: 20_000 } },
    { before: { minimum_order: 20_000 }, after: { minimum_order: null } },
  ])
})
