import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { createTestCompany } from '../testing/fixtures.ts'
import { createListedOrder } from '../testing/list-orders.ts'
import { selectPage } from './list-pages.ts'
import type { ListPage } from './walk-list.ts'
import { walkSearch } from './search-walk.ts'

const database = testDatabase()
const count = 40
const orders: number[] = []
beforeAll(async () => {
  const company = await createTestCompany(database.db, 'Sargsyan and sons')
  for (let place = 0; place < count; place++)
    orders.push(
      await createListedOrder(database.db, {
        // Three orders share a moment.
        placed: `2026-05-10T12:${String(Math.floor(place / 3)).padStart(2, '0')}:00.123456+04:00`,
        name: place % 4 === 0 ? ['Ashot', 'Danielyan'] : ['Ani', 'Sargsyan'],
        phone: place % 5 === 2 ? `0${orders[0]}` : '+374 91 000000',
        ...(place % 9 === 0 && { company }),
      }),
    )
})

const searches = ['ashot', 'danielyan ASHOT', 'sargsyan', 'an', '+37491000000', 'nobody']
const ranges = [1, 2, 20].flatMap((page) => [5, 100].map((limit) => ({ page, limit })))
const pages = (names: readonly string[]): ListPage[] =>
  names.flatMap((search) =>
    ranges.flatMap((range) =>
      [true, false].map((descending) => ({
        filter: { search },
        people: true,
        sort: { by: 'created_at', descending } as const,
        range,
      })),
    ),
  )
const everyOrder = async (page: ListPage) => (await selectPage(database.db, page, 1_000)).ids

test('a walk by number finds the pages that a plain scan finds', async () => {
  for (const page of pages(searches))
    expect(await walkSearch(database.db, page), JSON.stringify(page)).toEqual(
      await everyOrder(page),
    )
})

test('other lists are left to the walk by time', async () => {
  const [page] = pages(['ashot'])
  for (const other of [
    { sort: { by: 'grand_total', descending: true } as const },
    { people: false },
    { filter: { search: 'ani@' } },
    { filter: { search: String(orders[0]) } },
    { filter: { search: 'ashot', status: 'pending' } },
  ])
    expect(await walkSearch(database.db, { ...page!, ...other })).toBeUndefined()
})

test('a page is the same where numbers do not rise with time', async () => {
  const [newest, oldest] = [orders.at(-4)!, orders[4]!]
  await database.db
    .updateTable('orders')
    .set({ created_at: new Date('2026-05-10T11:00:00+04:00') })
    .where('id', '=', newest)
    .execute()
  await database.db
    .updateTable('orders')
    .set({ created_at: new Date('2026-05-10T13:00:00+04:00') })
    .where('id', '=', oldest)
    .execute()
  const [page] = pages(['ashot'])
  expect(await everyOrder(page!)).toContain(oldest)
  expect(await walkSearch(database.db, page!)).toBeUndefined()
  for (const other of pages(searches)) {
    const ids = await everyOrder(other)
    const walked = await walkSearch(database.db, other)
    if (walked) expect(walked, JSON.stringify(other)).toEqual(ids)
    if (other.range.page === 1)
      expect((await selectPage(database.db, other, 1)).ids, JSON.stringify(other)).toEqual(ids)
  }
})
