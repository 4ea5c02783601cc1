import { lineText } from '@tsiran/i18n/line-text'
import { translate } from '@tsiran/i18n/translate'
import { beforeAll, expect, test } from 'vitest'
import { readSlips } from '../documents/read-slips.ts'
import type { ActingStaff } from '../staff/session.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { createTestChannel } from '../testing/channel.ts'
import { readRouteSheet } from './read-route-sheet.ts'
import { routeCalls } from './testing.ts'
import { listWaiting } from './waiting-orders.ts'

const shop = bankShop()
const day = '2030-05-01'
const staff: Pick<ActingStaff, 'id' | 'roles'> = { id: 0, roles: ['owner'] }
let calls: ReturnType<typeof routeCalls>
beforeAll(async () => {
  calls = routeCalls(shop, day)
  await createTestChannel(shop.db)
})

test('whoever plans, packs and brings an order sees that something in it has to stay cold', async () => {
  const warm = await calls.place()
  const waits = async (id: number) =>
    (await listWaiting(shop.db, { day, locale: 'en' })).data.find(({ order_id }) => order_id === id)
  const onPaper = async (id: number) => [
    (await readRouteSheet(shop.db, { ids: [id], staff, locale: 'en' })).stops[0]!.chilled,
    lineText(
      (key, values) => translate('en', key, values),
      (await readSlips(shop.db, { ids: [id], staff }))[0]!.lines[0]!,
    ).includes('chilled'),
  ]
  expect((await waits(warm))!.chilled).toBe(false)
  expect(await onPaper(warm)).toEqual([false, false])

  const cold = await calls.place()
  await shop.db
    .updateTable('products')
    .set({ chilled: true })
    .where('id', '=', shop.productId)
    .execute()
  expect((await waits(cold))!.chilled).toBe(true)
  expect(await onPaper(cold)).toEqual([true, true])
  const { stops } = await calls.plan([cold], await calls.member('levon@shop.test'))
  expect(stops[0]!.chilled).toBe(true)
})
