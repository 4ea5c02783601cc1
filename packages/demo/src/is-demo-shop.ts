import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { demoAccounts } from './accounts.ts'
import { demoEmail } from './seed/shop.ts'

/**
 * Whether the shop is the demo: it has the demo's own contact address, or one of its accounts. Accounts whose passwords are public
 * are created nowhere else.
 */
export async function isDemoShop(db: Db): Promise<boolean> {
  const { rows } = await sql<{ demo: boolean }>`
    select exists (select from channels where email = ${demoEmail})
      or exists (select from customers where lower(email) = any(${demoAccounts.map(({ email }) => email)})) as demo`.execute(
    db,
  )
  return rows[0]!.demo
}
