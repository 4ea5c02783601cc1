import { beforeAll, expect, test } from 'vitest'
import { editOrder, previewEdit } from '../order-management/edit-order.ts'
import { findOrder } from '../orders/read-order.ts'
import type { ActingStaff } from '../staff/session.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { settleOrder } from './settle-order.ts'
import { pickingCalls } from './testing.ts'

const shop = bankShop()
let calls: ReturnType<typeof pickingCalls>
let ani: ActingStaff
let levon: ActingStaff
beforeAll(async () => {
  calls = pickingCalls(shop)
  ani = await calls.member('ani@shop.test')
  levon = await calls.member('levon@shop.test')
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
