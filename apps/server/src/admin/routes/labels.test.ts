import { maxLabels } from '@tsiran/contract/admin/labels'
import type { Label } from '@tsiran/contract/admin/label-shapes'
import { testDatabase } from '@tsiran/db/testing'
import { createProduct } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff, type TestStaff } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let picker: TestStaff
let viewer: TestStaff
let variantId: number
beforeAll(async () => {
  app = await buildTestApp(database)
  picker = await signInTestStaff(app, database.db, 'picker')
  viewer = await signInTestStaff(app, database.db, 'viewer')
  variantId = (await createProduct(database.db, { sku: 'MILK' })).variantId
})
afterAll(() => app.close())

const print = (ids: string | number, staff = picker) =>
  staff.inject({ url: `/api/admin/documents/label?variant_ids=${ids}` })
const mark = (payload: object, staff = picker) =>
  staff.inject({ method: 'POST', url: '/api/admin/labels/printed', payload })
const printed = async () => (await print(variantId)).json<{ data: Label[]; read_at: string }>()

test('whoever sees the stock prints labels, who changes it marks them', async () => {
  expect((await viewer.inject({ url: '/api/admin/labels' })).statusCode).toBe(200)
  expect((await print(variantId, viewer)).statusCode).toBe(200)
  const { data, read_at } = await printed()
  expect((await mark({ read_at, labels: data }, viewer)).statusCode).toBe(403)
  expect((await mark({ read_at, labels: data })).json()).toEqual({ data: { marked: 1 } })
})

test.each([
  '',
  '0',
  '-1',
  '1,',
  '1,,2',
  '1;2',
  'all',
  '1'.repeat(11),
  '7,'.repeat(maxLabels) + '7',
])('ids that are none, or too many, are refused: %s', async (ids) =>
  expect((await print(ids)).statusCode).toBe(400),
)

test('ids that nothing has are not found', async () => {
  expect((await print('9999999999')).statusCode).toBe(404)
})

test.each([
  ['a name that is none', { name: 'Milk' }],
  ['a name in one language', { name: { hy: 'Կաթ' } }],
  ['a price below zero', { price: -1 }],
  ['a price beyond all numbers', { price: 1e300 }],
  ['a fraction', { price: 0.5 }],
  ['a unit that is none', { content_unit: 'furlong' }],
  ['an id beyond all ids', { variant_id: 2 ** 31 }],
])('a mark with %s is refused', async (_, wrong) => {
  const { data, read_at } = await printed()
  const answer = await mark({ read_at, labels: [{ ...data[0], ...wrong }] })
  expect(answer.statusCode, answer.body).toBe(422)
})

test.each([
  'yesterday',
  '',
  '2026-13-45T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00Z',
])('a mark of no time is refused: %s', async (read_at) => {
  const { data } = await printed()
  expect((await mark({ read_at, labels: data })).statusCode).toBe(422)
})

test.each(['a\u0000b', '\ud800'])('a name that no text can be is refused: %j', async (text) => {
  const { data, read_at } = await printed()
  const name = { hy: text, ru: text, en: text }
  expect((await mark({ read_at, labels: [{ ...data[0], name }] })).statusCode).toBe(400)
})

test.each(['"><script>planted()</script>', '=1+1', '\u202e', '😀'])(
  'a name may hold anything: %j',
  async (text) => {
    const { data, read_at } = await printed()
    const name = { hy: text, ru: text, en: text }
    const answer = await mark({ read_at, labels: [{ ...data[0], name }] })
    expect(answer.statusCode, answer.body).toBe(200)
  },
)
