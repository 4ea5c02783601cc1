import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readReport } from '../reports/read-report.ts'
import { createSyntheticDeliveries } from './synthetic-deliveries.ts'
import { createSyntheticOrders } from './synthetic-orders.ts'

const database = testDatabase()

test('synthetic orders have slots and settlements that the reports measure', async () => {
  const { db } = database
  await createSyntheticOrders(db, { count: 1000, from: '2026-03-01', to: '2026-03-04' })
  await createSyntheticDeliveries(db)
  const { rows } = await sql<{ delivered: number; lines: number }>`
    select (select count(*)::integer from orders where status = 'completed') as delivered,
      (select count(*)::integer from order_items i join orders o on o.id = i.order_id where o.status = 'completed') as lines`.execute(
    db,
  )
  const totalsOf = async (name: 'slots' | 'substitutions') => {
    const days = { from: '2026-03-01', to: '2026-03-05' }
    const report = await readReport(db, { name, ...days, locale: 'hy', roles: ['owner'] })
    return new Map(report.columns.map((column, index) => [column.name, report.totals[index]]))
  }
  const slots = await totalsOf('slots')
  expect(slots.get('delivered')).toBe(rows[0]!.delivered)
  expect(slots.get('late')).toBeGreaterThan(40)
  const substitutions = await totalsOf('substitutions')
  expect(substitutions.get('lines')).toBe(rows[0]!.lines)
  expect(substitutions.get('rate')).toBeGreaterThan(2)
})
