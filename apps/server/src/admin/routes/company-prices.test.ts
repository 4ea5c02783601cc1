import { testDatabase } from '@tsiran/db/testing'
import { applyBulk } from '@tsiran/domain/products/bulk-edit'
import { byScript, createProduct } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let productId: number
let changeSetId: number
beforeAll(async () => {
  app = await buildTestApp(database)
  productId = (await createProduct(database.db, { sku: 'MILK' })).id
  const operations = [
    { field: 'company_price', op: 'set', value: 777 },
    { field: 'price', op: 'percent', value: 10 },
  ] as const
  const done = await applyBulk(database.db, { ids: [productId], operations }, { by: byScript })
  changeSetId = done.change_set_id!
})
afterAll(() => app.close())

const roles = [
  ['picker', false],
  ['viewer', true],
  ['catalogue', true],
] as const

test.each(roles)(
  'of the role %s, it is %s that it reads what companies pay',
  async (role, isRead) => {
    const person = await signInTestStaff(app, database.db, role)
    for (const path of ['', `/${productId}`, '/grid', '?search=milk']) {
      const answer = await person.inject({ url: `/api/admin/products${path}` })
      expect([path, answer.statusCode]).toEqual([path, 200])
      expect(answer.body).toContain('"price":')
      expect([path, answer.body.includes('"company_price":777')]).toEqual([path, isRead])
      expect([path, answer.body.includes('company_price')]).toEqual([path, isRead])
    }
  },
)

test.each(roles)(
  'of the role %s, it is %s that it reads what companies paid before',
  async (role, isRead) => {
    const person = await signInTestStaff(app, database.db, role)
    for (const path of ['', `/${changeSetId}`]) {
      const answer = await person.inject({ url: `/api/admin/change-sets${path}` })
      expect([path, answer.statusCode]).toEqual([path, 200])
      expect(answer.body).toContain('"price"')
      expect([path, answer.body.includes('company_price')]).toEqual([path, isRead])
    }
    const set = await person.inject({ url: `/api/admin/change-sets/${changeSetId}` })
    expect(set.json<{ meta: { total: number } }>().meta.total).toBe(isRead ? 2 : 1)
  },
)

test.each(roles)(
  'of the role %s, it is %s that its file of products has what companies pay',
  async (role, isRead) => {
    const person = await signInTestStaff(app, database.db, role)
    const file = await person.inject({ url: '/api/admin/exports/products.csv?locale=en' })
    expect(file.statusCode).toBe(200)
    expect(file.body).toContain('MILK')
    expect(file.body.includes('777')).toBe(isRead)
  },
)
