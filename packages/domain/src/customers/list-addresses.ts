import type { Address } from '@tsiran/contract/addresses'
import type { Db, Tx } from '@tsiran/db/database'

const columns = [
  'id',
  'first_name',
  'last_name',
  'company_name',
  'address1',
  'country',
  'state',
  'city',
  'postcode',
  'phone',
  'email',
  'district_id',
] as const

/** A customer's addresses, oldest first. */
export const listAddresses = (db: Db | Tx, customerId: number): Promise<Address[]> =>
  db
    .selectFrom('addresses')
    .select(columns)
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()

/** One of a customer's own addresses. */
export const findAddress = (
  db: Db | Tx,
  customerId: number,
  id: number,
): Promise<Address | undefined> =>
  db
    .selectFrom('addresses')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
