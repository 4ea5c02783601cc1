import { locales } from '@tsiran/contract/locale'
import { isUnavailable } from '@tsiran/db/errors'
import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { asGuest } from '../shared/viewer.ts'
import { createShop, shop, stockShop } from '../testing/shop.ts'
import { selectCards } from './card-queries.ts'
import { getProduct } from './get-product.ts'
import { listProducts } from './list-products.ts'
import { selectProductPage } from './product-queries.ts'

const database = testDatabase()
let ids: Record<string, number> = {}

beforeAll(async () => {
  await createShop(database.db)
  ids = await stockShop(database.db)
  await sql`update variants set company_price = 7`.execute(database.db)
})

/** How a call ends: its answer as text, or the code of its refusal. */
const outcome = (call: Promise<unknown>) =>
  call.then(JSON.stringify, ({ code }: { code: string }) => code)

test('callers at once have the answers that each would have alone: languages, prices, refusals', async () => {
  const viewers = locales.flatMap((locale) =>
    [null, 1].map((companyId) => ({ ...asGuest(locale), companyId })),
  )
  const calls = viewers.flatMap((viewer) => [
    ...Object.values(ids).map((id) => () => getProduct(database.db, { id }, viewer)),
    ...Object.keys(ids).map(
      (sku) => () => getProduct(database.db, { urlKey: sku.toLowerCase() }, viewer),
    ),
    () => getProduct(database.db, { id: 2_147_483_647 }, viewer),
    () => getProduct(database.db, { urlKey: 'no-such-product' }, viewer),
    () => listProducts(database.db, {}, viewer),
    () => listProducts(database.db, { category_id: shop.categories.cheese }, viewer),
    () => listProducts(database.db, { category_id: shop.categories.empty }, viewer),
    () => listProducts(database.db, { category_id: 99_999 }, viewer),
  ])
  const alone: string[] = []
  for (const call of calls) alone.push(await outcome(call()))
  expect(new Set(alone).size).toBeGreaterThan(30)
  const shuffled = calls.map((call, index) => ({ call, index })).sort(() => Math.random() - 0.5)
  const shared = await Promise.all(
    shuffled.map(async ({ call, index }) => ({ index, text: await outcome(call()) })),
  )
  for (const { index, text } of shared) expect(text).toBe(alone[index])
})

test('callers at once read their own language', async () => {
  const labels = { hy: 'Սևան', ru: 'Севан', en: 'Sevan' }
  const calls = locales.flatMap((locale) => [
    listProducts(database.db, { ids: `${ids['MILK-2']!}` }, asGuest(locale)).then(
      ({ data }) => data[0]!.brand!.label,
    ),
    getProduct(database.db, { urlKey: 'milk-2' }, asGuest(locale)).then(
      ({ brand }) => brand!.label,
    ),
  ])
  expect(await Promise.all(calls)).toEqual(
    locales.flatMap((locale) => [labels[locale], labels[locale]]),
  )
})

test('a list of cards keeps its order and its repetitions, beside others', async () => {
  const [milk, cheese, hidden] = [ids['MILK-1']!, ids['CHEESE-1']!, ids['HIDDEN-1']!]
  const lists = [[milk], [cheese, milk], [hidden, milk, cheese, milk], [99_999], []]
  const long = Array.from({ length: 150 }, () => cheese)
  const cards = await Promise.all(
    [...lists, long].map((list) => selectCards(database.db, list, asGuest('en'))),
  )
  expect(cards.slice(0, -1).map((list) => list.map(({ id }) => id))).toEqual([
    [milk],
    [cheese, milk],
    [milk, cheese, milk],
    [],
    [],
  ])
  expect(cards.at(-1)).toHaveLength(150)
})

test('price and stock are those of the call, and a transaction reads its own', async () => {
  const urlKey = 'cheese-1'
  const read = async (tx = database.db) => (await getProduct(tx, { urlKey }, asGuest('en'))).price
  const before = await read()
  await inTransaction(database.db, async (tx) => {
    await sql`update variants set price = price + 100 where product_id = ${ids['CHEESE-1']!}`.execute(
      tx,
    )
    expect(await Promise.all([read(), read(tx), read(), read(tx)])).toEqual([
      before,
      before + 100,
      before,
      before + 100,
    ])
  })
  expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill(before + 100))
})

test('a statement that is canceled, as by its timeout, fails its own callers alone', async () => {
  const read = () => selectProductPage(database.db, { urlKey: 'milk-1' }, asGuest('en'))
  const later = await inTransaction(database.db, async (tx) => {
    await sql`lock table product_listings in access exclusive mode`.execute(tx)
    const first = read().catch((error: unknown) => error)
    const pid = await waitingPid()
    const others = Promise.all([read(), read()])
    await sql`select pg_cancel_backend(${pid})`.execute(tx)
    expect(isUnavailable(await first)).toBe(true)
    return () => others
  })
  for (const page of await later()) expect(page?.id).toBe(ids['MILK-1'])
})

/** The process of the statement that waits for the lock. */
async function waitingPid(): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
    if (rows[0]) return rows[0].pid
  }
}
