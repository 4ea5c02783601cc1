import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { bankOrderServices, orderAsGuest } from '../testing/bank.ts'
import { createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { listAdminOrders } from './list-admin-orders.ts'

const database = testDatabase()

test('the list flags what has to stay cold, and the wish for substitutes', async () => {
  const { db } = database
  await createCheckoutMethods(db)
  const { id: productId } = await createProduct(db, { sku: 'MILK', offers: [{ qty: 10 }] })
  const call = { productId, quantity: 3, method: 'cashondelivery' } as const
  const { order } = await orderAsGuest(db, bankOrderServices(db), call)
  const rows = async () => (await listAdminOrders(db, {}, { locale: 'en', roles: ['orders'] })).data
  expect(await rows()).toMatchObject([{ chilled: false, substitution: null, courier: null }])
  await db.updateTable('products').set({ chilled: true }).where('id', '=', productId).execute()
  await db.updateTable('orders').set({ substitution: 'call' }).where('id', '=', order.id).execute()
  expect(await rows()).toMatchObject([{ chilled: true, substitution: 'call' }])
})
