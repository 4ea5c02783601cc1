import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { createPerson, createProduct, listProducts } from '../testing/fixtures.ts'
import { toggleProduct } from './toggle-product.ts'

const database = testDatabase({ connections: 8 })

test('two presses of the heart at once come one after the other', async () => {
  const customerId = await createPerson(database.db, 'heart@example.am')
  const { id } = await createProduct(database.db, { sku: 'HEART' })
  await listProducts(database.db, [id])
  const results = await Promise.all(Array.from({ length: 6 }, () => toggleProduct(database.db, customerId, id)))
  expect(results.filter((result) => result === null)).toHaveLength(3)
  expect(await database.db.selectFrom('wishlist_items').select('id').where('customer_id', '=', customerId).execute()).toEqual([])
})
