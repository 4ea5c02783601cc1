import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { createCartToken } from '../cart/owner.ts'
import { type CartOwner, asGuest } from '../shared/viewer.ts'
import { readCart } from '../cart/read-cart.ts'
import { createProduct } from '../testing/fixtures.ts'
import { orderToCart } from './order-to-cart.ts'
import { previewOrder } from './preview-order.ts'

const database = testDatabase()
const viewer = asGuest('en')
const guest = (): CartOwner => ({ apiToken: createCartToken() })
let wine: { id: number; variantIds: number[] }
let tea: { id: number }

beforeAll(async () => {
  const { db } = database
  await createProduct(db, { sku: '938', status: 'service', offers: [{ price: 100 }] })
  await createProduct(db, {
    sku: 'MILK',
    offers: [{ price: 690, company_price: 600, qty: 50, min_qty: 6, box_qty: 12, box_price: 7800 }],
  })
  await createProduct(db, { sku: 'HIDDEN', status: 'hidden' })
  await createProduct(db, { sku: 'OUT', offers: [{ qty: 0 }] })
  tea = await createProduct(db, { sku: 'TEA', offers: [{ price: 1000, qty: 9 }] })
  wine = await createProduct(db, { sku: 'WINE', offers: [{ price: 4000 }, { price: 2500 }] })
})

const preview = async (text: string, owner?: CartOwner, companyId: number | null = null) =>
  (await previewOrder(database.db, owner, text, { ...viewer, companyId })).map((row) => [
    row.sku,
    row.asked,
    row.quantity,
    row.problem,
  ])

describe('the preview', () => {
  test('shows the outcome of each line, in the order of the text', async () => {
    expect(
      await preview(
        'milk 12\nMILK 3\nTEA 12\nTEA x\nOUT 1\nHIDDEN 1\n938 1\nNONE 4\nWINE-2 2\nwine 3',
      ),
    ).toEqual([
      ['MILK', 15, 12, 'pack'],
      ['TEA', 12, 9, 'stock'],
      ['TEA', null, 1, 'quantity'],
      ['OUT', 1, 0, 'sold_out'],
      ['HIDDEN', 1, 0, 'unknown'],
      ['938', 1, 0, 'unknown'],
      ['NONE', 4, 0, 'unknown'],
      ['WINE-2', 2, 2, null],
      ['wine', 3, 0, 'variant'],
    ])
  })

  test('knows a variant by its barcode, after every sku', async () => {
    const { db } = database
    await db
      .updateTable('variants')
      .set({ barcode: '4850001' })
      .where('sku', '=', 'WINE-2')
      .execute()
    await createProduct(db, { sku: '4850002' })
    await db.updateTable('variants').set({ barcode: '4850002' }).where('sku', '=', 'TEA').execute()
    expect(await preview('4850001 2\n4850002 1')).toMatchObject([
      ['WINE-2', 2, 2, null],
      ['4850002', 1, 1, null],
    ])
  })

  test('uses the viewer’s prices, boxes included, and offers a product’s variants', async () => {
    const [milk] = await previewOrder(database.db, undefined, 'MILK 18', viewer)
    expect(milk).toMatchObject({ total: 7800 + 6 * 690, ready: true, goods: { price: 690 } })
    const [cheap] = await previewOrder(database.db, undefined, 'MILK 18', {
      ...viewer,
      companyId: 1,
    })
    expect(cheap).toMatchObject({ total: 12 * 600 + 6 * 600, goods: { price: 600 } })
    const [choice] = await previewOrder(database.db, undefined, 'WINE 1', viewer)
    expect(choice).toMatchObject({
      ready: false,
      variants: [
        { sku: 'WINE-1', price: 4000 },
        { sku: 'WINE-2', price: 2500 },
      ],
    })
  })

  test('considers the cart, and offers to raise an existing line', async () => {
    const owner = guest()
    await addLine(
      database.db,
      owner,
      { productId: tea.id, variantId: undefined, quantity: 3 },
      viewer,
    )
    expect(await preview('TEA 5\nTEA 1\nMILK 6', owner)).toEqual([
      ['TEA', 6, 6, 'in_cart'],
      ['MILK', 6, 6, null],
    ])
    expect(await preview('TEA 2', owner)).toEqual([['TEA', 2, 2, 'in_cart_more']])
    expect(await preview('TEA 2')).toEqual([['TEA', 2, 2, null]])
  })

  test('accepts 500 lines, and refuses one more', async () => {
    const lines = Array.from({ length: 500 }, (_, index) => `NONE-${index} 1`)
    expect(await preview(lines.join('\n'))).toHaveLength(500)
    await expect(preview([...lines, 'TEA 1'].join('\n'))).rejects.toMatchObject({
      details: { fields: { text: [{ key: 'tooManyLines', values: { max: 500 } }] } },
    })
    expect(await preview(' \n')).toEqual([])
  })
})

describe('to the cart', () => {
  test('adds all lines at once; unavailable ones are reported', async () => {
    const owner = guest()
    const lines = [
      { sku: 'milk', quantity: 6 },
      { sku: 'MILK', quantity: 7 },
      { sku: 'WINE-2', quantity: 1 },
      { sku: 'OUT', quantity: 1 },
      { sku: 'WINE', quantity: 1 },
    ]
    const { data, added, skipped } = await orderToCart(database.db, owner, lines, viewer)
    expect(data?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['MILK', 12],
      ['WINE-2', 1],
      ['938', 1],
    ])
    expect(added).toEqual([
      { sku: 'MILK', name: 'MILK', asked: 13, quantity: 12 },
      { sku: 'WINE-2', name: 'WINE', asked: 1, quantity: 1 },
    ])
    expect(skipped).toEqual([
      { sku: 'WINE', name: 'WINE', reason: 'gone' },
      { sku: 'OUT', name: 'OUT', reason: 'out_of_stock' },
    ])
  })

  test('an existing line is raised on request, never lowered', async () => {
    const owner = guest()
    const order = (quantity: number, raise: boolean) =>
      orderToCart(database.db, owner, [{ sku: 'TEA', quantity, raise }], viewer)
    await order(3, false)
    expect((await order(5, false)).skipped).toEqual([
      { sku: 'TEA', name: 'TEA', reason: 'already_in_cart' },
    ])
    expect((await order(5, true)).added).toEqual([
      { sku: 'TEA', name: 'TEA', asked: 5, quantity: 5 },
    ])
    expect((await order(4, true)).skipped).toHaveLength(1)
    expect((await readCart(database.db, owner, viewer))?.items_qty).toBe(5)
  })

  test('twenty concurrent orders of the same lines fill one cart once', async () => {
    const owner = guest()
    const lines = [
      { sku: 'TEA', quantity: 2 },
      { sku: 'MILK', quantity: 6 },
      { sku: 'WINE-1', quantity: 1 },
    ]
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        orderToCart(database.db, owner, turn % 2 ? lines : lines.toReversed(), viewer),
      ),
    )
    expect(results.reduce((sum, { added }) => sum + added.length, 0)).toBe(3)
    expect((await readCart(database.db, owner, viewer))?.items_qty).toBe(9)
    expect(wine.variantIds).toHaveLength(2)
  })
})
