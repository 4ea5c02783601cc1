import type { SessionView } from '@tsiran/contract/customers'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { viewSession } from './customer-view.ts'
import { selectCustomer } from './queries.ts'
import type { Session } from './sessions.ts'

/** The signed-in person as the storefront shows one. Refuses with `unauthenticated` where the person is gone. */
export async function readMe(db: Db, { customerId, expiresAt }: Session): Promise<SessionView> {
  const customer = await selectCustomer(db, customerId)
  if (!customer) throw new DomainError('unauthenticated')
  return viewSession(customer, expiresAt)
}
