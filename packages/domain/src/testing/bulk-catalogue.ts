import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach } from 'vitest'
import { createProduct } from './fixtures.ts'

/** Sets up milk for 505 drams and cheese in two variants for 1000 and 2000; each test begins with them unchanged. */
export function bulkCatalogue() {
  const database = testDatabase({ connections: 8 })
  const db = () => database.db
  const products = {} as {
    milk: { id: number; variantId: number }
    cheese: { id: number; variantIds: number[] }
  }

  beforeAll(async () => {
    products.milk = await createProduct(db(), { sku: 'MILK', offers: [{ price: 505, qty: 9 }] })
    const offers = [{ price: 1000 }, { price: 2000 }]
    products.cheese = await createProduct(db(), { sku: 'CHEESE', offers })
  })
  beforeEach(async () => {
    await sql`delete from change_set_changes`.execute(db())
    await sql`update variants set price = case sku when 'MILK' then 505 when 'CHEESE-1' then 1000 else 2000 end, old_price = null,
      barcode = null, content_amount = null, content_unit = null, portion_grams = null, price_per_kg = null, version = 1`.execute(
      db(),
    )
    await sql`update products set version = 1, status = 'published', brand_id = null where sku in ('MILK', 'CHEESE')`.execute(
      db(),
    )
  })

  /** Drams by sku. */
  async function prices(): Promise<Record<string, number>> {
    const rows = await db()
      .selectFrom('variants')
      .select(['sku', 'price'])
      .where('product_id', 'in', [products.milk.id, products.cheese.id])
      .execute()
    return Object.fromEntries(rows.map(({ sku, price }) => [sku, price]))
  }

  return { db, products, prices }
}
