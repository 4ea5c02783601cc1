import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { requireCart } from '../cart/checkout-steps.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { readCart } from '../cart/read-cart.ts'
import { updateLines } from '../cart/update-lines.ts'
import { createSlot, createZone, slotCart } from '../testing/delivery-shop.ts'
import { createCheckoutMethods, createPerson, createProduct } from '../testing/fixtures.ts'
import { guestViewer as viewer, individual } from '../testing/ready-cart.ts'
import { placeOrder } from './place-order.ts'

const database = testDatabase()
const kentron = 6
let product: { id: number; variantId: number }
let other: { id: number; variantId: number }
let weighed: { id: number; variantId: number }
let slotId: number

beforeAll(async () => {
  const { db } = database
  await createCheckoutMethods(db)
  product = await createProduct(db, { sku: 'BREAD', offers: [{ price: 1000 }] })
  other = await createProduct(db, { sku: 'LAVASH', offers: [{ price: 500 }] })
  weighed = await createProduct(db, { sku: 'CHEESE', offers: [{ price: 1050 }] })
  await sql`update variants set portion_grams = 350, price_per_kg = 3000 where id = ${weighed.variantId}`.execute(
    db,
  )
  slotId = await createSlot(db, await createZone(db, { name: 'Centre', districts: [kentron] }))
})

const codeOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error) => error.code,
  )
const cartOf = async (owner: { apiToken: string }) => (await readCart(database.db, owner, viewer))!

describe('wishes for substitutes', () => {
  async function wishful() {
    const { db } = database
    const cart = { productId: product.id, quantity: 2, districtId: kentron, slotId }
    const owner = await slotCart(db, cart)
    const [line] = (await requireCart(db, owner)).lines
    return { owner, itemId: line!.item_id }
  }
  const set = (
    owner: { apiToken: string },
    wishes: Parameters<typeof updateLines>[4],
    quantities = new Map<number, number>(),
  ) => updateLines(database.db, owner, quantities, viewer, wishes)

  test('are stored without quantities and come into the order', async () => {
    const { db } = database
    const { owner, itemId } = await wishful()
    const wish = { substitution: 'call', substitute_variant_id: other.variantId } as const
    const cart = await set(owner, { substitution: 'replace', lines: new Map([[itemId, wish]]) })
    expect(cart).toMatchObject({ substitution: 'replace', items: [wish] })
    // What is left out stays; null takes it away.
    const less = await set(owner, { lines: new Map([[itemId, { substitution: null }]]) })
    expect(less).toMatchObject({
      substitution: 'replace',
      items: [{ substitution: null, substitute_variant_id: other.variantId }],
    })
    const order = await placeOrder(db, { owner, viewer })
    expect(order.substitution).toBe('replace')
    const lines = await db
      .selectFrom('order_items')
      .select(['substitution', 'substitute_variant_id'])
      .where('order_id', '=', order.id)
      .execute()
    expect(lines).toEqual([{ substitution: null, substitute_variant_id: other.variantId }])
  })

  test('of another cart’s line are refused, and so is a substitute that is not sold', async () => {
    const { owner, itemId } = await wishful()
    const { itemId: foreign } = await wishful()
    const hidden = await createProduct(database.db, { sku: `H-${itemId}`, status: 'hidden' })
    const wish = (id: number, variantId: number) =>
      set(owner, { lines: new Map([[id, { substitute_variant_id: variantId }]]) })
    expect(await codeOf(wish(foreign, other.variantId))).toBe('not_found')
    for (const variantId of [hidden.variantId, product.variantId, 2_000_000_000])
      await expect(wish(itemId, variantId)).rejects.toMatchObject({
        details: {
          fields: { [`substitutions.${itemId}.substitute_variant_id`]: expect.anything() },
        },
      })
  })

  test('change nothing where a quantity is refused', async () => {
    const { owner, itemId } = await wishful()
    const call = set(owner, { substitution: 'refund' }, new Map([[itemId, 100_000]]))
    expect(await codeOf(call)).toBe('validation_failed')
    expect((await cartOf(owner)).substitution).toBeNull()
  })

  test('go with a guest’s cart into the customer’s, with district and slot', async () => {
    const { db } = database
    const { owner, itemId } = await wishful()
    await set(owner, {
      substitution: 'refund',
      lines: new Map([[itemId, { substitute_variant_id: other.variantId }]]),
    })
    const customerId = await createPerson(db, `ani-${itemId}@example.am`)
    await db
      .transaction()
      .execute((tx) => mergeCarts(tx, { apiToken: owner.apiToken, customerId, locale: 'en' }))
    expect(await readCart(db, { customerId }, individual(customerId))).toMatchObject({
      district_id: kentron,
      slot: { open: true },
      substitution: 'refund',
      items: [{ substitute_variant_id: other.variantId }],
    })
  })
})

test('weighed lines have a buffer, and keep portion and price in the order', async () => {
  const { db } = database
  const owner = await slotCart(db, {
    productId: weighed.id,
    quantity: 4,
    districtId: kentron,
    slotId,
  })
  expect(await cartOf(owner)).toMatchObject({
    buffer: 630,
    items: [{ weighed: { portion_grams: 350, price_per_kg: 3000 } }],
  })
  const order = await placeOrder(db, { owner, viewer })
  expect(order).toMatchObject({ buffer: 630, items: [{ weighed: { portion_grams: 350 } }] })
  const line = await db
    .selectFrom('order_items')
    .select(['portion_grams', 'price_per_kg', 'tolerance_pct', 'age_restricted'])
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  expect(line).toEqual({
    portion_grams: 350,
    price_per_kg: 3000,
    tolerance_pct: 15,
    age_restricted: false,
  })
})
