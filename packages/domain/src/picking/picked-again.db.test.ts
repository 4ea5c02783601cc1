import { beforeAll, expect, test } from 'vitest'
import { editOrder } from '../order-management/edit-order.ts'
import { previewEdit } from '../order-management/preview-edit.ts'
import { findOrder } from '../orders/read-order.ts'
import type { ActingStaff } from '../staff/session.ts'
import { adjustStock } from '../stock/adjust-stock.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { settleOrder } from './settle-order.ts'
import { pickingCalls } from './testing.ts'
import { previewSettlement } from './preview-settlement.ts'

const shop = bankShop()
let calls: ReturnType<typeof pickingCalls>
let ani: ActingStaff
let levon: ActingStaff
let office: ActingStaff
beforeAll(async () => {
  calls = pickingCalls(shop)
  ani = await calls.member('ani@shop.test')
  levon = await calls.member('levon@shop.test')
  office = await calls.member('office@shop.test', ['orders'])
})
const refused = (reason: string) => ({ code: 'conflict', details: { data: { reason } } })
const settle = (id: number) => settleOrder(shop.db, shop.services, { id, by, decides: true })

test('a line that is edited after its release is picked again; the others stay as they were marked', async () => {
  const tea = await createProduct(shop.db, { sku: 'AGAIN', offers: [{ price: 500 }] })
  const id = await calls.place()
  const edit = async (pieces: number) => {
    const lines = [
      { variant_id: shop.variantId, quantity: pieces },
      { variant_id: tea.variantId, quantity: 1 },
    ]
    const { after } = await previewEdit(shop.db, { id, lines, locale: 'en' })
    const change = { id, lines, expectedTotal: after.grand_total, by, locale: 'en' } as const
    await editOrder(shop.db, shop.services, change)
    return after.grand_total
  }
  await edit(2)
  const [first, second] = (await calls.claim(id, ani)).lines
  await calls.mark(id, ani, { lineId: first!.id, state: 'found', quantity: 2 })
  await calls.mark(id, ani, { lineId: second!.id, state: 'found', quantity: 1 })
  await calls.release(id, ani)
  const total = await edit(5)
  await expect(settle(id)).rejects.toMatchObject({ code: 'conflict' })
  expect((await calls.claim(id, levon)).lines).toMatchObject([
    { quantity: 5, state: null, picked_quantity: null },
    { quantity: 1, state: 'found', picked_quantity: 1 },
  ])
  await expect(calls.finish(id, levon)).rejects.toMatchObject(refused('undecided'))
  await calls.mark(id, levon, { lineId: first!.id, state: 'found', quantity: 5 })
  await calls.finish(id, levon)
  await settle(id)
  expect((await findOrder(shop.db, id)).grand_total).toBe(total)
})

test('the office gives a finished order back whose substitute is gone, and it is picked again', async () => {
  const { variantId } = await createProduct(shop.db, {
    sku: 'GONE',
    offers: [{ price: 900, qty: 2 }],
  })
  const id = await calls.place()
  await shop.db
    .updateTable('order_items')
    .set({ substitute_variant_id: variantId })
    .where('order_id', '=', id)
    .execute()
  const lineId = (await calls.claim(id, ani)).lines[0]!.id
  const pick = { lineId, state: 'replaced', substituteVariantId: variantId } as const
  await calls.mark(id, ani, { ...pick, quantity: 2, agreed: true })
  await calls.finish(id, ani)
  await adjustStock(shop.db, { variantId, delta: -1, reason: 'damage', by })
  await expect(settle(id)).rejects.toMatchObject({ code: 'stock_changed' })
  expect(await previewSettlement(shop.db, { id, decides: true })).toMatchObject({
    problem: 'sold_out',
    allowed: false,
    lines: [{ substitute: { quantity: 2, in_stock: 1 } }],
  })
  await expect(calls.release(id, ani)).rejects.toMatchObject(refused('finished'))
  await expect(calls.release(id, levon)).rejects.toMatchObject(refused('taken'))
  expect(await calls.release(id, office)).toMatchObject({ state: null })
  expect((await calls.claim(id, ani)).lines).toMatchObject([{ state: 'replaced' }])
  await calls.mark(id, ani, { ...pick, quantity: 1, agreed: true })
  await calls.finish(id, ani)
  await settle(id)
  expect((await findOrder(shop.db, id)).sub_total).toBe(900)
  await expect(calls.release(id, office)).rejects.toMatchObject(refused('finished'))
})
