// Long because it follows a cart through every step of zones and slots in one shop.
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { readCart } from '../cart/read-cart.ts'
import { listZones } from '../delivery/list-zones.ts'
import { listSlots } from '../delivery/open-slots.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { offlineOrderServices } from '../order-management/order-services.ts'
import { createCartToken } from '../cart/owner.ts'
import { createSlot, createZone, placesOf, slotCart } from '../testing/delivery-shop.ts'
import { byScript, createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { guestViewer as viewer, readyCart } from '../testing/ready-cart.ts'
import { listShippings } from './methods.ts'
import { placeOrder } from './place-order.ts'
import { saveShipping } from './save-shipping.ts'

const database = testDatabase()
const [kentron, avan, arabkir] = [6, 2, 3]
let product: { id: number; variantId: number }
let zone: number

beforeAll(async () => {
  const { db } = database
  await createCheckoutMethods(db)
  product = await createProduct(db, { sku: 'BREAD', offers: [{ price: 1000 }] })
})

/** A shop with the zone of one district. */
beforeEach(async () => {
  const { db } = database
  await sql`truncate delivery_zones, delivery_slots cascade`.execute(db)
  await sql`insert into districts (id, name) overriding system value
    select n, '{"hy": "Վարչական շրջան", "ru": "Район", "en": "District"}' from generate_series(1, 12) n on conflict do nothing`.execute(
    db,
  )
  const terms = { fee: 700, free_from: 5000, min_total: 2000, min_total_company: 9000 }
  zone = await createZone(db, { name: 'Centre', ...terms, districts: [kentron] })
})

const codeOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error) => error.code,
  )
const cartOf = async (owner: { apiToken: string }) => (await readCart(database.db, owner, viewer))!

describe('a shop without zones', () => {
  test('asks for no district and no slot, and has the method’s own rate', async () => {
    const { db } = database
    await sql`update delivery_zones set active = false`.execute(db)
    const owner = await readyCart(db, product.id, 1)
    const cart = await cartOf(owner)
    expect(cart).toMatchObject({ shipping: 1000, minimum: null, free_delivery: null, slot: null })
    const order = await placeOrder(db, { owner, viewer })
    expect(order).toMatchObject({ shipping_amount: 1000, slot: null })
    expect(await listZones(db, 'en')).toEqual({ zones: [], districts: [] })
  })
})

