import type { Db } from '@tsiran/db/database'
import type { OrderStatus } from '@tsiran/contract/order-shapes'
import { takeAttempt, type Limit } from '../shared/rate-limit.ts'
import { networkOf } from '../shared/network.ts'
import { DomainError } from '../errors.ts'
import { selectStatus } from './queries.ts'

/** Limit by network: order numbers are consecutive and must not be guessed. */
const trackLimit = (address: string): Limit => ({
  of: ['track', networkOf(address)],
  count: 30,
  window: 15 * 60,
})

/** Status of an order for anybody who knows its number and e-mail. Refuses with `not_found` and `too_many_attempts`. */
export async function trackOrder(
  db: Db,
  { id, email }: { id: number; email: string },
  address: string,
): Promise<OrderStatus> {
  await takeAttempt(db, trackLimit(address))
  const status = await selectStatus(db, id, email.trim())
  if (!status) throw new DomainError('not_found')
  return status
}
