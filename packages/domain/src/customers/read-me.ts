import type { SessionView } from '@tsiran/contract/customer-session'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { viewSession } from './customer-view.ts'
import { selectCustomer } from './queries.ts'
import type { Session } from './sessions.ts'

/** The signed-in customer and the session for the storefront. Refuses with `unauthenticated` where the customer is deleted. */
export async function readMe(db: Db, { customerId, expiresAt }: Session): Promise<SessionView> {
  const customer = await selectCustomer(db, customerId)
  if (!customer) throw new DomainError('unauthenticated')
  return viewSession(customer, expiresAt)
}
