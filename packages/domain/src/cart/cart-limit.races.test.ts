import { maxCartLines } from '@tsiran/contract/limits'
import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createPerson, createProduct } from '../testing/fixtures.ts'
import { addLine } from './add-line.ts'
import { addLines } from './add-lines.ts'
import { mergeCarts } from './merge-carts.ts'
import { createCartToken } from './owner.ts'
import { type CartOwner, asGuest } from '../shared/viewer.ts'
import { readCart } from './read-cart.ts'
import { reopenCart } from './reopen-cart.ts'
import { topUpLines } from './top-up-lines.ts'

const database = testDatabase({ connections: 20 })
const viewer = asGuest('en')
/** A configurable product with enough variants for all lines of a test. */
let many: { id: number; variantIds: number[] }

beforeAll(async () => {
  many = await createProduct(database.db, {
    sku: 'MANY',
    offers: Array.from({ length: maxCartLines + 40 }, () => ({})),
  })
})

const countLines = async (owner: CartOwner) =>
  (await readCart(database.db, owner, viewer))?.items_count ?? 0
const fill = (owner: CartOwner, from: number, to: number) =>
  addLines(
    database.db,
    owner,
    many.variantIds.slice(from, to).map((variantId) => ({ variantId, quantity: 1 })),
    viewer,
  )
const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
const idOf = async (owner: { apiToken: string }) =>
  (
    await database.db
      .selectFrom('carts')
      .select('id')
      .where('api_token', '=', owner.apiToken)
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow()
  ).id

test('concurrent additions never exceed the line limit of a cart', async () => {
  const owner = { apiToken: createCartToken() }
  await fill(owner, 0, maxCartLines - 5)
  const singles = many.variantIds
    .slice(maxCartLines - 5, maxCartLines + 15)
    .map((variantId) =>
      addLine(database.db, owner, { productId: many.id, variantId, quantity: 1 }, viewer),
    )
  const results = await Promise.allSettled([
    ...singles,
    fill(owner, maxCartLines + 15, maxCartLines + 21),
  ])
  expect(await countLines(owner)).toBe(maxCartLines)
  expect(codesOf(results)).toEqual(Array(16).fill('cart_full'))
})

test('many lines are added all or nothing, and existing lines can still be raised', async () => {
  const owner = { apiToken: createCartToken() }
  await fill(owner, 0, maxCartLines - 1)
  await expect(fill(owner, maxCartLines - 1, maxCartLines + 1)).rejects.toMatchObject({
    code: 'cart_full',
  })
  expect(await countLines(owner)).toBe(maxCartLines - 1)
  await fill(owner, maxCartLines - 1, maxCartLines)
  const [first] = many.variantIds
  expect(
    await addLines(database.db, owner, [{ variantId: first!, quantity: 3, raise: true }], viewer),
  ).toEqual(new Map([[first, { quantity: 3 }]]))
})

test('requests that do not fit into the Manager’s cart are refused as a whole', async () => {
  const owner = { apiToken: createCartToken() }
  await fill(owner, 0, maxCartLines)
  const cartId = await idOf(owner)
  const pieces = [{ variantId: many.variantIds[maxCartLines]!, quantity: 1 }]
  await expect(
    inTransaction(database.db, (tx) =>
      topUpLines(tx, cartId, { pieces, shown: new Map() }, viewer),
    ),
  ).rejects.toMatchObject({
    code: 'cart_full',
  })
})

test('a sign-in with two large carts fills the cart to its limit, the customer’s own lines first', async () => {
  const customerId = await createPerson(database.db, 'large@example.am')
  const guest = { apiToken: createCartToken() }
  await fill({ customerId }, 0, 300)
  await fill(guest, 200, maxCartLines + 40)
  await inTransaction(database.db, (tx) =>
    mergeCarts(tx, { apiToken: guest.apiToken, customerId, locale: 'en' }),
  )
  expect(await countLines({ customerId })).toBe(maxCartLines)
  const { rows } = await sql<{ variant_id: number }>`
    select variant_id from cart_items i join carts c on c.id = i.cart_id where c.customer_id = ${customerId} order by variant_id`.execute(
    database.db,
  )
  expect(rows.map(({ variant_id }) => variant_id)).toEqual(many.variantIds.slice(0, maxCartLines))
})

test('a reopened cart is merged into a newer one up to the limit', async () => {
  const owner = { apiToken: createCartToken() }
  await fill(owner, 0, 300)
  const ordered = await idOf(owner)
  await database.db
    .updateTable('carts')
    .set({ status: 'ordered' })
    .where('id', '=', ordered)
    .execute()
  await fill(owner, 100, maxCartLines + 40)
  await inTransaction(database.db, (tx) => reopenCart(tx, ordered))
  expect(await countLines(owner)).toBe(maxCartLines)
})
