import { formatMoney } from '@tsiran/i18n/money'
import { expect, test } from 'vitest'
import { listHistory } from '../orders/list-history.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createPerson } from '../testing/fixtures.ts'
import { pickOrder } from '../testing/picked-order.ts'
import { settleOrder } from './settle-order.ts'

const shop = bankShop()

test('the history has what was agreed, and what a packed order costs in the end', async () => {
  const order = { productId: shop.productId, quantity: 2, method: 'cashondelivery' }
  const { id } = (await orderAsGuest(shop.db, shop.services, order)).order
  const customerId = await createPerson(shop.db, 'settled@example.am')
  await shop.db
    .updateTable('orders')
    .set({ customer_id: customerId })
    .where('id', '=', id)
    .execute()
  const history = async () => (await listHistory(shop.db, { customerId }, { locale: 'en' })).data
  const [before] = await history()
  expect(before).toMatchObject({ id, final_total: null, formated_final_total: null })
  const agreed = before!.base_grand_total
  await pickOrder(shop.db, id, { picks: { 0: { state: 'short', quantity: 1 } } })
  await settleOrder(shop.db, shop.services, { id, by, version: undefined, decides: true })
  expect(await history()).toMatchObject([
    {
      id,
      base_grand_total: agreed,
      final_total: agreed - 1000,
      formated_final_total: formatMoney(agreed - 1000),
    },
  ])
})
