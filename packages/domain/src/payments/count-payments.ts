import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Payments that may still be paid (`pending`), and those that the shop has to give back (`refunds`). */
export async function countPayments(db: Db): Promise<{ pending: number; refunds: number }> {
  const { rows } = await sql<{ pending: number; refunds: number }>`
    select (select count(*) from payments where state in ('created', 'open')) as pending,
      (select count(*) from payments where state in ('refund_due', 'refunding')) as refunds`.execute(db)
  return rows[0]!
}
