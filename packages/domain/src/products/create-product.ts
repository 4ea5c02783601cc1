import type { AdminProduct, ProductChange } from '@tsiran/contract/admin/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import type { Actor } from '../shared/actor.ts'
import { applyChange } from './apply-change.ts'
import { writeAudited } from './write-audited.ts'

interface CreateCall {
  product: ProductChange & { type: 'simple' | 'configurable' }
  by: Actor
  /** Language of the answer. */
  locale: Locale
}

/**
 * The staff adds a product, hidden unless it says otherwise. Refuses with `validation_failed`, and `conflict` where a code was taken
 * at the same moment.
 */
export const createProduct = (db: Db, { product, by, locale }: CreateCall): Promise<AdminProduct> =>
  inTransaction(db, async (tx) => {
    const [created] = await writeAudited(tx, [{ product: applyChange(undefined, product) }], {
      by,
      locale,
    })
    return created!
  })
