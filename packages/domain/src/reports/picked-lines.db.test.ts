import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { settleOrder } from '../picking/settle-order.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { pickOrder, type TestPick } from '../testing/picked-order.ts'
import { refuseAtDoor } from '../testing/refuse-at-door.ts'
import { readReport } from './read-report.ts'
import { readToday } from './read-today.ts'

const shop = bankShop()
type Offered = Awaited<ReturnType<typeof createProduct>>
const products: Partial<Record<'APPLES' | 'JAM' | 'PEARS' | 'PLUMS', Offered>> = {}

beforeAll(async () => {
  const { db } = shop
  for (const sku of ['APPLES', 'JAM', 'PEARS', 'PLUMS'] as const)
    products[sku] = await createProduct(db, {
      sku,
      offers: [{ price: 1000, qty: 50 }],
    })
  await orderThem()
})

/** Adds jam to an order of two apples. */
const addJam = (id: number) =>
  sql`insert into order_items select (jsonb_populate_record(l, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('order_items', 'id')), 'position', l.position + 10, 'sku', 'JAM',
      'product_id', ${products.JAM!.id}::integer, 'variant_id', ${products.JAM!.variantId}::integer))).*
    from order_items l where order_id = ${id} and sku = 'APPLES'`.execute(shop.db)

/** Orders two apples, and two jars of jam where `picks` has a second line; returns the settled order. */
async function settle(...picks: TestPick[]): Promise<number> {
  const { order } = await orderAsGuest(shop.db, shop.services, {
    productId: products.APPLES!.id,
    quantity: 2,
    method: 'cashondelivery',
  })
  if (picks.length > 1) await addJam(order.id)
  await pickOrder(shop.db, order.id, { picks })
  await settleOrder(shop.db, shop.services, { id: order.id, by, decides: true })
  return order.id
}

const found: TestPick = { state: 'found' }
const replacedBy = (sku: 'PEARS' | 'PLUMS'): TestPick => ({
  state: 'replaced',
  substitute: { variantId: products[sku]!.variantId, quantity: 2 },
})

async function orderThem(): Promise<void> {
  await settle(found, { state: 'short', quantity: 1 })
  await settle(replacedBy('PEARS'), { state: 'missing' })
  await settle(replacedBy('PLUMS'))
  await refuseAtDoor(shop, await settle(replacedBy('PEARS')), 1)
  await refuseAtDoor(shop, await settle(found), 2)
  // Neither was settled in these days.
  const long = await settle(replacedBy('PLUMS'))
  await sql`update order_edits set created_at = '2026-05-10T12:00:00+04:00' where order_id = ${long}`.execute(
    shop.db,
  )
  const { order } = await orderAsGuest(shop.db, shop.services, {
    productId: products.APPLES!.id,
    method: 'cashondelivery',
  })
  await pickOrder(shop.db, order.id, { picks: [found] })
}

test('substitutions have a row for each ordered variant, with what came instead and was refused', async () => {
  const { rows, totals, columns } = await readReport(shop.db, {
    name: 'substitutions',
    locale: 'en',
    roles: ['catalogue'],
  })
  expect(columns.find(({ name }) => name === 'rate')).toEqual({ name: 'rate', kind: 'percent' })
  expect(rows).toEqual([
    ['APPLES', 'APPLES', '', 5, 2, 0, 0, 3, 60, 'PEARS', 2],
    ['JAM', 'APPLES', '', 2, 0, 1, 1, 0, 0, null, 0],
  ])
  expect(totals).toEqual([null, null, null, 7, 2, 1, 1, 3, 42.9, null, 2])
})

test('today counts lines that were canceled or not found, and the part that was replaced', async () => {
  const linesOf = async (now: Date) => {
    const { sales } = await readToday(shop.db, { roles: ['owner'], locale: 'en' }, now)
    return [sales!.before, sales!.today].map((day) => [day.canceled_lines, day.replaced_percent])
  }
  // Jam twice, and a pear at the door.
  const lines = [3, 42.9]
  const none = [0, null]
  const now = new Date()
  expect(await linesOf(now)).toEqual([none, lines])
  expect(await linesOf(new Date(now.getTime() + 7 * 86_400_000))).toEqual([lines, none])
})
