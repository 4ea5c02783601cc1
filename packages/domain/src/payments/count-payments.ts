import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

export interface PaymentCounts {
  /** The buyer may still pay. */
  pending: number
  /** Refunds that are due. */
  refunds: number
  /** Without a clear report of the bank for a day, or refused by it. */
  unclear: number
}

/** Payments that a person has to look at: the bank has not answered for a day, or refused to take held money or to let go of it. */
export const isUnclear = sql`ask_at is not null and ((state in ('open', 'abandoned') and answer in ('silent', 'unclear')
  and created_at < now() - interval '1 day') or (state in ('capturing', 'voiding') and refused_at is not null))`

/** Counts the payments that need an answer or an action. */
export async function countPayments(db: Db): Promise<PaymentCounts> {
  const { rows } = await sql<PaymentCounts>`
    select (select count(*) from payments where state in ('created', 'open')) as pending,
      (select count(*) from payment_refunds where state in ('due', 'refunding')) as refunds,
      (select count(*) from payments where ${isUnclear}) as unclear`.execute(db)
  return rows[0]!
}
