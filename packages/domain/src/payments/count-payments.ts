import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

export interface PaymentCounts {
  /** The buyer may still pay. */
  pending: number
  /** Refunds that are due. */
  refunds: number
  /** Without a clear report of the bank for a day. */
  unclear: number
}

/** Counts the payments that need an answer or an action. */
export async function countPayments(db: Db): Promise<PaymentCounts> {
  const { rows } = await sql<PaymentCounts>`
    select (select count(*) from payments where state in ('created', 'open')) as pending,
      (select count(*) from payment_refunds where state in ('due', 'refunding')) as refunds,
      (select count(*) from payments where ask_at is not null and state in ('open', 'abandoned') and answer in ('silent', 'unclear')
        and created_at < now() - interval '1 day') as unclear`.execute(db)
  return rows[0]!
}
