import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { byScript, createTestCompany } from '../testing/fixtures.ts'
import { createListedOrder } from '../testing/list-orders.ts'
import { exportOrders } from './export-orders.ts'
import type { ExportedOrder } from './exported-order.ts'
import type { OrderFilter } from './order-filter.ts'

const database = testDatabase()
const made: number[] = []
beforeAll(async () => {
  const company = await createTestCompany(database.db, 'Ararat Bakery')
  for (const day of [10, 11, 12, 13])
    made.unshift(
      await createListedOrder(database.db, {
        placed: `2026-05-${day}T12:00:00+04:00`,
        name: day % 2 === 0 ? ['Ani', 'Sargsyan'] : ['Ararat', 'Petrosyan'],
        email: `buyer${day}@example.am`,
        ...(day === 12 && { company }),
      }),
    )
})

async function exported(filter: OrderFilter, counted?: number): Promise<ExportedOrder[]> {
  const { db } = database
  const call = { filter, format: 'csv', by: byScript, locale: 'en', roles: ['owner'] } as const
  const orders: ExportedOrder[] = []
  for await (const batch of await exportOrders(db, call, counted)) orders.push(...batch)
  return orders
}
const logged = async () =>
  (
    await database.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'order.export')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).after

test.each<[OrderFilter, number[]]>([
  [{ search: 'ani' }, [1, 3]],
  [{ search: 'ararat' }, [0, 1, 2]],
  [{ search: 'buyer' }, [0, 1, 2, 3]],
  [{ search: 'ararat', buyer: 'company' }, [1]],
  [{ sum_from: 1 }, [0, 1, 2, 3]],
  [{ stage: 'to_pick' }, [0, 1, 2, 3]],
  [{ stage: 'picking,delivered' }, []],
])('an export of %j has every order, also where more pass than are counted', async (filter, at) => {
  const expected = at.map((place) => made[place])
  expect((await exported(filter)).map(({ id }) => id)).toEqual(expected)
  expect(await logged()).toMatchObject({ rows: expected.length })
  expect((await exported(filter, 1)).map(({ id }) => id)).toEqual(expected)
  if (expected.length > 1) expect(await logged()).toMatchObject({ rows: 1, more: true })
})
