import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql, type RawBuilder } from 'kysely'
import { refreshListings } from '../catalog/refresh-listings.ts'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { lockProduct } from './change-product.ts'
import { auditFields, auditSubject } from './product-audit.ts'
import { readProduct } from './read-product.ts'

interface DeleteCall {
  id: number
  version: number
  by: Actor
  /** Language of the answer. */
  locale: Locale
}

/**
 * Takes a product out of the shop, until it is restored or, after 30 days, purged. Carts, orders and lists keep their lines. Refuses
 * with `not_found`, `version_conflict`, and `conflict` on a deleted product and on the shop's own.
 */
export const deleteProduct = (db: Db, call: DeleteCall): Promise<AdminProduct> =>
  move(db, call, {
    action: 'product.delete',
    isAllowed: ({ deleted_at, status }) => deleted_at === null && status !== 'service',
    set: sql`deleted_at = now(), deleted_status = status, status = 'hidden'`,
  })

/**
 * Undoes a deletion: the product has the status that it had. Refuses with `not_found`, `version_conflict`, and `conflict` on a
 * product that is not deleted.
 */
export const restoreProduct = (db: Db, call: DeleteCall): Promise<AdminProduct> =>
  move(db, call, {
    action: 'product.restore',
    isAllowed: ({ deleted_at }) => deleted_at !== null,
    set: sql`deleted_at = null, status = deleted_status, deleted_status = null`,
  })

interface Move {
  action: 'product.delete' | 'product.restore'
  isAllowed: (product: AdminProduct) => boolean
  set: RawBuilder<unknown>
}

const move = (db: Db, { id, version, by, locale }: DeleteCall, { action, isAllowed, set }: Move) =>
  inTransaction(db, async (tx: Tx) => {
    const before = await lockProduct(tx, { id, version, sent: {}, locale })
    const subject = auditSubject(before)
    if (!isAllowed(before)) throw new DomainError('conflict')
    await sql`update products set ${set}, version = version + 1, updated_at = now() where id = ${id}`.execute(
      tx,
    )
    await refreshListings(tx, [id])
    const after = await readProduct(tx, id, locale)
    const fields = [auditFields(before), auditFields(after)] as const
    await writeAudit(tx, { by, action, subject, before: fields[0], after: fields[1] })
    return after
  })
