import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import type { Actor } from '../shared/actor.ts'
import { writeAudits } from '../shared/audit.ts'
import { auditFields, auditSubject } from './product-audit.ts'
import { readProductsOf } from './read-product.ts'
import { writeProducts } from './write-product.ts'
import type { ProductWrite } from './product-addresses.ts'

interface SaveCall {
  by: Actor
  /** Language of the answer. */
  locale: Locale
  /** The change of many products that these are a part of. */
  changeSetId?: number | undefined
}

/**
 * Writes products with a row of the audit log for each. Returns them as they are now, in the same order. Refuses as
 * {@link writeProducts} does.
 */
export async function writeAudited(
  tx: Tx,
  writes: readonly ProductWrite[],
  { by, locale, changeSetId }: SaveCall,
): Promise<AdminProduct[]> {
  const ids = await writeProducts(tx, writes, by)
  const byId = new Map((await readProductsOf(tx, ids, locale)).map((one) => [one.id, one]))
  const saved = ids.map((id) => byId.get(id)!)
  await writeAudits(
    tx,
    saved.map((after, index) => {
      const { stored } = writes[index]!
      return {
        by,
        action: stored ? 'product.change' : 'product.create',
        subject: auditSubject(after),
        ...(stored && { before: auditFields(stored) }),
        after: auditFields(after),
        ...(changeSetId !== undefined && { changeSetId }),
      } as const
    }),
  )
  return saved
}
