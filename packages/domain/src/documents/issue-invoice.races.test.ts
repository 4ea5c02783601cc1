import { beforeAll, expect, test } from 'vitest'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { createTestChannel } from '../testing/channel.ts'
import { byScript, createProduct } from '../testing/fixtures.ts'
import { issueInvoice } from './issue-invoice.ts'

const shop = bankShop()
beforeAll(() => createTestChannel(shop.db))

const serial = (number: string) => Number(number.split('-')[1])
async function placeMany(count: number): Promise<number[]> {
  const { id: productId } = await createProduct(shop.db, {
    sku: `MANY-${count}`,
    offers: [{ price: 1000, qty: 100 }],
  })
  const ids: number[] = []
  for (let placed = 0; placed < count; placed++)
    ids.push(
      (await orderAsGuest(shop.db, shop.services, { productId, method: 'cashondelivery' })).order
        .id,
    )
  return ids
}
const issue = (orderId: number) => issueInvoice(shop.db, { orderId, by: byScript })

test('ten invoices at once get ten numbers in a row, and refused ones leave no gap', async () => {
  const ids = await placeMany(10)
  const answers = await Promise.all([
    ...ids.map(issue),
    ...[900_001, 900_002].map((id) => issue(id).catch(() => undefined)),
  ])
  const numbers = answers
    .flatMap((invoice) => (invoice ? [serial(invoice.number)] : []))
    .sort((a, b) => a - b)
  expect(numbers).toEqual(ids.map((_, at) => numbers[0]! + at))
  const { last } = await shop.db
    .selectFrom('document_counters')
    .select('last')
    .executeTakeFirstOrThrow()
  expect(last).toBe(numbers.at(-1))
})

test('a number whose transaction fails is taken by the next invoice', async () => {
  const [first, failing, next] = await placeMany(3)
  const before = serial((await issue(first!)).number)
  // The audit row fails after the number was taken.
  const nobody = { kind: 'staff', id: 999_999, name: 'Nobody' } as const
  await expect(issueInvoice(shop.db, { orderId: failing!, by: nobody })).rejects.toThrow()
  expect(serial((await issue(next!)).number)).toBe(before + 1)
})

test('one order invoiced ten times at once has one invoice', async () => {
  const [id] = await placeMany(1)
  const invoices = await Promise.all(Array.from({ length: 10 }, () => issue(id!)))
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(1)
  const { count } = await shop.db
    .selectFrom('documents')
    .select((of) => of.fn.countAll().as('count'))
    .where('order_id', '=', id!)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)
})
