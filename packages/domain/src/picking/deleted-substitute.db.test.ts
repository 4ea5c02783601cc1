import { inTransaction } from '@tsiran/db/transaction'
import { expect, test } from 'vitest'
import { removeVariants } from '../catalog/remove-variants.ts'
import { findOrder } from '../orders/read-order.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { pickOrder } from '../testing/picked-order.ts'
import { previewSettlement } from './preview-settlement.ts'
import { settleOrder } from './settle-order.ts'

const shop = bankShop()

/** An order of two pieces for 2 000 drams in whose place a picker proposes three pieces of butter for 2 700. */
async function replaced(sku: string) {
  const butter = await createProduct(shop.db, { sku, offers: [{ price: 900, qty: 5 }] })
  const call = { productId: shop.productId, quantity: 2, method: 'cashondelivery' }
  const { id } = (await orderAsGuest(shop.db, shop.services, call)).order
  const substitute = { variantId: butter.variantId, quantity: 3 }
  await pickOrder(shop.db, id, { picks: { 0: { state: 'replaced', substitute } } })
  return { id, butter }
}
const settle = (id: number) => settleOrder(shop.db, shop.services, { id, by, decides: true })

test('a substitute that the catalogue lets go of before the settlement is delivered and paid', async () => {
  const { id, butter } = await replaced('BUTTER')
  await inTransaction(shop.db, (tx) => removeVariants(tx, [butter.id], []))
  await settle(id)
  const { lines, sub_total } = await findOrder(shop.db, id)
  expect(lines.map(({ sku, quantity, canceled }) => [sku, quantity - canceled])).toEqual([
    [lines[0]!.sku, 0],
    ['BUTTER', 3],
  ])
  expect(sub_total).toBe(2000)
})

test('a line whose substitute is gone is to be decided again', async () => {
  const { id, butter } = await replaced('CREAM')
  await shop.db.deleteFrom('variants').where('id', '=', butter.variantId).execute()
  expect(await previewSettlement(shop.db, { id, decides: true })).toMatchObject({
    problem: 'undecided',
    allowed: false,
  })
  await expect(settle(id)).rejects.toMatchObject({ code: 'conflict' })
})
