import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from './place-order.ts'
import { createCheckoutMethods, createPerson, createProduct } from '../testing/fixtures.ts'
import { guestViewer, readyCart } from '../testing/ready-cart.ts'
import { addLine } from '../cart/add-line.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { readCart, showCart } from '../cart/read-cart.ts'

const database = testDatabase()
let service: { variantId: number; id: number }

beforeAll(async () => {
  service = await createProduct(database.db, {
    sku: '938',
    status: 'service',
    offers: [{ price: 100, qty: 0 }],
  })
  await createCheckoutMethods(database.db)
})

type Columns = Partial<Record<'price' | 'qty' | 'min_qty' | 'box_qty' | 'box_price', number | null>>
const change = (variantId: number, columns: Columns) =>
  database.db
    .updateTable('variants')
    .set(columns as object)
    .where('id', '=', variantId)
    .execute()
const boxed = (sku: string) =>
  createProduct(database.db, {
    sku,
    offers: [{ price: 1000, qty: 100, box_qty: 6, box_price: 4800 }],
  })
const place = (owner: { apiToken: string }) =>
  placeOrder(database.db, { owner, viewer: guestViewer })

/** The order is refused once, with these changes; the next press orders at the new total. */
async function expectRefusal(owner: { apiToken: string }, changes: object, sum: number) {
  await expect(place(owner)).rejects.toMatchObject({
    code: 'cart_changed',
    details: { data: changes },
  })
  expect((await place(owner)).grand_total).toBe(sum)
}

describe('a caller that sends no totals pays no more than the cart showed', () => {
  test('when a box offer ends', async () => {
    const jam = await boxed('JAM')
    const owner = await readyCart(database.db, jam.id, 7)
    await change(jam.variantId, { box_qty: null, box_price: null })
    await expectRefusal(
      owner,
      { changed: [{ name: 'JAM', reason: 'box', from: 5800, to: 7000 }] },
      7000 + 100 + 1000,
    )
  })

  test('when a box of the same price holds more', async () => {
    const tea = await boxed('TEA')
    const owner = await readyCart(database.db, tea.id, 6)
    await change(tea.variantId, { box_qty: 12 })
    await expectRefusal(
      owner,
      { changed: [{ reason: 'box', from: 4800, to: 6000 }] },
      6000 + 100 + 1000,
    )
  })

  test('when the service line costs more', async () => {
    const salt = await createProduct(database.db, { sku: 'SALT' })
    const owner = await readyCart(database.db, salt.id, 1)
    await change(service.variantId, { price: 300 })
    await expectRefusal(
      owner,
      { changed: [{ product_id: service.id, reason: 'price', from: 100, to: 300 }] },
      1000 + 300 + 1000,
    )
    await change(service.variantId, { price: 100 })
  })

  test('when delivery costs more', async () => {
    const { db } = database
    const rice = await createProduct(db, { sku: 'RICE' })
    const owner = await readyCart(db, rice.id, 1)
    await db
      .updateTable('shipping_methods')
      .set({ rate: 1500 })
      .where('code', '=', 'flatrate_flatrate')
      .execute()
    await expectRefusal(
      owner,
      { changed: [], shipping_changed: { from: 1000, to: 1500 } },
      1000 + 100 + 1500,
    )
    await db
      .updateTable('shipping_methods')
      .set({ rate: 1000 })
      .where('code', '=', 'flatrate_flatrate')
      .execute()
  })

  test('but an offer that changes no total is no change', async () => {
    const figs = await boxed('FIGS')
    const owner = await readyCart(database.db, figs.id, 5)
    await change(figs.variantId, { box_qty: 12 })
    expect((await readCart(database.db, owner, guestViewer))!.changed).toEqual([])
  })
})

describe('lines whose pack size has changed', () => {
  test('are ordered in full packs, after the shopper has seen the change', async () => {
    const eggs = await createProduct(database.db, {
      sku: 'EGGS',
      offers: [{ price: 100, qty: 60 }],
    })
    const owner = await readyCart(database.db, eggs.id, 15)
    await change(eggs.variantId, { min_qty: 6 })
    await expectRefusal(
      owner,
      { changed: [{ reason: 'pack', from: 15, to: 12 }], items_qty: 12 },
      1200 + 100 + 1000,
    )
  })

  test('leave the cart below a full pack', async () => {
    const nuts = await createProduct(database.db, { sku: 'NUTS' })
    const owner = await readyCart(database.db, nuts.id, 3)
    await change(nuts.variantId, { min_qty: 6 })
    expect(await showCart(database.db, owner, guestViewer)).toMatchObject({
      items: [],
      changed: [{ reason: 'pack', from: 3, to: 0 }],
    })
    await expect(place(owner)).rejects.toMatchObject({ code: 'cart_empty' })
  })

  test('are also reported after a sign-in', async () => {
    const { db } = database
    const oil = await createProduct(db, { sku: 'OIL' })
    const { apiToken } = await readyCart(db, oil.id, 8)
    const customerId = await createPerson(db, 'packs@example.am')
    await change(oil.variantId, { min_qty: 6 })
    await inTransaction(db, (tx) => mergeCarts(tx, { apiToken, customerId, locale: 'en' }))
    const cart = await readCart(db, { customerId }, guestViewer)
    expect(cart).toMatchObject({
      items: [{ quantity: 6 }, {}],
      changed: [{ reason: 'pack', from: 8, to: 6 }],
    })
  })
})

test('a line of a deleted variant is reported as gone once, and the next press orders the rest', async () => {
  const { db } = database
  const juice = await createProduct(db, { sku: 'JUICE', offers: [{}, {}] })
  const owner = await readyCart(db, (await createProduct(db, { sku: 'WATER' })).id, 2)
  await addLine(
    db,
    owner,
    { productId: juice.id, variantId: juice.variantIds[1], quantity: 4 },
    guestViewer,
  )
  await db.deleteFrom('variants').where('id', '=', juice.variantIds[1]!).execute()
  await expectRefusal(
    owner,
    { changed: [{ product_id: juice.id, name: 'JUICE', reason: 'gone', from: 4, to: 0 }] },
    2000 + 100 + 1000,
  )
})

test('a cart that lost all its lines is reported as changed once, and is empty from then on', async () => {
  const { db } = database
  const plum = await createProduct(db, { sku: 'PLUM' })
  const owner = await readyCart(db, plum.id, 2)
  await db.deleteFrom('variants').where('id', '=', plum.variantId).execute()
  await expect(place(owner)).rejects.toMatchObject({
    code: 'cart_changed',
    details: { data: { items: [], changed: [{ reason: 'gone' }] } },
  })
  await expect(place(owner)).rejects.toMatchObject({ code: 'cart_empty' })
})
