import type { Address } from '@tsiran/contract/addresses'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import { defaultLimits, type Limits } from '../shared/limits.ts'
import { addressColumns, type AddressInput } from './address-rules.ts'
import { findAddress, listAddresses } from './list-addresses.ts'
import { selectCustomer } from './queries.ts'

interface NewAddress {
  customerId: number
  input: AddressInput
  limits?: Limits | undefined
}

const compared = ['first_name', 'last_name', 'company_name', 'phone', 'postcode', 'email'] as const

/** Whether a saved address has all that a new one names. */
const isSame = (
  saved: Address,
  added: Pick<Address, (typeof compared)[number] | 'address1'>,
  given: AddressInput,
): boolean =>
  saved.address1.join('\n') === added.address1.join('\n') &&
  compared.every((name) => given[name] === undefined || saved[name] === added[name])

/**
 * Adds an address, once: where it was added before, as by a form that is posted twice, that one is returned. Missing names and
 * e-mail come from the customer. Refuses with `validation_failed` and `too_many_addresses`.
 */
export async function createAddress(
  db: Db,
  { customerId, input, limits: { addresses: max } = defaultLimits }: NewAddress,
): Promise<Address> {
  const columns = addressColumns(input)
  await requireDistrict(db, columns.district_id)
  const owner = await selectCustomer(db, customerId)
  if (!owner) throw new DomainError('unauthenticated')
  const added = {
    ...columns,
    ...(!columns.first_name && {
      first_name: owner.first_name,
      last_name: columns.last_name || owner.last_name,
    }),
    email: columns.email || owner.email,
  }
  return inTransaction(db, async (tx) => {
    // The lock keeps the list true until the insert.
    await sql`select 1 from customers where id = ${customerId} for no key update`.execute(tx)
    const saved = await listAddresses(tx, customerId)
    const same = saved.find((one) => isSame(one, added, input))
    if (same) return same
    if (saved.length >= max) throw new DomainError('too_many_addresses', { values: { max } })
    const { id } = await tx
      .insertInto('addresses')
      .values({ ...added, customer_id: customerId })
      .returning('id')
      .executeTakeFirstOrThrow()
    return (await findAddress(tx, customerId, id))!
  })
}

interface AddressChange {
  customerId: number
  id: number
  input: AddressInput
}

/** Changes a customer's own address; missing names and e-mail stay. Refuses with `not_found` and `validation_failed`. */
export async function updateAddress(
  db: Db,
  { customerId, id, input }: AddressChange,
): Promise<Address> {
  const before = await findAddress(db, customerId, id)
  if (!before) throw new DomainError('not_found')
  const columns = addressColumns({ ...before, ...definedOnly(input) })
  if (columns.district_id !== before.district_id) await requireDistrict(db, columns.district_id)
  await db
    .updateTable('addresses')
    .set({
      ...columns,
      first_name: columns.first_name || before.first_name,
      email: columns.email || before.email,
    })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .execute()
  const after = await findAddress(db, customerId, id)
  if (!after) throw new DomainError('not_found')
  return after
}

async function requireDistrict(db: Db, id: number | null): Promise<void> {
  if (id === null) return
  const found = await db
    .selectFrom('districts')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw fieldError('district_id', 'invalid')
}

const definedOnly = (input: AddressInput): AddressInput =>
  Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as unknown as AddressInput
