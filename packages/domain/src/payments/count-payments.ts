import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

export interface PaymentCounts {
  /** May still be paid. */
  pending: number
  /** Money that the shop has to give back. */
  refunds: number
  /** Nobody knows whether they were paid: for a day their bank has not said. */
  unclear: number
}

/** Counts the payments that wait for somebody. */
export async function countPayments(db: Db): Promise<PaymentCounts> {
  const { rows } = await sql<PaymentCounts>`
    select (select count(*) from payments where state in ('created', 'open')) as pending,
      (select count(*) from payments where state in ('refund_due', 'refunding')) as refunds,
      (select count(*) from payments where ask_at is not null and state in ('open', 'abandoned') and answer in ('silent', 'unclear')
        and created_at < now() - interval '1 day') as unclear`.execute(db)
  return rows[0]!
}
