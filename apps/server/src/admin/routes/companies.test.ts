import { testDatabase } from '@tsiran/db/testing'
import { createPerson, createTestCompany } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp(database)
})
afterAll(() => app.close())

test('whoever may not see people reads a company without their names and what was typed of them', async () => {
  const { db } = database
  const id = await createTestCompany(db, 'Sevan', 0)
  await createPerson(db, 'ani@sevan.am', 'Manager', id)
  await db.updateTable('companies').set({ note: 'call Ani' }).where('id', '=', id).execute()
  await db
    .insertInto('cart_requests')
    .values({ company_id: id, customer_name: 'Ani Sargsyan', total: 900 })
    .execute()
  await db
    .insertInto('company_payments')
    .values({ company_id: id, amount: 100, note: 'brought by Ani' })
    .execute()
  const read = async (role: 'viewer' | 'accountant') => {
    const staff = await signInTestStaff(app, db, role)
    return staff.inject({ url: `/api/admin/companies/${id}` })
  }
  expect((await read('accountant')).json().data).toMatchObject({
    note: 'call Ani',
    users: [{ name: 'Ani Sargsyan' }],
    requests: [{ user: 'Ani Sargsyan' }],
    payments: [{ note: 'brought by Ani' }],
  })
  const seen = await read('viewer')
  expect(seen.json().data).toMatchObject({
    name: 'Sevan',
    users: [{ name: 'A… S…' }],
    requests: [{ user: 'A… S…', total: 900 }],
    payments: [{ amount: 100 }],
  })
  expect(seen.body).not.toMatch(/Ani|Sargsyan/)
})
