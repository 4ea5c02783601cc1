import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { refreshListings } from '../catalog/refresh-listings.ts'
import { listSubstitutes } from '../cart/named-substitutes.ts'
import { requireCart } from '../cart/checkout-steps.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { readCart } from '../cart/read-cart.ts'
import { updateLines } from '../cart/update-lines.ts'
import { createSlot, createZone, slotCart } from '../testing/delivery-shop.ts'
import {
  createCheckoutMethods,
  createPerson,
  createProduct,
  listProducts,
} from '../testing/fixtures.ts'
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
  await listProducts(db, [product.id, other.id])
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

  const name = (owner: { apiToken: string }, id: number, variantId: number | null) =>
    set(owner, { lines: new Map([[id, { substitute_variant_id: variantId }]]) })

  test('of another cart’s line are refused', async () => {
    const { owner, itemId } = await wishful()
    const { itemId: foreign } = await wishful()
    expect(await codeOf(name(owner, foreign, other.variantId))).toBe('not_found')
    expect(await codeOf(listSubstitutes(database.db, owner, foreign, viewer))).toBe('not_found')
    expect(await listSubstitutes(database.db, owner, itemId, viewer)).not.toEqual([])
  })

  test('name what is proposed alone: sold, of its categories, not dearer, and alcohol for alcohol', async () => {
    const { db } = database
    const { owner, itemId } = await wishful()
    const make = (sku: string, price: number, status?: 'hidden') =>
      createProduct(db, {
        sku: `${sku}-${itemId}`,
        offers: [{ price }],
        ...(status && { status }),
      })
    const hidden = await make('HIDDEN', 500, 'hidden')
    const dearer = await make('DEARER', 1001)
    const wine = await make('WINE', 500)
    const equal = await make('EQUAL', 1000)
    const elsewhere = await make('ELSEWHERE', 500)
    const alike = [hidden, dearer, wine, equal].map(({ id }) => id)
    await sql`
      insert into product_categories (product_id, category_id)
      select a, category_id from unnest(${alike}::int[]) a, product_categories where product_id = ${product.id}`.execute(
      db,
    )
    await refreshListings(db, alike)
    await listProducts(db, [elsewhere.id])
    await sql`update product_listings set age_restricted = true where product_id = ${wine.id}`.execute(
      db,
    )

    const proposed = (await listSubstitutes(db, owner, itemId, viewer)).map((one) => one.variant_id)
    expect(proposed.toSorted((a, b) => a - b)).toEqual([other.variantId, equal.variantId])
    const refused = [hidden, dearer, wine, elsewhere, product].map(({ variantId }) => variantId)
    for (const variantId of [...refused, 2_000_000_000])
      await expect(name(owner, itemId, variantId)).rejects.toMatchObject({
        details: {
          fields: { [`substitutions.${itemId}.substitute_variant_id`]: expect.anything() },
        },
      })
    const named = await name(owner, itemId, equal.variantId)
    expect(named!.items[0]).toMatchObject({ substitute_name: `EQUAL-${itemId}` })
    // Where both are for adults, wine may come: the line's own listing decides.
    await sql`update product_listings set age_restricted = true where product_id = ${product.id}`.execute(
      db,
    )
    const forAdults = await listSubstitutes(db, owner, itemId, viewer)
    await sql`update product_listings set age_restricted = false where product_id = ${product.id}`.execute(
      db,
    )
    expect(forAdults.map((one) => one.variant_id)).toEqual([wine.variantId])
    const removed = await name(owner, itemId, null)
    expect(removed!.items[0]).toMatchObject({ substitute_variant_id: null, substitute_name: null })
  })

  test('stay where the named product sells out meanwhile, and the cart says so', async () => {
    const { db } = database
    const { owner, itemId } = await wishful()
    const rare = await createProduct(db, { sku: `RARE-${itemId}`, offers: [{ price: 500 }] })
    await sql`
      insert into product_categories (product_id, category_id)
      select ${rare.id}, category_id from product_categories where product_id = ${product.id}`.execute(
      db,
    )
    await refreshListings(db, [rare.id])
    const stock = (qty: number) =>
      sql`update variants set qty = ${qty} where id = ${rare.variantId}`.execute(db)
    await stock(0)
    const wish = { substitute_variant_id: rare.variantId, substitute_name: `RARE-${itemId}` }
    expect((await name(owner, itemId, rare.variantId))!.items[0]).toMatchObject({
      ...wish,
      substitute_in_stock: false,
    })
    await stock(1)
    expect((await cartOf(owner)).items[0]).toMatchObject({ ...wish, substitute_in_stock: true })
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
