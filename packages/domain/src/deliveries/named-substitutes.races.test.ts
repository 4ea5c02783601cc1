import type { Db } from '@tsiran/db/database'
import { openTestPool } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requireCart } from '../cart/checkout-steps.ts'
import { updateLines } from '../cart/update-lines.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { actingAs } from '../staff/testing.ts'
import type { ActingStaff } from '../staff/session.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct, listProducts } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { guestViewer as viewer, readyCart } from '../testing/ready-cart.ts'
import { claimPicking, finishPicking } from '../picking/claim-picking.ts'
import { findSubstitutes } from '../picking/find-substitutes.ts'
import { markLine } from '../picking/mark-line.ts'
import { settleOrder } from '../picking/settle-order.ts'

const shop = bankShop()
/** The connections of a second server. */
let other: Db
let picker: ActingStaff
let turn = 0
let milk: number
let kefir: number
beforeAll(async () => {
  other = openTestPool(shop.database.url, 10)
  picker = await actingAs(shop.db, { email: 'ani@shop.test', roles: ['picker'] })
})
afterAll(() => other.destroy())
beforeEach(async () => {
  turn++
  const make = async (sku: string) =>
    createProduct(shop.db, { sku: `${sku}-${turn}`, offers: [{ price: 900, qty: 5 }] })
  const [one, two] = [await make('MILK'), await make('KEFIR')]
  await listProducts(shop.db, [shop.productId, one.id, two.id])
  milk = one.variantId
  kefir = two.variantId
})

const rounds = Array.from({ length: 5 }, (_, round) => [round] as const)

async function cartWithLine() {
  const owner = await readyCart(shop.db, shop.productId, 2)
  const itemId = (await requireCart(shop.db, owner)).lines[0]!.item_id
  const name = (db: Db, variantId: number) =>
    updateLines(db, owner, new Map(), viewer, {
      lines: new Map([[itemId, { substitute_variant_id: variantId }]]),
    })
  const place = (db: Db) => placeOrder(db, { owner, viewer, services: shop.services })
  return { owner, name, place }
}
const hide = (db: Db, variantId: number) =>
  sql`update products set status = 'hidden' where id = (select product_id from variants where id = ${variantId})`.execute(
    db,
  )
const sellOut = (db: Db, variantId: number) =>
  sql`update variants set qty = 0 where id = ${variantId}`.execute(db)

test.each(rounds)('two requests name one substitute of a line in the end (%i)', async () => {
  const { owner, name, place } = await cartWithLine()
  await Promise.all([name(shop.db, milk), name(other, kefir), name(shop.db, kefir)])
  const named = (await requireCart(shop.db, owner)).lines[0]!.substitute_variant_id
  expect([milk, kefir]).toContain(named)
  const { id } = await place(shop.db)
  expect((await findOrder(shop.db, id)).lines[0]!.substitute_variant_id).toBe(named)
})

test.each([
  ['hidden', hide],
  ['sold out', sellOut],
] as const)('a substitute that is %s while the order is placed stops no order', async (_, end) => {
  const { name, place } = await cartWithLine()
  await name(shop.db, milk)
  const [{ id }] = await Promise.all([place(shop.db), end(other, milk)])
  const line = (await findOrder(shop.db, id)).lines[0]!
  const offered = await findSubstitutes(shop.db, { id, lineId: line.id, locale: 'en' })
  expect(offered.map(({ variant_id }) => variant_id)).not.toContain(milk)
  await claimPicking(shop.db, shop.services, { id, staff: picker, locale: 'en' })
  const mark = (substituteVariantId: number) =>
    markLine(shop.db, {
      id,
      staff: picker,
      locale: 'en',
      lineId: line.id,
      pick: { state: 'replaced', quantity: 1, substituteVariantId, agreed: true },
    })
  await expect(mark(milk)).rejects.toHaveProperty('code')
  expect((await findOrder(shop.db, id)).lines[0]!.pick_state).toBeNull()
  await mark(kefir)
  await finishPicking(shop.db, { id, staff: picker, locale: 'en' })
  await settleOrder(shop.db, shop.services, { id, by, decides: true })
  expect((await findOrder(shop.db, id)).lines.map(({ variant_id }) => variant_id)).toContain(kefir)
})

test.each(rounds)('the last piece of a substitute comes into one of two orders (%i)', async () => {
  await sql`update variants set qty = 1 where id = ${milk}`.execute(shop.db)
  const orders: number[] = []
  for (let count = 0; count < 2; count++) {
    const { name, place } = await cartWithLine()
    await name(shop.db, milk)
    const { id } = await place(shop.db)
    const line = (await findOrder(shop.db, id)).lines[0]!
    await claimPicking(shop.db, shop.services, { id, staff: picker, locale: 'en' })
    await markLine(shop.db, {
      id,
      staff: picker,
      locale: 'en',
      lineId: line.id,
      pick: { state: 'replaced', quantity: 1, substituteVariantId: milk },
    })
    await finishPicking(shop.db, { id, staff: picker, locale: 'en' })
    orders.push(id)
  }
  const results = await Promise.allSettled(
    orders.map((id, place) =>
      settleOrder(place ? other : shop.db, shop.services, { id, by, decides: true }),
    ),
  )
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(refused).toEqual(['stock_changed'])
  const { rows } = await sql<{ qty: number }>`select qty from variants where id = ${milk}`.execute(
    shop.db,
  )
  expect(rows).toEqual([{ qty: 0 }])
  expect(await findBrokenSums(shop.db)).toEqual([])
})
