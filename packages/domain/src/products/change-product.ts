import type { AdminProduct, ProductChange } from '@tsiran/contract/admin/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { versionConflict } from '../shared/versions.ts'
import { fullProduct, leavesService } from './full-product.ts'
import { applyChange } from './apply-change.ts'
import { auditSubject } from './product-audit.ts'
import { readProduct } from './read-product.ts'
import { writeAudited } from './write-audited.ts'

interface ChangeCall {
  id: number
  version: number
  change: ProductChange & { type?: 'simple' | 'configurable' }
  by: Actor
  /** Language of the answer. */
  locale: Locale
}

interface LockCall {
  id: number
  version: number
  /** What the write would make of it, for the refusal. */
  sent: Record<string, unknown>
  locale: Locale
}

/**
 * Locks a product against other writes of the staff and reads it. Refuses with `not_found` and `version_conflict`; a stale write
 * holds no lock, so that others that wait are refused at once.
 */
export async function lockProduct(
  tx: Tx,
  { id, version, sent, locale }: LockCall,
): Promise<AdminProduct> {
  const { rows } = await sql`
    select 1 from products where id = ${id} and version = ${version} for no key update`.execute(tx)
  const product = await readProduct(tx, id, locale)
  if (rows.length > 0) return product
  throw await versionConflict(tx, { subject: auditSubject(product), current: product, sent })
}

/**
 * The staff changes a product; what the change leaves out stays, and a change that changes nothing takes no version. Refuses with
 * `not_found`, `version_conflict`, `validation_failed`, and `conflict` (deleted, or a code was taken at the same moment).
 */
export const changeProduct = (
  db: Db,
  { id, version, change, by, locale }: ChangeCall,
): Promise<AdminProduct> =>
  inTransaction(db, async (tx) => {
    const before = await lockProduct(tx, { id, version, sent: { ...change }, locale })
    const stored = fullProduct(before)
    const wanted = applyChange(stored, change)
    if (before.deleted_at !== null) throw new DomainError('conflict')
    if (leavesService(before, wanted)) throw fieldError('status', 'invalid')
    if (JSON.stringify(wanted) === JSON.stringify(stored)) return before
    const [after] = await writeAudited(tx, [{ product: wanted, stored: before }], { by, locale })
    return after!
  })
