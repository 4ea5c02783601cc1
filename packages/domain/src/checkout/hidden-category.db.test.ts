import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { findVariantsByCode } from '../cart/find-variants.ts'
import { createCartToken } from '../cart/owner.ts'
import { readCart } from '../cart/read-cart.ts'
import { changeCategory } from '../categories/change-category.ts'
import { readCategory } from '../categories/read-categories.ts'
import { asGuest } from '../shared/viewer.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { createShop, shop, stockShop } from '../testing/shop.ts'

const database = testDatabase()
const guest = asGuest('en')
let products: Record<string, number>
beforeAll(async () => {
  await createShop(database.db)
  products = await stockShop(database.db)
})

const hide = async (id: number, hidden: boolean) => {
  const { version } = await readCategory(database.db, id)
  await changeCategory(database.db, { id, version, change: { hidden }, by })
}
const addTo = (apiToken: string, sku: string) =>
  addLine(
    database.db,
    { apiToken },
    { productId: products[sku]!, quantity: 2, variantId: undefined },
    guest,
  )

test.each([
  ['its own category', shop.categories.milk],
  ['one above it', shop.categories.food],
])('a product leaves open carts with %s (R48)', async (_, category) => {
  const apiToken = createCartToken()
  const read = async () => (await readCart(database.db, { apiToken }, guest))!
  const skus = async () => (await read()).items.map(({ sku }) => sku)
  await addTo(apiToken, 'MILK-1')
  await addTo(apiToken, 'CHEESE-1')
  expect(await skus()).toEqual(['MILK-1', 'CHEESE-1', '938'])
  await hide(category, true)
  // The cheese stands in a second category, which is below the same root.
  const left = category === shop.categories.milk ? ['CHEESE-1', '938'] : []
  expect((await skus()).filter((sku) => sku !== '938' || left.length > 0)).toEqual(left)
  expect((await read()).changed).toContainEqual(
    expect.objectContaining({ product_id: products['MILK-1'], reason: 'gone' }),
  )
  expect(await findVariantsByCode(database.db, ['MILK-1'])).toEqual([])
  await expect(addTo(createCartToken(), 'MILK-1')).rejects.toMatchObject({ code: 'not_found' })
  await hide(category, false)
  expect(await skus()).toEqual(['MILK-1', 'CHEESE-1', '938'])
  expect(await findVariantsByCode(database.db, ['MILK-1'])).toHaveLength(1)
})
