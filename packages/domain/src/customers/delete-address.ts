import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'

/** Deletes a customer's own address. Refuses with `not_found`. */
export async function deleteAddress(db: Db, customerId: number, id: number): Promise<void> {
  const deleted = await db
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('id')
    .execute()
  if (deleted.length === 0) throw new DomainError('not_found')
}
