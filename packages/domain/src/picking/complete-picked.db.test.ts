import { expect, test } from 'vitest'
import { advanceOrder } from '../order-management/advance-order.ts'
import { readAdminOrder } from '../orders/read-admin-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript } from '../testing/fixtures.ts'
import { settleOrder } from './settle-order.ts'
import { pickingCalls } from './testing.ts'

const shop = bankShop()

test('an order is not completed while it is being picked: its sums are not final', async () => {
  const calls = pickingCalls(shop)
  const picker = await calls.member('ani@shop.test')
  const office = await calls.member('office@shop.test', ['orders'])
  const id = await calls.place(2)
  const complete = () => advanceOrder(shop.db, shop.services, { id, to: 'completed', by: byScript })
  const actions = async () => (await readAdminOrder(shop.db, id, office)).actions
  await calls.claim(id, picker)
  const lineId = (await findOrder(shop.db, id)).lines[0]!.id
  await calls.mark(id, picker, { lineId, state: 'short', quantity: 1 })
  await calls.finish(id, picker)
  await expect(complete()).rejects.toMatchObject({ code: 'conflict' })
  expect(await actions()).not.toContain('complete')
  await settleOrder(shop.db, shop.services, { id, by: byScript, decides: true })
  expect(await actions()).toContain('complete')
  await complete()
  expect(await findOrder(shop.db, id)).toMatchObject({ status: 'completed', sub_total: 1000 })
})
