import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { createProduct } from '../testing/fixtures.ts'
import { addLine } from './add-line.ts'
import { createCartToken } from './owner.ts'
import { readCart } from './read-cart.ts'
import { updateLines } from './update-lines.ts'
import { asGuest } from '../shared/viewer.ts'

const database = testDatabase({ connections: 12 })
const viewer = asGuest('en')

test('twenty concurrent first additions make one cart with each product once', async () => {
  const { db } = database
  const owner = { apiToken: createCartToken() }
  const products = await Promise.all(
    Array.from({ length: 5 }, (_, index) => createProduct(db, { sku: `RACE-${index}` })),
  )
  const adds = Array.from({ length: 20 }, (_, index) =>
    addLine(
      db,
      owner,
      { productId: products[index % 5]!.id, variantId: undefined, quantity: 1 },
      viewer,
    ),
  )
  const results = await Promise.allSettled(adds)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(
    results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : [])),
  ).toEqual(Array(15).fill('already_in_cart'))
  expect((await readCart(db, owner, viewer))?.items_count).toBe(5)
  expect(
    await db.selectFrom('carts').select('id').where('api_token', '=', owner.apiToken).execute(),
  ).toHaveLength(1)
})

test('buyers at once get the product and the price of their own call, and refusals of their own', async () => {
  const { db } = database
  const products = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      createProduct(db, { sku: `OWN-${index}`, offers: [{ price: 100 + index }] }),
    ),
  )
  const hidden = await createProduct(db, { sku: 'OWN-HIDDEN', status: 'hidden' })
  const add = async (productId: number) => {
    const line = { productId, variantId: undefined, quantity: 1 }
    const cart = await addLine(db, { apiToken: createCartToken() }, line, viewer)
    return cart!.items.map(({ product, price }) => [product.name, price])
  }
  const wanted = Array.from({ length: 40 }, (_, index) => index % 8)
  const [refused, unknown, ...carts] = await Promise.allSettled([
    add(hidden.id),
    add(2_147_483_647),
    ...wanted.map((index) => add(products[index]!.id)),
  ])
  expect([refused, unknown]).toMatchObject(
    Array(2).fill({ status: 'rejected', reason: { code: 'not_found' } }),
  )
  expect(carts).toEqual(
    wanted.map((index) => ({ status: 'fulfilled', value: [[`OWN-${index}`, 100 + index]] })),
  )

  let isDone = false
  const others = wanted.map(async (index) => {
    while (!isDone) await add(products[index]!.id)
  })
  for (let price = 201; price < 210; price++) {
    await db
      .updateTable('variants')
      .set({ price })
      .where('product_id', '=', products[0]!.id)
      .execute()
    expect(await add(products[0]!.id)).toEqual([['OWN-0', price]])
  }
  isDone = true
  await Promise.all(others)
})

test('fifty concurrent updates of one cart all succeed and leave one of the requested quantities', async () => {
  const { db } = database
  const owner = { apiToken: createCartToken() }
  const product = await createProduct(db, { sku: 'FIFTY', offers: [{ qty: 100 }] })
  const cart = await addLine(
    db,
    owner,
    { productId: product.id, variantId: undefined, quantity: 1 },
    viewer,
  )
  const item = cart!.items[0]!.id
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      updateLines(db, owner, new Map([[item, index + 1]]), viewer),
    ),
  )
  const quantity = (await readCart(db, owner, viewer))!.items[0]!.quantity
  expect(quantity).toBeGreaterThanOrEqual(1)
  expect(quantity).toBeLessThanOrEqual(50)
})
