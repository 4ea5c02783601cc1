import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { networkOf, networkHash } from '../shared/network.ts'
import { countAttempts } from '../shared/rate-limit.ts'
import { DomainError } from '../errors.ts'
import type { Limits } from '../shared/limits.ts'

/** Source of an order and the limits for it (R47). */
export interface OrderSource {
  /** Network address. */
  address: string
  limits: Pick<
    Limits,
    | 'guestOrdersPerContact'
    | 'guestOrdersPerNetwork'
    | 'guestUnpaidOrders'
    | 'customerOrders'
    | 'customerUnpaidOrders'
  >
}

/** The data that orders are counted by. */
export interface CountedOrder {
  /** Null for a guest. */
  customerId: number | null
  /** Orders of companies have no limits. */
  companyId: number | null
  email: string
  phone: string
  /** Whether it waits for its payment and holds stock. */
  unpaid: boolean
}

const hour = 60 * 60

/**
 * Counts a new order: a guest's by contact and network, an individual's by account. It runs last in the order's transaction, so
 * that the counted rows stay locked briefly and a refused order counts nowhere. Refuses with `too_many_orders` and
 * `too_many_unpaid_orders`, each with the seconds to wait.
 */
export async function countOrder(tx: Tx, order: CountedOrder, source: OrderSource): Promise<void> {
  if (order.companyId !== null) return
  const wait = await countAttempts(
    tx,
    order.customerId === null
      ? guestLimits(order, source)
      : accountLimits(order.customerId, source),
    hour,
  )
  if (wait !== undefined) throw new DomainError('too_many_orders', { retryAfter: wait })
  if (order.unpaid) await refuseManyUnpaid(tx, order, source)
}

const guestLimits = ({ email, phone }: CountedOrder, { address, limits }: OrderSource) =>
  [
    { of: ['order', 'email', mailbox(email)], count: limits.guestOrdersPerContact },
    { of: ['order', 'phone', subscriber(phone)], count: limits.guestOrdersPerContact },
    { of: ['order', 'network', networkOf(address)], count: limits.guestOrdersPerNetwork },
  ] as const

const accountLimits = (customerId: number, { limits }: OrderSource) =>
  [{ of: ['order', 'account', String(customerId)], count: limits.customerOrders }] as const

/** The counted rows are locked, so another order of the same buyer waits and the number is exact. */
async function refuseManyUnpaid(
  tx: Tx,
  { customerId, email }: CountedOrder,
  { address, limits }: OrderSource,
): Promise<void> {
  const own =
    customerId === null
      ? sql`o.customer_id is null and lower(o.email) = lower(${email}) and c.network = ${networkHash(address)}`
      : sql`o.customer_id = ${customerId}`
  const { rows } = await sql<{ orders: number; seconds: number }>`
    select count(*)::integer as orders, ceil(extract(epoch from min(o.hold_until) - now()))::integer as seconds
    from orders o join carts c on c.id = o.cart_id
    where o.status = 'pending_payment' and o.holds_stock and ${own}`.execute(tx)
  const { orders, seconds } = rows[0]!
  const max = customerId === null ? limits.guestUnpaidOrders : limits.customerUnpaidOrders
  if (orders > max)
    throw new DomainError('too_many_unpaid_orders', { retryAfter: Math.max(1, seconds) })
}

const mailbox = (email: string) => email.normalize('NFKC').toLowerCase()

/** A subscriber's own digits, without any form of the country code. */
const subscriber = (phone: string) => phone.replaceAll(/\D/g, '').slice(-8)