describe('a shop with zones', () => {
  test('lists its zones and all districts; nothing is delivered to a district without a zone', async () => {
    const { zones, districts } = await listZones(database.db, 'en')
    expect(zones).toMatchObject([{ id: zone, name: 'Centre', fee: 700, min_total: 2000 }])
    expect(districts).toHaveLength(12)
    expect(districts.filter(({ zone_id }) => zone_id !== null)).toMatchObject([{ id: kentron }])
  })

  test('takes the zone’s fee, which falls away from the zone’s sum on', async () => {
    const { db } = database
    const small = await slotCart(db, { productId: product.id, quantity: 3, districtId: kentron })
    expect(await cartOf(small)).toMatchObject({
      shipping: 700,
      district_id: kentron,
      minimum: { amount: 2000, missing: 0 },
      free_delivery: { from: 5000, missing: 2000 },
    })
    const large = await slotCart(db, { productId: product.id, quantity: 5, districtId: kentron })
    expect(await cartOf(large)).toMatchObject({
      shipping: 0,
      free_delivery: { from: 5000, missing: null },
    })
  })

  test('lists the ways of delivery at the price of the cart’s district, and collecting at its own', async () => {
    const { db } = database
    const rates = async (owner: { apiToken: string }) =>
      (await listShippings(db, 'en', await cartOf(owner))).map(({ rate, pickup }) => ({
        rate,
        pickup,
      }))
    const order = { productId: product.id, districtId: kentron }
    const small = await slotCart(db, { ...order, quantity: 3 })
    const ways = await rates(small)
    expect(ways.find(({ pickup }) => !pickup)!.rate).toBe(700)
    expect(ways.find(({ pickup }) => pickup)!.rate).toBe(0)
    const large = await rates(await slotCart(db, { ...order, quantity: 5 }))
    expect(large.find(({ pickup }) => !pickup)!.rate).toBe(0)
    await sql`update delivery_zones set active = false`.execute(db)
    expect((await rates(small)).find(({ pickup }) => !pickup)!.rate).toBe(1000)
  })

  test('shows the least minimum before a district is chosen, from the first line on', async () => {
    const { db } = database
    await createZone(db, { name: 'North', min_total: 1500, districts: [arabkir] })
    const owner = { apiToken: createCartToken() }
    const line = { productId: product.id, variantId: undefined, quantity: 1 }
    const added = await addLine(db, owner, line, viewer)
    expect(added!.minimum).toMatchObject({ amount: 1500, missing: 500 })
    expect((await cartOf(owner)).minimum).toEqual(added!.minimum)
  })

  test('refuses a delivery without a district, and a district without a zone', async () => {
    const { db } = database
    await expect(readyCart(db, product.id, 2)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { district_id: [{ key: 'required' }] } },
    })
    await expect(slotCart(db, { productId: product.id, districtId: avan })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { district_id: [{ key: 'invalid' }] } },
    })
  })

  test('needs no district where the buyer collects the order', async () => {
    const { db } = database
    const owner = await readyCart(db, product.id, 1, { shipping: 'free_free' })
    const order = await placeOrder(db, { owner, viewer })
    expect(order).toMatchObject({ shipping_amount: 0, slot: null })
  })

  test('refuses an order below the zone’s minimum with what is missing, and changes nothing', async () => {
    const { db } = database
    const owner = await slotCart(db, { productId: product.id, quantity: 1, districtId: kentron })
    await expect(placeOrder(db, { owner, viewer })).rejects.toMatchObject({
      code: 'below_minimum',
      details: { data: { minimum: 2000, missing: 1000 } },
    })
    expect((await cartOf(owner)).items_count).toBe(1)
    const order = await placeOrder(db, { owner, viewer, belowMinimum: true })
    expect(order.sub_total).toBe(1000)
  })

  test('refuses an order whose zone became dearer meanwhile as changed', async () => {
    const { db } = database
    const owner = await slotCart(db, { productId: product.id, quantity: 2, districtId: kentron })
    await db.updateTable('delivery_zones').set({ fee: 900 }).where('id', '=', zone).execute()
    await expect(placeOrder(db, { owner, viewer })).rejects.toMatchObject({
      code: 'cart_changed',
      details: { data: { shipping_changed: { from: 700, to: 900 } } },
    })
  })

  test('refuses an order whose district is delivered to no longer', async () => {
    const { db } = database
    const owner = await slotCart(db, { productId: product.id, quantity: 2, districtId: kentron })
    await db.updateTable('districts').set({ zone_id: null }).where('id', '=', kentron).execute()
    expect((await cartOf(owner)).shipping).toBeNull()
    expect(await codeOf(placeOrder(db, { owner, viewer }))).toBe('step_missing')
  })
})

