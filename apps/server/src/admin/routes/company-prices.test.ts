import { testDatabase } from '@tsiran/db/testing'
import { createProduct } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let productId: number
beforeAll(async () => {
  app = await buildTestApp(database)
  productId = (await createProduct(database.db, { sku: 'MILK' })).id
  await database.db.updateTable('variants').set({ company_price: 777 }).execute()
})
afterAll(() => app.close())

test.each([
  ['picker', false],
  ['viewer', true],
  ['catalogue', true],
] as const)('of the role %s, it is %s that it reads what companies pay', async (role, isRead) => {
  const person = await signInTestStaff(app, database.db, role)
  for (const path of ['', `/${productId}`, '/grid', '?search=milk']) {
    const answer = await person.inject({ url: `/api/admin/products${path}` })
    expect([path, answer.statusCode]).toEqual([path, 200])
    expect(answer.body).toContain('"price":')
    expect([path, answer.body.includes('"company_price":777')]).toEqual([path, isRead])
    expect([path, answer.body.includes('company_price')]).toEqual([path, isRead])
  }
})
