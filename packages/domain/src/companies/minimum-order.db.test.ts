import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { findSession, openSession } from '../customers/sessions.ts'
import { createPerson, createTestCompany, testPasswordHash } from '../testing/fixtures.ts'
import { changeCompany } from './change-company.ts'

const database = testDatabase()
const by = { kind: 'system', name: 'script' } as const

test('a company’s own minimum counts for its people from the next call on, and the log says who wrote it', async () => {
  const { db } = database
  const id = await createTestCompany(db, 'Minimum')
  const customerId = await createPerson(db, 'min@example.am', 'subUser', id)
  const signIn = { customerId, passwordHash: testPasswordHash, userAgent: '', lifetime: 1000 }
  const session = (await db.transaction().execute((tx) => openSession(tx, signIn)))!.id
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
  const logged = await db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('subject_type', '=', 'company')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
  expect(logged).toMatchObject([
    { before: { minimum_order: null }, after: { minimum_order: 0 } },
    { before: { minimum_order: 0 }, after: { minimum_order: 20_000 } },
    { before: { minimum_order: 20_000 }, after: { minimum_order: null } },
  ])
})
