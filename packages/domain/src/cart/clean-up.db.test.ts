import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createProduct } from '../testing/fixtures.ts'
import { cartCleanUps } from './clean-up.ts'

const database = testDatabase()
let variant: { id: number; variantId: number }
let customerId: number

interface CartFixture {
  status?: 'active' | 'ordered' | 'returned'
  owner?: 'guest' | 'customer'
  /** Days since creation, and since the last change. */
  age?: number
  untouched?: number
  order?: 'pending' | 'pending_payment'
}

/** Creates a cart with one line and an address. Returns its id. */
async function makeCart({
  status = 'active',
  owner = 'guest',
  age = 31,
  untouched = age,
  order,
}: CartFixture): Promise<number> {
  const token = owner === 'guest' ? sql`md5(random()::text)` : null
  const { rows } = await sql<{ id: number }>`
    insert into carts (api_token, customer_id, status, billing_address, shipping_address, network, created_at, updated_at)
    values (${token}, ${owner === 'guest' ? null : customerId}, ${status}, '{"phone": "1"}', '{"phone": "1"}', 'a hash',
      now() - make_interval(days => ${age}), now() - make_interval(days => ${untouched})) returning id`.execute(
    database.db,
  )
  const { id } = rows[0]!
  await sql`insert into cart_items (cart_id, product_id, variant_id, quantity, seen_price) values (${id}, ${variant.id}, ${variant.variantId}, 1, 1)`.execute(
    database.db,
  )
  if (order)
    await sql`
      insert into orders (cart_id, locale, status, email, billing_address, shipping_address, shipping_method, shipping_title, shipping_amount,
        payment_method, payment_title, sub_total, grand_total, hold_until)
      values (${id}, 'hy', ${order}, 'a@example.am', '{"phone": "1"}', '{"phone": "1"}', 'free_free', ${title}, 0, 'credit', ${title}, 1, 1,
        case when ${order} = 'pending_payment' then now() end)`.execute(database.db)
  return id
}
const title = JSON.stringify({ hy: 'a', ru: 'a', en: 'a' })

const cleanUp = async () => {
  for (const run of Object.values(cartCleanUps)) await run(database.db)
}
async function stateOf(id: number): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', case when num_nonnulls(billing_address, shipping_address, network) = 0 then 'no address' else 'address' end,
      (select count(*) from cart_items i where i.cart_id = c.id)) as state from carts c where id = ${id}`.execute(
    database.db,
  )
  return rows[0]?.state ?? 'gone'
}

beforeAll(async () => {
  variant = await createProduct(database.db, { sku: 'MILK' })
  const { rows } = await sql<{ id: number }>`
    insert into customers (email, first_name) values ('a@example.am', 'A') returning id`.execute(
    database.db,
  )
  customerId = rows[0]!.id
})
beforeEach(async () => {
  await sql`truncate carts, orders cascade`.execute(database.db)
})

test.each<[string, CartFixture, string]>([
  ["a guest's cart untouched for 30 days", {}, 'gone'],
  ["a guest's old cart that was changed since", { untouched: 29 }, 'address 1'],
  ["a customer's open cart, however old", { owner: 'customer', age: 400 }, 'address 1'],
  ['a returned cart', { status: 'returned' }, 'gone'],
  ["a sub-user's cart sent to the Manager", { status: 'ordered', owner: 'customer' }, 'gone'],
  ['an ordered cart', { status: 'ordered', order: 'pending' }, 'no address 0'],
  ['an ordered cart of yesterday', { status: 'ordered', order: 'pending', age: 1 }, 'address 1'],
  [
    'a cart whose order awaits payment',
    { status: 'ordered', order: 'pending_payment' },
    'address 1',
  ],
  ['a returned cart with an order', { status: 'returned', order: 'pending' }, 'no address 0'],
])('%s', async (_what, cart, expected) => {
  const id = await makeCart(cart)
  await cleanUp()
  expect(await stateOf(id)).toBe(expected)
  const { rows } = await sql`select from orders where billing_address ->> 'phone' = '1'`.execute(
    database.db,
  )
  expect(rows).toHaveLength(cart.order ? 1 : 0)
})

test('an ordered cart is cleared once', async () => {
  await makeCart({ status: 'ordered', order: 'pending' })
  expect(await cartCleanUps['orderedCarts']!(database.db)).toBe(1)
  expect(await cartCleanUps['orderedCarts']!(database.db)).toBe(0)
})

test('a cart that is being ordered is skipped', async () => {
  const id = await makeCart({})
  await database.db.transaction().execute(async (tx) => {
    await sql`select from carts where id = ${id} for update`.execute(tx)
    await cleanUp()
  })
  expect(await stateOf(id)).toBe('address 1')
})

test('due carts are found by the index', async () => {
  await sql`
    insert into carts (api_token, status) select md5(n::text), case when n % 3 = 0 then 'active' else 'ordered' end
    from generate_series(1, 5000) n`.execute(database.db)
  await sql`update carts set cleared = true where status = 'ordered'`.execute(database.db)
  await sql`analyze carts`.execute(database.db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select ctid from carts where not cleared and (status <> 'active' or customer_id is null)
      and created_at < now() - interval '30 days' and updated_at < now() - interval '30 days'`.execute(
    database.db,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('carts_clean_up')
})
