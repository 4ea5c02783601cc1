import { expect, test } from 'vitest'
import { readAdminOrder } from '../orders/read-admin-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { createProduct } from '../testing/fixtures.ts'
import { settleOrder } from './settle-order.ts'
import { pickingCalls } from './testing.ts'

const shop = bankShop()

test('the office sees the buyer’s wishes, and what a picker took in a line’s place, before the settlement', async () => {
  const { db, services } = shop
  const calls = pickingCalls(shop)
  const office = await calls.member('office@shop.test', ['orders'])
  const jam = await createProduct(db, { sku: 'JAM', offers: [{ price: 900, qty: 9 }] })
  const id = await calls.place()
  const lineId = (await findOrder(db, id)).lines[0]!.id
  await db.updateTable('orders').set({ substitution: 'call' }).where('id', '=', id).execute()
  await db
    .updateTable('order_items')
    .set({ substitution: 'replace', substitute_variant_id: jam.variantId })
    .where('id', '=', lineId)
    .execute()
  const read = () => readAdminOrder(db, id, office)
  expect(await read()).toMatchObject({
    substitution: 'call',
    lines: [{ substitution: 'replace', named: { sku: 'JAM' }, replacement: null }],
  })
  await calls.claim(id, office)
  await calls.mark(id, office, {
    lineId,
    state: 'replaced',
    quantity: 1,
    substituteVariantId: jam.variantId,
  })
  expect((await read()).lines[0]!.replacement).toMatchObject({
    sku: 'JAM',
    quantity: 1,
    grams: null,
  })
  await calls.finish(id, office)
  await settleOrder(db, services, {
    id,
    version: (await read()).version,
    by: office.by,
    decides: true,
  })
  expect((await read()).lines.map(({ sku, replacement }) => [sku, replacement])).toContainEqual([
    'JAM',
    null,
  ])
})
