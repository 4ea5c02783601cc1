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
