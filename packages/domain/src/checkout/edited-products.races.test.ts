import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { findBrokenSums } from '../testing/order-sums.ts'
import { byScript as by, createCheckoutMethods } from '../testing/fixtures.ts'
import { readyCart, guestViewer } from '../testing/ready-cart.ts'
import { createShop, shop } from '../testing/shop.ts'
import { placeOrder } from './place-order.ts'
import { changeProduct } from '../products/change-product.ts'
import { createProduct } from '../products/create-product.ts'
import { deleteProduct } from '../products/delete-product.ts'
import { readProduct } from '../products/read-product.ts'

const database = testDatabase()
const locale = 'en'
beforeAll(async () => {
  await createShop(database.db)
  await createCheckoutMethods(database.db)
})

let count = 0
const add = (change: object = {}) =>
  createProduct(database.db, {
    product: {
      type: 'simple',
      sku: `R-${++count}`,
      name: perLocale(() => `Product ${count}`),
      status: 'published',
      category_ids: [shop.categories.milk],
      variants: [{ price: 1000, qty: 20 }],
      ...change,
    },
    by,
    locale,
  })
const change = (id: number, version: number, fields: object) =>
  changeProduct(database.db, { id, version, change: fields, by, locale })
const outcomes = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((result) =>
    result.status === 'fulfilled' ? 'done' : (result.reason as { code: string }).code,
  )

test('of editors who began with the same version one wins, and the others get a conflict', async () => {
  const product = await add()
  const prices = [1100, 1200, 1300, 1400, 1500, 1600]
  const [variant] = product.variants
  const found = await outcomes(
    prices.map((price) => change(product.id, 1, { variants: [{ id: variant!.id, price }] })),
  )
  expect(found.filter((code) => code === 'done')).toHaveLength(1)
  expect(found.filter((code) => code === 'version_conflict')).toHaveLength(prices.length - 1)
  const after = await readProduct(database.db, product.id, locale)
  expect(after.version).toBe(2)
  expect(after.variants[0]!.price).toBe(prices[found.indexOf('done')])
})

test('saves beside sales lose no piece of the stock', async () => {
  const product = await add()
  const [variant] = product.variants
  const owners = await Promise.all(
    Array.from({ length: 4 }, () => readyCart(database.db, product.id, 1)),
  )
  const saves = async () => {
    for (let version = 1; version <= 6; version++)
      await change(product.id, version, { variants: [{ id: variant!.id, low_mark: version }] })
  }
  const sales = owners.map((owner) => placeOrder(database.db, { owner, viewer: guestViewer }))
  expect(await outcomes([saves(), ...sales])).toEqual(['done', ...sales.map(() => 'done')])
  const after = await readProduct(database.db, product.id, locale)
  expect(after.variants[0]).toMatchObject({ qty: 16, low_mark: 6 })
  expect(await findBrokenSums(database.db)).toEqual([])
})

test('an order and a deletion at once leave a whole order, or none', async () => {
  for (let round = 0; round < 6; round++) {
    const product = await add()
    const owner = await readyCart(database.db, product.id, 2)
    const [deletion, order] = await outcomes([
      deleteProduct(database.db, { id: product.id, version: 1, by, locale }),
      placeOrder(database.db, { owner, viewer: guestViewer }),
    ])
    expect(deletion).toBe('done')
    expect(['done', 'cart_changed']).toContain(order)
    const { variants, status } = await readProduct(database.db, product.id, locale)
    expect([status, variants[0]!.qty]).toEqual(['hidden', order === 'done' ? 18 : 20])
  }
  expect(await findBrokenSums(database.db)).toEqual([])
})

test('products that are added with the same codes at once: one is', async () => {
  const found = await outcomes(
    Array.from({ length: 4 }, () => add({ sku: 'SAME', url_key: 'same' })),
  )
  expect(found.filter((code) => code === 'done')).toHaveLength(1)
  for (const code of found) expect(['done', 'conflict', 'validation_failed']).toContain(code)
  const rows = await database.db
    .selectFrom('products')
    .select('id')
    .where('sku', '=', 'SAME')
    .execute()
  expect(rows).toHaveLength(1)
})
