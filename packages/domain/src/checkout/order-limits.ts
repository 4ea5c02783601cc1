import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { networkOf } from '../shared/rate-limit.ts'
import { countAttempts, networkHash } from '../shared/count-attempts.ts'
import { DomainError } from '../errors.ts'
import type { Limits } from '../shared/limits.ts'

/** A guest who orders, and the limits that the shop sets for guests (R47). */
export interface Visitor {
  /** Network address. */
  address: string
  limits: Pick<Limits, 'guestOrdersPerContact' | 'guestOrdersPerNetwork' | 'guestUnpaidOrders'>
}

/** What an order is counted by. */
export interface CountedOrder {
  email: string
  phone: string
  /** It waits for its payment and holds its stock meanwhile. */
  unpaid: boolean
}

const hour = 60 * 60

/**
 * Counts a guest's new order. It runs last in the order's transaction: the counted rows stay locked until the commit only, and
 * a refused order counts nowhere. Refuses with `too_many_orders` and `too_many_unpaid_orders`, each with the wait.
 */
export async function countOrder(tx: Tx, { email, phone, unpaid }: CountedOrder, { address, limits }: Visitor): Promise<void> {
  const wait = await countAttempts(
    tx,
    [
      { of: ['order', 'email', mailbox(email)], count: limits.guestOrdersPerContact },
      { of: ['order', 'phone', subscriber(phone)], count: limits.guestOrdersPerContact },
      { of: ['order', 'network', networkOf(address)], count: limits.guestOrdersPerNetwork },
    ],
    hour,
  )
  if (wait !== undefined) throw new DomainError('too_many_orders', { retryAfter: wait })
  if (unpaid) await refuseManyUnpaid(tx, email, { address, limits })
}

/** The counted rows are locked by now: another order of the same mailbox waits, so the number is exact. */
async function refuseManyUnpaid(tx: Tx, email: string, { address, limits }: Visitor): Promise<void> {
  const { rows } = await sql<{ orders: number; seconds: number }>`
    select count(*)::integer as orders, ceil(extract(epoch from min(o.hold_until) - now()))::integer as seconds
    from orders o join carts c on c.id = o.cart_id
    where o.status = 'pending_payment' and o.holds_stock and o.customer_id is null
      and lower(o.email) = lower(${email}) and c.network = ${networkHash(address)}`.execute(tx)
  const { orders, seconds } = rows[0]!
  if (orders > limits.guestUnpaidOrders) throw new DomainError('too_many_unpaid_orders', { retryAfter: Math.max(1, seconds) })
}

const mailbox = (email: string) => email.normalize('NFKC').toLowerCase()

/** The digits that are a subscriber's own, however the country's code is written before them. */
const subscriber = (phone: string) => phone.replaceAll(/\D/g, '').slice(-8)
