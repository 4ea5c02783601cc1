import type { InUse } from '@tsiran/contract/admin/catalog-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { brandSubject, lockBrand } from './read-brands.ts'

/** Uses that a refusal names. */
const maxNamed = 5

/** Deletes a brand without products. Refuses with `not_found`, `version_conflict` and `in_use`. */
export const deleteBrand = (
  db: Db,
  { id, version, by }: { id: number; version: number; by: Actor },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Whoever is giving it a product waits, and is refused.
    await sql`select 1 from brands where id = ${id} for update`.execute(tx)
    const before = await lockBrand(tx, { id, version, sent: {} })
    if (before.products > 0) {
      const { rows } = await sql<InUse['uses'][number]>`
        select 'product' as type, id, name ->> 'hy' as name from products
        where brand_id = ${id} order by id limit ${maxNamed}`.execute(tx)
      throw new DomainError('in_use', { data: { uses: rows, total: before.products } })
    }
    await tx.deleteFrom('brands').where('id', '=', id).execute()
    await writeAudit(tx, {
      by,
      action: 'brand.delete',
      subject: brandSubject(before),
      before: { label: before.label, slug: before.slug },
    })
  })
