import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findOrder } from '../orders/read-order.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { createProduct } from '../testing/fixtures.ts'
import { pickingCalls } from './testing.ts'

const shop = bankShop()

test('chilled lines are taken last, and a picker sees which they are', async () => {
  const calls = pickingCalls(shop)
  const ani = await calls.member('ani@shop.test')
  const id = await calls.place()
  const [line] = (await findOrder(shop.db, id)).lines
  const other = await createProduct(shop.db, { sku: 'Z-SHELF' })
  await sql`
    insert into order_items select (jsonb_populate_record(l, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('order_items', 'id')), 'position', l.position + 1,
      'product_id', ${other.id}::integer, 'variant_id', ${other.variantId}::integer, 'sku', 'Z-SHELF'))).*
    from order_items l where id = ${line!.id}`.execute(shop.db)
  const lines = async () =>
    (await calls.read(id, ani)).lines.map(({ sku, chilled }) => [sku, chilled])
  const [[first]] = (await lines()) as [[string, boolean]]
  const cold = (chilled: boolean) =>
    shop.db.updateTable('products').set({ chilled }).where('id', '=', shop.productId).execute()
  await cold(true)
  expect(await lines()).toEqual([
    ['Z-SHELF', false],
    [first, true],
  ])
  await cold(false)
  expect(await lines()).toEqual([
    [first, false],
    ['Z-SHELF', false],
  ])
})
