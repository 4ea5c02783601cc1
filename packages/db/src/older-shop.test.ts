import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'
import { withDatabase } from './testing.ts'
import { migrateUpTo } from './testing-older.ts'

const server = inject('databaseServer')
const name = `older_${randomBytes(6).toString('hex')}`
const client = new pg.Client({ connectionString: withDatabase(server, name) })

async function onServer(sql: string): Promise<void> {
  const other = new pg.Client({ connectionString: server })
  await other.connect()
  await other.query(sql).finally(() => other.end())
}

/** An order of 1 000 drams with one payment in a state, as shops had them before refunds in part. */
async function placeOrder(status: string, method: string, state?: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with cart as (insert into carts (api_token, status, locale) values (md5(random()::text), 'ordered', 'hy') returning id)
    insert into orders (cart_id, locale, status, email, billing_address, shipping_address, shipping_method, shipping_title, shipping_amount,
      payment_method, payment_title, sub_total, grand_total)
    select id, 'hy', $1, 'ani@example.am', '{}', '{}', 'flatrate', '{}', 0, $2, '{}', 1000, 1000 from cart returning id::integer`,
    [status, method],
  )
  const { id } = rows[0]!
  if (state)
    await client.query(
      `insert into payments (order_id, provider, state, amount, key, settled_at, created_at)
      values ($1::bigint, 'idram', $2, 1000, md5($1::bigint::text), '2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z')`,
      [id, state],
    )
  return id
}

const orders: Record<string, number> = {}

beforeAll(async () => {
  await onServer(`create database ${name}`)
  await client.connect()
  await migrateUpTo(client, '0020_staff.sql')
  orders.due = await placeOrder('canceled', 'idram', 'refund_due')
  orders.asked = await placeOrder('canceled', 'idram', 'refunding')
  orders.refunded = await placeOrder('canceled', 'idram', 'refunded')
  orders.byHand = await placeOrder('canceled', 'idram', 'refunded')
  orders.paid = await placeOrder('completed', 'idram', 'paid')
  orders.declined = await placeOrder('canceled', 'idram', 'declined')
  orders.atTheDoor = await placeOrder('pending', 'cashondelivery')
  orders.delivered = await placeOrder('completed', 'cashondelivery')
  orders.credit = await placeOrder('processing', 'credit')
  await client.query(
    `insert into payment_events (payment_id, kind) select id, 'refunded_by_hand' from payments where order_id = $1`,
    [orders.byHand],
  )
  await migrateUpTo(client, '0076_minimum_of_companies.sql')
  await client.query(
    `with receipt as (insert into stock_receipts (supplier) values ('Lori') returning id)
    insert into stock_lots (receipt_id, variant_id, qty) select id, v, 3 from receipt, unnest(array[7, 7, 9]) v`,
  )
  await migrate(withDatabase(server, name))
})
afterAll(async () => {
  await client.end()
  await onServer(`drop database ${name}`)
})

test('refunds of whole payments become refunds of their own', async () => {
  const { rows } = await client.query(
    `select p.order_id::integer as order, r.state, r.amount::integer, r.by_hand, r.created_at, r.settled_at, p.refund_total::integer
    from payments p join payment_refunds r on r.payment_id = p.id order by p.order_id`,
  )
  const settled = new Date('2026-01-02T00:00:00Z')
  const whole = { amount: 1000, refund_total: 1000, created_at: settled }
  expect(rows).toEqual([
    { ...whole, order: orders.due, state: 'due', by_hand: false, settled_at: null },
    { ...whole, order: orders.asked, state: 'refunding', by_hand: false, settled_at: null },
    { ...whole, order: orders.refunded, state: 'refunded', by_hand: false, settled_at: settled },
    { ...whole, order: orders.byHand, state: 'refunded', by_hand: true, settled_at: settled },
  ])
  const others = await client.query(
    'select refund_total::integer from payments where refund_total = 0',
  )
  expect(others.rows).toHaveLength(2)
})

test('orders have their paid state, and their days sum it up', async () => {
  const { rows } = await client.query<{ id: number; paid: string }>(
    'select id::integer, paid from orders order by id',
  )
  const expected = {
    due: 'refund_due',
    asked: 'refund_due',
    refunded: 'refunded',
    byHand: 'refunded',
    paid: 'paid',
    declined: 'unpaid',
    atTheDoor: 'at_the_door',
    delivered: 'paid',
    credit: 'credit',
  }
  expect(Object.fromEntries(rows.map(({ id, paid }) => [id, paid]))).toEqual(
    Object.fromEntries(Object.entries(expected).map(([order, paid]) => [orders[order], paid])),
  )
  const days = await client.query(
    'select paid, sum(orders)::integer as orders, sum(sum)::integer as sum from order_days group by paid order by paid',
  )
  expect(days.rows).toEqual([
    { paid: 'at_the_door', orders: 1, sum: 1000 },
    { paid: 'credit', orders: 1, sum: 1000 },
    { paid: 'paid', orders: 2, sum: 2000 },
    { paid: 'refund_due', orders: 2, sum: 2000 },
    { paid: 'refunded', orders: 2, sum: 2000 },
    { paid: 'unpaid', orders: 1, sum: 1000 },
  ])
})

test('lots that are there already are counted', async () => {
  const { rows } = await client.query('select variant_id from lot_changes order by variant_id')
  expect(rows).toEqual([{ variant_id: 7 }, { variant_id: 9 }])
})
