import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { fullProduct } from './full-product.ts'
import { auditFields, auditSubject } from './product-audit.ts'
import { readProduct } from './read-product.ts'
import { writeProduct } from './write-product.ts'

interface CopyCall {
  id: number
  by: Actor
  /** Language of the answer. */
  locale: Locale
}

/**
 * Adds a hidden copy of a product, with skus and an address of its own and without stock, barcodes and the merchant's other codes.
 * Refuses with `not_found`, and `conflict` where a sku was taken at the same moment.
 */
export const copyProduct = (db: Db, { id, by, locale }: CopyCall): Promise<AdminProduct> =>
  inTransaction(db, async (tx) => {
    const model = fullProduct(await readProduct(tx, id, locale))
    const suffix = await freeSuffix(tx, [model.sku, ...model.variants.map(({ sku }) => sku)])
    const copyId = await writeProduct(
      tx,
      {
        ...model,
        sku: model.sku + suffix,
        url_key: '',
        status: 'hidden',
        variants: model.variants.map((variant) => ({
          ...variant,
          id: undefined,
          sku: variant.sku + suffix,
          barcode: null,
          external_id: null,
          qty: 0,
        })),
      },
      by,
    )
    const copy = await readProduct(tx, copyId, locale)
    await writeAudit(tx, {
      by,
      action: 'product.copy',
      subject: auditSubject(copy),
      before: { copied_from: id },
      after: auditFields(copy),
    })
    return copy
  })

/** The first of `-2`, `-3` … that makes every sku a free one. */
async function freeSuffix(tx: Tx, skus: readonly string[]): Promise<string> {
  for (let number = 2; ; number++) {
    const wanted = skus.map((sku) => `${sku}-${number}`)
    const { rows } = await sql`
      select 1 from products where sku = any(${wanted}::text[])
      union all select 1 from variants where sku = any(${wanted}::text[]) limit 1`.execute(tx)
    if (rows.length === 0) return `-${number}`
  }
}
