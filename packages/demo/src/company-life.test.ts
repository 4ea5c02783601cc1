import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedAccounts } from './accounts.ts'
import { seedCompanyLife } from './company-life.ts'
import { seedDemo } from './seed.ts'

const database = testDatabase()

test('the demo companies have orders on credit, and requests that wait for their Managers; once', async () => {
  const { db } = database
  await seedCompanyLife(db)
  await seedDemo(db)
  await seedAccounts(db)
  for (let times = 0; times < 2; times++) await seedCompanyLife(db)
  const { rows } = await sql<{ name: string; statuses: string[]; owed: number; orders: number }>`
    select o.name, o.credit_owed as owed, (select count(*) from orders where company_id = o.id and payment_method = 'credit')::int as orders,
      (select array_agg(r.status order by r.id) from cart_requests r where r.company_id = o.id) as statuses
    from companies o order by o.id`.execute(db)
  expect(rows.map(({ statuses, orders }) => ({ statuses, orders }))).toEqual([
    { statuses: ['completed', 'completed', 'open', 'open', 'open'], orders: 1 },
    { statuses: ['completed', 'open'], orders: 1 },
  ])
  expect(rows.every(({ owed }) => owed > 10_000)).toBe(true)
})
