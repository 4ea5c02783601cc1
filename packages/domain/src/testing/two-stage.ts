import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { OrderServices } from '../order-management/order-services.ts'
import { sandboxCall } from '../payments/providers/sandbox-call.ts'
import type { VposCall, VposOperation } from '../payments/providers/vpos.ts'
import { bankOrderServices } from './bank.ts'
import { payOrder } from './paid-order.ts'

/** A shop whose terminal holds money for seven days. `requests` lists what the bank was asked to do with held money. */
export function twoStageShop(db: Db, call: VposCall = sandboxCall(db, 0)) {
  const requests: VposOperation[] = []
  const counted: VposCall = (operation, body) => {
    if (['ConfirmPayment', 'CancelPayment'].includes(operation)) requests.push(operation)
    return call(operation, body)
  }
  return { services: bankOrderServices(db, counted, 7), requests }
}

/** As {@link payOrder}; with a two-stage terminal the money is held. */
export const holdOrder = (
  db: Db,
  services: OrderServices,
  order: { productId: number; quantity: number },
): Promise<number> => payOrder(db, services, order)

/** What the sandbox bank has of an order's last payment. Drams. */
export async function atTheBank(db: Db, orderId: number) {
  const { rows } = await sql<{ status: number; deposited: number | null; amount: number }>`
    select s.status, s.deposited, s.amount from payments p join sandbox_payments s on s.id::text = lower(p.bank_id)
    where p.order_id = ${orderId} order by p.id desc limit 1`.execute(db)
  return rows[0]!
}

/** Chooses how the bank answers the next request about an order's held money. */
export const answerLater = (db: Db, orderId: number, mode: 'slow' | 'error' | 'lost' | 'refused') =>
  sql`update sandbox_payments s set later_mode = ${mode} from payments p
    where p.order_id = ${orderId} and s.id::text = lower(p.bank_id)`.execute(db)

/** Ends the lease of an order's payments, and the interval between queries. */
export const makeDue = (db: Db, orderId: number) =>
  sql`update payments set ask_at = now(), asked_at = null where order_id = ${orderId} and ask_at is not null`.execute(
    db,
  )
