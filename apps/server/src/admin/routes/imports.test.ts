import { testDatabase } from '@tsiran/db/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { filesForm } from '../testing-files.ts'
import { signInTestStaff, type TestStaff } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let member: TestStaff
beforeAll(async () => {
  app = await buildTestApp(database)
  member = await signInTestStaff(app, database.db, 'catalogue')
})
afterAll(() => app.close())

const file = { name: 'prices.csv', content: Buffer.from('sku,price\nTEA,100\n') }
const send = (query: string, fields: Record<string, string>) =>
  member.inject({
    method: 'POST',
    url: `/api/admin/imports${query}`,
    ...filesForm([file], fields),
  })

test('the form or the address says of which kind a file is, and one of them must', async () => {
  for (const [query, fields] of [
    ['', { kind: 'prices' }],
    ['?kind=prices', {}],
  ] as const) {
    const answer = await send(query, fields)
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({ kind: 'prices', rows: 1, state: 'mapping' })
  }
  for (const fields of [{}, { kind: 'people' }, { kind: '__proto__' }] as const) {
    const answer = await send('', fields)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual(['kind'])
  }
})
