import type { AdminProduct, ProductChange } from '@tsiran/contract/admin/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { applyChange } from './full-product.ts'
import { auditFields, auditSubject } from './product-audit.ts'
import { readProduct } from './read-product.ts'
import { writeProduct } from './write-product.ts'

interface CreateCall {
  product: ProductChange & { type: 'simple' | 'configurable' }
  by: Actor
  /** Language of the answer. */
  locale: Locale
  /** The change of many products that this one is a part of. */
  changeSetId?: number
}

/**
 * The staff adds a product, hidden unless it says otherwise. Refuses with `validation_failed`, and `conflict` where a code was taken
 * at the same moment.
 */
export const createProduct = (
  db: Db,
  { product, by, locale, changeSetId }: CreateCall,
): Promise<AdminProduct> =>
  inTransaction(db, async (tx) => {
    const id = await writeProduct(tx, applyChange(undefined, product))
    const after = await readProduct(tx, id, locale)
    await writeAudit(tx, {
      by,
      action: 'product.create',
      subject: auditSubject(after),
      after: auditFields(after),
      ...(changeSetId !== undefined && { changeSetId }),
    })
    return after
  })
