import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { changeProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'
import type { Actor } from '../shared/actor.ts'
import { byScript } from '../testing/fixtures.ts'
import { createPhoneStaff } from '../testing/phone-orders.ts'
import { createShop, shop, value } from '../testing/shop.ts'
import { listMovements } from '../stock/list-movements.ts'

const database = testDatabase()
const locale = 'en'
beforeAll(() => createShop(database.db))

const add = (sku: string, by: Actor) =>
  createProduct(database.db, {
    product: {
      type: 'configurable',
      sku,
      name: perLocale(() => sku),
      status: 'published',
      category_ids: [shop.categories.milk],
      super_attribute_ids: [shop.attributes.volume],
      variants: [{ sku: `${sku}-1`, price: 900, qty: 7, options: [value('volume', 'half')] }],
    },
    by,
    locale,
  })
const openedBy = async (variantId: number) =>
  (await listMovements(database.db, { variantId, page: 1, limit: 25 })).data.map(
    ({ reason, delta, staff }) => [reason, delta, staff?.name],
  )

test('opening stock is put in by whoever adds the variant', async () => {
  const { by } = await createPhoneStaff(database.db, 'Nare')
  const product = await add('OPEN', by)
  const [first] = product.variants
  expect(await openedBy(first!.id)).toEqual([['opening', 7, 'Nare']])
  const { id, version } = product
  const other = { sku: 'OPEN-2', price: 950, qty: 3, options: [value('volume', 'one')] }
  const change = { variants: [{ id: first!.id }, other] }
  const saved = await changeProduct(database.db, { id, version, change, by, locale })
  expect(await openedBy(saved.variants[1]!.id)).toEqual([['opening', 3, 'Nare']])
})

test('opening stock that a part of the shop puts in is nobody’s, also on the connection of a person before', async () => {
  const { by } = await createPhoneStaff(database.db, 'Ani')
  await add('HERS', by)
  const { variants } = await add('SHOPS', byScript)
  expect(await openedBy(variants[0]!.id)).toEqual([['opening', 7, undefined]])
})
