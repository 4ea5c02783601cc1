import assert from 'node:assert/strict'
import type pg from 'pg'
import type { Client } from './ask.ts'
import { buy, fillCart } from './buyers.ts'
import type { TestCatalog } from './catalog.ts'

const times = <T>(count: number, make: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => make(turn)))

/** Twenty identical presses of "Place order", on two servers at once, are one order. */
export async function pressTwentyTimes(
  ask: Client,
  { plenty, districtId, slots }: TestCatalog,
): Promise<string> {
  for (const kind of ['cash', 'card'] as const) {
    const cart = await fillCart(ask, { kind, districtId, slotId: slots[0]! }, plenty[0]!)
    const answers = await times(20, () => ask('POST', '/api/checkout/save-order', { body: cart }))
    const orders = new Set(
      answers.map(({ body }) => (body['order'] as { id: number } | undefined)?.id),
    )
    assert.deepEqual([orders.size, orders.has(undefined)], [1, false], `twenty presses, ${kind}`)
    assert.equal(
      new Set(answers.map(({ body }) => body['redirect_url'])).size,
      1,
      `twenty presses, one payment page, ${kind}`,
    )
  }
  return '20 identical presses on 2 servers, cash and card: 1 order and 1 payment page each'
}

/** Fifty carts order the last piece, on two servers at once. */
export async function fightForTheLast(
  ask: Client,
  { last, districtId, slots }: TestCatalog,
): Promise<string> {
  const carts = await times(50, () =>
    fillCart(ask, { kind: 'cash', districtId, slotId: slots[0]! }, last),
  )
  const answers = await times(50, (turn) =>
    ask('POST', '/api/checkout/save-order', { body: carts[turn]! }),
  )
  const codes = answers.map(({ status, body }) => (status === 200 ? 'ordered' : body['code']))
  assert.equal(codes.filter((code) => code === 'ordered').length, 1, 'the last piece is sold once')
  assert.deepEqual(
    new Set(codes),
    new Set(['ordered', 'cart_changed']),
    'the others get cart_changed',
  )
  return '50 carts for the last piece on 2 servers: 1 order, 49 refused with cart_changed'
}

/** Fifty carts order into the last place of a slot, on two servers at once. */
export async function fightForThePlace(
  ask: Client,
  { plenty, districtId, slots }: TestCatalog,
): Promise<string> {
  const buyer = { kind: 'cash', districtId, slotId: slots.at(-1)! } as const
  const carts = await times(50, () => fillCart(ask, buyer, plenty[2]!))
  const answers = await times(50, (turn) =>
    ask('POST', '/api/checkout/save-order', { body: carts[turn]! }),
  )
  const codes = answers.map(({ status, body }) => (status === 200 ? 'ordered' : body['code']))
  assert.equal(codes.filter((code) => code === 'ordered').length, 1, 'the last place is taken once')
  assert.deepEqual(new Set(codes), new Set(['ordered', 'slot_taken']), 'the others get slot_taken')
  return '50 carts for the last place of a slot on 2 servers: 1 order, 49 refused with slot_taken'
}

/** A hundred returns of one payment, replayed, reordered and forged, change nothing. */
export async function replayReturns(
  ask: Client,
  { plenty, districtId, slots }: TestCatalog,
  client: pg.Client,
): Promise<string> {
  const { id } = await buy(ask, { kind: 'card', districtId, slotId: slots[1]! }, plenty[1]!, 1)
  const state = async () =>
    (
      await client.query(
        `select o.status, o.holds_stock, p.id, p.state, p.bank_id, p.settled_at, (select count(*)::int from mails) as mails,
          (select count(*)::int from order_changes) as changes from orders o join payments p on p.order_id = o.id where o.id = $1`,
        [id],
      )
    ).rows[0] as { id: string; bank_id: string }
  const before = await state()
  const forged = [
    {},
    { resposneCode: '0116' },
    { orderID: '1' },
    { opaque: 'x', amount: '1' },
    { currency: '840' },
  ]
  await times(100, (turn) => {
    const paymentID = turn % 2 ? before.bank_id.toLowerCase() : before.bank_id.toUpperCase()
    const form = {
      paymentID,
      orderID: before.id,
      resposneCode: '00',
      ...forged[turn % forged.length],
    }
    return ask('POST', '/api/payments/ameriabank/return', { form })
  })
  assert.deepEqual(await state(), before, 'replayed returns change nothing')
  return '100 replayed, reordered and forged returns of a paid order: nothing changed'
}
