import type { InUse } from '@tsiran/contract/admin/catalog-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { forgetOldKeys } from '../catalog/url-redirects.ts'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { categorySubject, lockCategory, lockTree } from './queries.ts'

/** Uses that a refusal names. */
const maxNamed = 5

/**
 * Deletes a category without products and children. Refuses with `not_found`, `version_conflict` and `in_use`; products whose deletion
 * can be undone are uses, too.
 */
export const deleteCategory = (
  db: Db,
  { id, version, by }: { id: number; version: number; by: Actor },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockTree(tx)
    // Whoever is giving it a product waits, and is refused.
    await sql`select 1 from categories where id = ${id} for update`.execute(tx)
    const before = await lockCategory(tx, { id, version, sent: {} })
    const data = await usesOf(tx, id)
    if (data.total > 0) throw new DomainError('in_use', { data })
    await forgetOldKeys(tx, 'category', id)
    await tx.deleteFrom('categories').where('id', '=', id).execute()
    const { name, slug, parent_id } = before
    await writeAudit(tx, {
      by,
      action: 'category.delete',
      subject: categorySubject(before),
      before: { name, slug, parent_id },
    })
  })

async function usesOf(tx: Tx, id: number): Promise<InUse> {
  const { rows } = await sql<InUse['uses'][number] & { total: number }>`
    select type, id, name, count(*) over ()::int as total
    from (
      select 'category' as type, id, name ->> 'hy' as name from categories where parent_id = ${id}
      union all
      select 'product', p.id, p.name ->> 'hy'
      from product_categories pc join products p on p.id = pc.product_id where pc.category_id = ${id}
    ) uses order by type, id limit ${maxNamed}`.execute(tx)
  return { uses: rows.map(({ total: _, ...use }) => use), total: rows[0]?.total ?? 0 }
}
