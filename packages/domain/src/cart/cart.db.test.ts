import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createProduct } from '../testing/fixtures.ts'
import { addLine } from './add-line.ts'
import { listSubstitutes } from './named-substitutes.ts'
import { createCartToken } from './owner.ts'
import { type CartOwner, asGuest } from '../shared/viewer.ts'
import { readCart, showCart } from './read-cart.ts'
import { removeLine } from './remove-line.ts'
import { updateLines } from './update-lines.ts'

const database = testDatabase()
const viewer = asGuest('en')
const guest = (): CartOwner => ({ apiToken: createCartToken() })
const one = (productId: number, quantity = 1, variantId?: number) => ({
  productId,
  quantity,
  variantId,
})
let service: { id: number }

beforeAll(async () => {
  service = await createProduct(database.db, {
    sku: '938',
    status: 'service',
    offers: [{ price: 100, qty: 0 }],
  })
})

describe('adding', () => {
  test('creates the cart, prices boxes, and puts the service line last', async () => {
    const milk = await createProduct(database.db, {
      sku: 'MILK',
      offers: [{ price: 690, qty: 50, box_qty: 12, box_price: 7800 }],
    })
    const owner = guest()
    const cart = await addLine(database.db, owner, one(milk.id, 13), viewer)
    expect(
      cart?.items.map(({ sku, quantity, total, locked }) => ({ sku, quantity, total, locked })),
    ).toEqual([
      { sku: 'MILK', quantity: 13, total: 8490, locked: false },
      { sku: '938', quantity: 1, total: 100, locked: true },
    ])
    expect(cart).toMatchObject({
      sub_total: 8590,
      grand_total: 8590,
      items_count: 1,
      items_qty: 13,
      formated_grand_total: '8\u00a0590\u00a0֏',
      changed: [],
    })
    expect(await readCart(database.db, owner, viewer)).toEqual(cart)
  })

  test('refuses a product that is already in the cart and leaves the cart unchanged', async () => {
    const tea = await createProduct(database.db, { sku: 'TEA' })
    const owner = guest()
    const before = await addLine(database.db, owner, one(tea.id, 2), viewer)
    await expect(addLine(database.db, owner, one(tea.id, 5), viewer)).rejects.toMatchObject({
      code: 'already_in_cart',
    })
    expect(await readCart(database.db, owner, viewer)).toEqual(before)
  })

  test.each([
    ['off the pack', 4, 'quantityStep'],
    ['above the stock', 12, 'quantityStock'],
  ])('refuses a quantity %s and makes no cart', async (name, quantity, key) => {
    const eggs = await createProduct(database.db, {
      sku: `EGGS-${key.toUpperCase()}`,
      offers: [{ qty: 10, min_qty: 3 }],
    })
    const owner = guest()
    await expect(addLine(database.db, owner, one(eggs.id, quantity), viewer)).rejects.toMatchObject(
      {
        details: { fields: { quantity: [{ key }] } },
      },
    )
    expect(await readCart(database.db, owner, viewer)).toBeNull()
  })

  test('a configurable product needs one of its own variants', async () => {
    const juice = await createProduct(database.db, {
      sku: 'JUICE',
      offers: [{ price: 400 }, { price: 900 }],
    })
    const other = await createProduct(database.db, {
      sku: 'OTHER-JUICE',
      offers: [{ price: 1 }, { price: 2 }],
    })
    const owner = guest()
    for (const variantId of [undefined, other.variantId]) {
      await expect(
        addLine(database.db, owner, one(juice.id, 1, variantId), viewer),
      ).rejects.toMatchObject({ code: 'validation_failed' })
    }
    const cart = await addLine(database.db, owner, one(juice.id, 1, juice.variantIds[1]), viewer)
    expect(cart?.items[0]).toMatchObject({ price: 900, variant_id: juice.variantIds[1] })
    expect(await readCart(database.db, owner, viewer)).toEqual(cart)
  })

  test('the service line, a hidden product and an unknown one are refused', async () => {
    const hidden = await createProduct(database.db, { sku: 'HIDDEN', status: 'hidden' })
    await expect(addLine(database.db, guest(), one(service.id), viewer)).rejects.toMatchObject({
      code: 'line_locked',
    })
    await expect(addLine(database.db, guest(), one(hidden.id), viewer)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(addLine(database.db, guest(), one(2_000_000_000), viewer)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('a company pays its own price', async () => {
    const oil = await createProduct(database.db, {
      sku: 'OIL',
      offers: [{ price: 1500, company_price: 1300 }],
    })
    const cart = await addLine(database.db, guest(), one(oil.id, 2), {
      ...asGuest('en'),
      companyId: 1,
    })
    expect(cart?.items[0]).toMatchObject({ price: 1300, total: 2600 })
  })
})

describe('changing quantities', () => {
  test('is all or nothing', async () => {
    const [a, b] = [
      await createProduct(database.db, { sku: 'A', offers: [{ qty: 5 }] }),
      await createProduct(database.db, { sku: 'B', offers: [{ qty: 5 }] }),
    ]
    const owner = guest()
    await addLine(database.db, owner, one(a.id), viewer)
    const before = await addLine(database.db, owner, one(b.id), viewer)
    const [lineA, lineB] = before!.items.map(({ id }) => id) as [number, number]
    await expect(
      updateLines(
        database.db,
        owner,
        new Map([
          [lineA, 3],
          [lineB, 6],
        ]),
        viewer,
      ),
    ).rejects.toMatchObject({
      details: { fields: { [`qty.${lineB}`]: [{ key: 'quantityStock', values: { stock: 5 } }] } },
    })
    expect(await readCart(database.db, owner, viewer)).toEqual(before)
    const after = await updateLines(
      database.db,
      owner,
      new Map([
        [lineA, 3],
        [lineB, 5],
      ]),
      viewer,
    )
    expect(after?.items_qty).toBe(8)
  })

  test('another owner’s line and the service line are refused', async () => {
    const salt = await createProduct(database.db, { sku: 'SALT' })
    const [mine, theirs] = [guest(), guest()]
    await addLine(database.db, mine, one(salt.id), viewer)
    const cart = await addLine(database.db, theirs, one(salt.id), viewer)
    const wish = { substitution: 'refund' } as const
    for (const [id, code] of [
      [cart!.items[0]!.id, 'not_found'],
      [service.id, 'line_locked'],
    ] as const) {
      const [quantities, wishes] = [new Map([[id, 2]]), { lines: new Map([[id, wish]]) }]
      for (const call of [
        () => updateLines(database.db, mine, quantities, viewer),
        () => updateLines(database.db, mine, new Map(), viewer, wishes),
        () => listSubstitutes(database.db, mine, id, viewer),
      ])
        await expect(call()).rejects.toMatchObject({ code })
    }
    await expect(removeLine(database.db, mine, cart!.items[0]!.id, viewer)).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await readCart(database.db, theirs, viewer)).toEqual(cart)
  })
})

describe('removing', () => {
  test('accepts a product’s id or a line’s id; the service line disappears with the last line', async () => {
    const [a, b] = [
      await createProduct(database.db, { sku: 'RA' }),
      await createProduct(database.db, { sku: 'RB' }),
    ]
    const owner = guest()
    await addLine(database.db, owner, one(a.id), viewer)
    const cart = await addLine(database.db, owner, one(b.id), viewer)
    expect(
      (await removeLine(database.db, owner, a.id, viewer))?.items.map(({ sku }) => sku),
    ).toEqual(['RB', '938'])
    expect((await removeLine(database.db, owner, cart!.items[1]!.id, viewer))?.items).toEqual([])
    await expect(removeLine(database.db, owner, service.id, viewer)).rejects.toMatchObject({
      code: 'line_locked',
    })
    await expect(removeLine(database.db, owner, a.id, viewer)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

test('a changed price, a reduced stock and a removed product are reported until shown once', async () => {
  const { db } = database
  const [rice, beans, gone] = [
    await createProduct(db, { sku: 'RICE', offers: [{ price: 800 }] }),
    await createProduct(db, { sku: 'BEANS', offers: [{ price: 500, qty: 20, min_qty: 2 }] }),
    await createProduct(db, { sku: 'GONE' }),
  ]
  const owner = guest()
  for (const [product, quantity] of [
    [rice, 1],
    [beans, 10],
    [gone, 1],
  ] as const)
    await addLine(db, owner, one(product.id, quantity), viewer)
  await db.updateTable('variants').set({ price: 850 }).where('id', '=', rice.variantId).execute()
  await db.updateTable('variants').set({ qty: 5 }).where('id', '=', beans.variantId).execute()
  await db.updateTable('products').set({ status: 'hidden' }).where('id', '=', gone.id).execute()
  const changes = [
    expect.objectContaining({ product_id: rice.id, reason: 'price', from: 800, to: 850 }),
    expect.objectContaining({ product_id: beans.id, reason: 'stock', from: 10, to: 4 }),
    expect.objectContaining({ product_id: gone.id, reason: 'gone' }),
  ]
  expect((await readCart(db, owner, viewer))?.changed).toEqual(changes)
  const shown = await showCart(db, owner, viewer)
  expect(shown?.changed).toEqual(changes)
  expect(shown?.sub_total).toBe(850 + 4 * 500 + 100)
  expect(await showCart(db, owner, viewer)).toEqual({ ...shown, changed: [] })
})

test('an unknown token has no cart', async () => {
  expect(await readCart(database.db, guest(), viewer)).toBeNull()
})

test('a line does not wait for the disk, later statements of the connection do', async () => {
  const apple = await createProduct(database.db, { sku: 'APPLE-QUICK' })
  await database.db.connection().execute(async (db) => {
    await sql`set synchronous_commit = on`.execute(db)
    await sql`create temporary table commits (waits text)`.execute(db)
    await sql`
      create function pg_temp.note_commit() returns trigger language plpgsql as $$
      begin
        insert into commits values (current_setting('synchronous_commit'));
        return null;
      end $$`.execute(db)
    await sql`create constraint trigger note_commit after insert on cart_items
      deferrable initially deferred for each row execute function pg_temp.note_commit()`.execute(db)
    await addLine(db, guest(), one(apple.id), viewer)
    await inTransaction(db, (tx) => addLine(tx, guest(), one(apple.id), viewer))
    const { rows } = await sql<{ waits: string }>`
      select waits from commits union all select current_setting('synchronous_commit')`.execute(db)
    await sql`drop trigger note_commit on cart_items`.execute(db)
    expect(rows.map(({ waits }) => waits)).toEqual(['off', 'on', 'on'])
  })
})
