import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, beforeEach } from 'vitest'
import type { OrderServices } from '../order-management/order-services.ts'
import { bankOrderServices, createBankMethods } from './bank.ts'
import { createCheckoutMethods, createProduct } from './fixtures.ts'

/** Sets up a shop with the sandbox bank for the tests of a file, and for each test a product with ten pieces at 1000 drams. */
export function bankShop() {
  const database = testDatabase({ connections: 20 })
  let services: OrderServices
  let product: { id: number; variantId: number }
  let products = 0

  beforeAll(async () => {
    services = bankOrderServices(database.db)
    await createCheckoutMethods(database.db)
    await createBankMethods(database.db)
  })
  beforeEach(async () => {
    product = await createProduct(database.db, {
      sku: `BANK-${++products}`,
      offers: [{ price: 1000, qty: 10 }],
    })
  })

  return {
    get database() {
      return database
    },
    get db() {
      return database.db
    },
    get services() {
      return services
    },
    get productId() {
      return product.id
    },
    get variantId() {
      return product.variantId
    },
    /** Pieces of the test's product in stock. */
    stock: async () =>
      (
        await database.db
          .selectFrom('variants')
          .select('qty')
          .where('id', '=', product.variantId)
          .executeTakeFirstOrThrow()
      ).qty,
    statusOf: async (orderId: number) =>
      (
        await database.db
          .selectFrom('orders')
          .select('status')
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow()
      ).status,
  }
}