describe('slots', () => {
  test('are listed by days, with why one cannot be chosen', async () => {
    const { db } = database
    const open = await createSlot(db, zone, { starts: 48, fee: 300 })
    const full = await createSlot(db, zone, { starts: 50, capacity: 0 })
    const late = await createSlot(db, zone, { starts: 1, cutoff: -1 })
    const closed = await createSlot(db, zone, { starts: 52, closed: true })
    await createSlot(db, zone, { starts: 24 * 20 })
    const days = await listSlots(db, { districtId: kentron }, 'en')
    const slots = days.flatMap((day) => day.slots)
    expect(slots.map(({ id, open: isOpen, reason }) => [id, isOpen, reason])).toEqual([
      [late, false, 'cutoff'],
      [open, true, undefined],
      [full, false, 'full'],
      [closed, false, 'closed'],
    ])
    expect(slots.find(({ id }) => id === open)!.fee).toBe(300)
    expect(days[0]!.label).toMatch(/^[A-Z][a-z]+, \d+ [A-Z][a-z]+$/)
    expect(await codeOf(listSlots(db, { districtId: avan }, 'en'))).toBe('not_found')
    expect(await listSlots(db, { pickup: true }, 'en')).toEqual([])
  })

  test('are needed where the zone has any, and cost their fee also where delivery is free', async () => {
    const { db } = database
    const slotId = await createSlot(db, zone, { fee: 300 })
    const cart = { productId: product.id, quantity: 5, districtId: kentron }
    await expect(slotCart(db, cart)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { slot_id: [{ key: 'required' }] } },
    })
    const owner = await slotCart(db, { ...cart, slotId })
    expect(await cartOf(owner)).toMatchObject({ shipping: 300, slot: { id: slotId, open: true } })
    const order = await placeOrder(db, { owner, viewer })
    expect(order).toMatchObject({
      shipping_amount: 300,
      grand_total: 5300,
      slot: { zone: 'Centre', pickup: false },
    })
    expect(order.slot!.label).toMatch(/, \d\d:00–\d\d:00$/)
    expect(await placesOf(db, slotId)).toEqual({ taken: 1, orders: 1 })
  })

  test('of another zone are refused', async () => {
    const { db } = database
    await createSlot(db, zone)
    const north = await createZone(db, { name: 'North', districts: [arabkir] })
    const slotId = await createSlot(db, north)
    await expect(
      slotCart(db, { productId: product.id, quantity: 2, districtId: kentron, slotId }),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { slot_id: [{ key: 'invalid' }] } },
    })
  })

  test('are chosen for collecting where collecting has slots', async () => {
    const { db } = database
    const place = await createZone(db, { name: 'Shop', pickup: true })
    const slotId = await createSlot(db, place)
    const listed = async (asked: { pickup?: boolean }) =>
      (await listSlots(db, asked, 'en')).flatMap(({ slots }) => slots.map(({ id }) => id))
    expect(await Promise.all([{}, { pickup: true }, { pickup: false }].map(listed))).toEqual([
      [slotId],
      [slotId],
      [],
    ])
    const without = readyCart(db, product.id, 1, { shipping: 'free_free' })
    expect(await codeOf(without)).toBe('validation_failed')
    const cart = await slotCart(db, {
      productId: product.id,
      quantity: 2,
      districtId: kentron,
    })
    await saveShipping(db, cart, { method: 'free_free', slotId }, viewer)
    const order = await placeOrder(db, { owner: cart, viewer })
    expect(order).toMatchObject({ shipping_amount: 0, slot: { pickup: true, district: '' } })
    expect(await placesOf(db, slotId)).toEqual({ taken: 1, orders: 1 })
  })

  test.each([
    ['full', { taken: 10 }],
    ['closed', { closed: true }],
    ['past its cut-off', { cutoff_at: new Date(0) }],
  ])(
    'that are %s by now are refused with those that are open; nothing is taken',
    async (_why, change) => {
      const { db } = database
      const slotId = await createSlot(db, zone)
      const open = await createSlot(db, zone, { starts: 30 })
      const cart = { productId: product.id, quantity: 2, districtId: kentron }
      const owner = await slotCart(db, { ...cart, slotId })
      const stock = async () =>
        db.selectFrom('variants').select('qty').where('id', '=', product.variantId).execute()
      const before = await stock()
      await db.updateTable('delivery_slots').set(change).where('id', '=', slotId).execute()
      const refusal = {
        code: 'slot_taken',
        details: { data: { days: [{ slots: [{ id: open }] }] } },
      }
      await expect(placeOrder(db, { owner, viewer })).rejects.toMatchObject(refusal)
      expect(await stock()).toEqual(before)
      const { items_count, slot } = await cartOf(owner)
      expect([items_count, slot!.open]).toEqual([1, false])
      await expect(slotCart(db, { ...cart, slotId })).rejects.toMatchObject(refusal)
      await saveShipping(db, owner, { method: 'flatrate_flatrate', slotId: open }, viewer)
      await placeOrder(db, { owner, viewer })
      expect(await placesOf(db, open)).toEqual({ taken: 1, orders: 1 })
    },
  )

  test('get a canceled order’s place back', async () => {
    const { db } = database
    const slotId = await createSlot(db, zone)
    const owner = await slotCart(db, {
      productId: product.id,
      quantity: 2,
      districtId: kentron,
      slotId,
    })
    const { id } = await placeOrder(db, { owner, viewer })
    await cancelOrder(db, offlineOrderServices, { id, by: byScript, note: '' })
    expect(await placesOf(db, slotId)).toEqual({ taken: 0, orders: 0 })
  })
})
