import { testDatabase } from '@tsiran/db/testing'
import { beforeAll } from 'vitest'
import type { DraftWriter } from '../drafts/draft-writer.ts'
import { placeDraft } from '../drafts/place-draft.ts'
import { createCheckoutMethods, createProduct } from './fixtures.ts'
import { createPhoneStaff } from './phone-orders.ts'

type Offer = NonNullable<Parameters<typeof createProduct>[1]['offers']>[number]

/** Sets up a shop that takes orders by phone: its ways of checkout, the service line, and who writes the drafts. */
export function phoneShop() {
  const database = testDatabase({ connections: 10 })
  const shop = {} as { writer: DraftWriter }
  let products = 0
  beforeAll(async () => {
    await createCheckoutMethods(database.db)
    await createProduct(database.db, { sku: 'BAG', status: 'service', offers: [{ price: 100 }] })
    shop.writer = await createPhoneStaff(database.db)
  })
  return {
    database,
    shop,
    /** A product of its own with one offer. */
    async createVariant(offer: Offer = {}) {
      const sku = `PHONE-${++products}`
      return { sku, ...(await createProduct(database.db, { sku, offers: [offer] })) }
    },
    /** Places a draft as it was shown. */
    place: ({ id, version, grand_total }: { id: number; version: number; grand_total: number }) =>
      placeDraft(database.db, { id, version, expectedTotal: grand_total }, shop.writer),
  }
}
