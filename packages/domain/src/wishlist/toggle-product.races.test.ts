import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { createPerson, createProduct, listProducts } from '../testing/fixtures.ts'
import { toggleProduct } from './toggle-product.ts'

const database = testDatabase({ connections: 8 })

test('concurrent toggles of one product are serialised', async () => {
  const customerId = await createPerson(database.db, 'heart@example.am')
  const { id } = await createProduct(database.db, { sku: 'HEART' })
  await listProducts(database.db, [id])
  const results = await Promise.all(
    Array.from({ length: 6 }, () => toggleProduct(database.db, { customerId, productId: id })),
  )
  expect(results.filter((result) => result === null)).toHaveLength(3)
  expect(
    await database.db
      .selectFrom('wishlist_items')
      .select('id')
      .where('customer_id', '=', customerId)
      .execute(),
  ).toEqual([])
})

test('concurrent additions never exceed the limit of favourites; an existing one can still be removed', async () => {
  const customerId = await createPerson(database.db, 'many-hearts@example.am')
  const ids: number[] = []
  for (const number of [1, 2, 3, 4, 5, 6])
    ids.push((await createProduct(database.db, { sku: `HEART-${number}` })).id)
  await listProducts(database.db, ids)
  const press = (id: number) =>
    toggleProduct(database.db, { customerId, productId: id }, { favorites: 2 })
  const results = await Promise.allSettled(ids.map(press))
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason.code] : [],
  )
  expect(refused).toEqual(Array(4).fill('too_many_favorites'))
  const added = ids[results.findIndex(({ status }) => status === 'fulfilled')]!
  expect(await press(added)).toBeNull()
  expect(await press(added)).toEqual({ id: expect.any(Number) })
})
