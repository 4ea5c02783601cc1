import { testDatabase } from '@tsiran/db/testing'
import { createSlot, createZone } from '@tsiran/domain/testing/delivery-shop'
import { createCheckoutMethods, createProduct } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
const [kentron, avan] = [6, 2]
let app: FastifyInstance
let product: { id: number }
let full: number
let open: number

beforeAll(async () => {
  const { db } = database
  app = await buildTestApp(database)
  product = await createProduct(db, { sku: 'BREAD', offers: [{ price: 1000 }] })
  await createCheckoutMethods(db)
  const terms = { fee: 700, min_total: 2000, districts: [kentron] }
  const zone = await createZone(db, { name: 'Centre', ...terms })
  full = await createSlot(db, zone, { starts: 24, capacity: 1 })
  open = await createSlot(db, zone, { starts: 27 })
})
afterAll(() => app.close())

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
const billing = {
  first_name: 'Ani',
  email: 'ani@example.am',
  phone: '+374 91 000000',
  city: 'Yerevan',
  address1: ['Tumanyan 5'],
}

/** A guest's cart in the full slot, before it was full. */
async function cartInSlot(quantity: number) {
  const { api_token } = (await app.inject('/api/checkout/cart/token')).json()
  await post(`/api/checkout/cart/add/${product.id}`, { api_token, quantity })
  await post('/api/checkout/save-address', { api_token, billing, district_id: kentron })
  const saved = await post('/api/checkout/save-shipping', {
    api_token,
    shipping_method: 'flatrate_flatrate',
    slot_id: full,
  })
  expect(saved.json().data.cart).toMatchObject({ shipping: 700, slot: { id: full } })
  await post('/api/checkout/save-payment', { api_token, payment: { method: 'cashondelivery' } })
  return api_token as string
}

test('zones are public; slots are those of a district', async () => {
  const zones = await app.inject('/api/delivery/zones?locale=en')
  expect(zones.json().data.zones).toMatchObject([{ name: 'Centre', fee: 700 }])
  const slots = await app.inject(`/api/delivery/slots?district_id=${kentron}&locale=en`)
  expect(slots.json().data.days.flatMap((day: { slots: [] }) => day.slots)).toHaveLength(2)
  const none = await app.inject(`/api/delivery/slots?district_id=${avan}`)
  expect([none.statusCode, none.json().code]).toEqual([404, 'not_found'])
})

test('an order is refused below the minimum, and in a slot that is full by now, with what helps', async () => {
  const [small, first, late] = [await cartInSlot(1), await cartInSlot(2), await cartInSlot(2)]
  const below = await post('/api/checkout/save-order', { api_token: small })
  expect([below.statusCode, below.json()]).toMatchObject([
    409,
    { code: 'below_minimum', data: { minimum: 2000, missing: 1000 } },
  ])
  expect((await post('/api/checkout/save-order', { api_token: first })).statusCode).toBe(200)
  const taken = await post('/api/checkout/save-order', { api_token: late })
  expect([taken.statusCode, taken.json()]).toMatchObject([
    409,
    { code: 'slot_taken', data: { days: [{ slots: [{ id: open, open: true }] }] } },
  ])
})

test('wishes for substitutes are written without quantities', async () => {
  const { api_token: token } = (await app.inject('/api/checkout/cart/token')).json()
  const added = await post(`/api/checkout/cart/add/${product.id}`, {
    api_token: token,
    quantity: 1,
  })
  const line = added.json().data.items[0].id
  const written = await app.inject({
    method: 'PUT',
    url: '/api/checkout/cart/update',
    payload: {
      api_token: token,
      substitution: 'call',
      substitutions: { [line]: { substitution: 'refund' } },
    },
  })
  expect(written.json().data).toMatchObject({
    substitution: 'call',
    items: [{ substitution: 'refund' }],
  })
})
