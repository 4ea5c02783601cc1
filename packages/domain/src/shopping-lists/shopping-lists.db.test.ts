import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { createPerson, createProduct } from '../testing/fixtures.ts'
import { changeList, removeList } from './change-list.ts'
import { setLines } from './list-lines.ts'
import { listToCart } from './list-to-cart.ts'
import { listShoppingLists, readList } from './read-lists.ts'
import { saveList } from './save-list.ts'

const database = testDatabase()
type Role = 'Manager' | 'subUser' | null
const readerOf = (customerId: number, companyId: number | null = null, role: Role = null) => ({
  locale: 'en' as const,
  customerId,
  companyId,
  role,
})
let ani: ReturnType<typeof readerOf>
let nare: typeof ani
let manager: typeof ani
let cook: typeof ani
let stranger: typeof ani

beforeAll(async () => {
  const { db } = database
  await createProduct(db, {
    sku: 'MILK',
    offers: [{ price: 690, company_price: 600, qty: 50, min_qty: 6 }],
  })
  await createProduct(db, { sku: 'TEA', offers: [{ price: 1000, qty: 9 }] })
  await createProduct(db, { sku: 'SOON-GONE' })
  ani = readerOf(await createPerson(db, 'ani@example.am'))
  nare = readerOf(await createPerson(db, 'nare@example.am'))
  const member = async (email: string, role: 'Manager' | 'subUser', companyId?: number) => {
    const id = await createPerson(db, email, role)
    if (companyId)
      await db
        .updateTable('customers')
        .set({ company_id: companyId })
        .where('id', '=', id)
        .execute()
    const { company_id } = await db
      .selectFrom('customers')
      .select('company_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return readerOf(id, company_id, role)
  }
  manager = await member('manager@example.am', 'Manager')
  cook = await member('cook@example.am', 'subUser', manager.companyId!)
  stranger = await member('other@example.am', 'Manager')
})

const names = async (reader: typeof ani) =>
  (await listShoppingLists(database.db, reader)).map(({ name, own }) => [name, own])

describe('a shopping list', () => {
  test('stores a cart’s lines, shows current prices, and adds available lines back to the cart', async () => {
    const { db } = database
    const tea = await db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', 'TEA')
      .executeTakeFirstOrThrow()
    await expect(
      saveList(db, { reader: ani, name: 'Monday', source: { from_cart: true } }),
    ).rejects.toMatchObject({ code: 'cart_empty' })
    await addLine(
      db,
      { customerId: ani.customerId },
      { productId: tea.id, variantId: undefined, quantity: 4 },
      ani,
    )
    const list = await saveList(db, {
      reader: ani,
      name: '  Monday \n order ',
      source: { from_cart: true },
    })
    expect(list).toMatchObject({
      name: 'Monday order',
      own: true,
      owner: null,
      shared: false,
      lines_count: 1,
      total: 4000,
    })
    const more = [
      { sku: 'milk', quantity: 8 },
      { sku: 'SOON-GONE', quantity: 1 },
    ]
    const changed = await setLines(db, list.id, more, ani)
    expect(changed.lines.map(({ sku, quantity, total }) => [sku, quantity, total])).toEqual([
      ['TEA', 4, 4000],
      ['MILK', 8, 6 * 690],
      ['SOON-GONE', 1, 1000],
    ])
    await db
      .updateTable('products')
      .set({ status: 'hidden' })
      .where('sku', '=', 'SOON-GONE')
      .execute()
    const { added, skipped } = await listToCart(db, list.id, ani)
    expect(added).toEqual([{ sku: 'MILK', name: 'MILK', asked: 8, quantity: 6 }])
    expect(skipped.map(({ sku, reason }) => [sku, reason])).toEqual([
      ['TEA', 'already_in_cart'],
      ['SOON-GONE', 'gone'],
    ])
    const rest = await setLines(db, list.id, [{ sku: 'soon-gone', quantity: 0 }], ani)
    expect(rest.lines.map(({ sku }) => sku)).toEqual(['TEA', 'MILK'])
    await expect(setLines(db, list.id, [{ sku: 'NONE', quantity: 1 }], ani)).rejects.toMatchObject({
      code: 'validation_failed',
    })
  })

  test('has a unique name, case-insensitive, of limited length', async () => {
    const { db } = database
    await saveList(db, { reader: nare, name: 'Շաբաթական' })
    for (const name of ['Շաբաթական', 'շԱԲԱԹԱԿԱՆ', ' ', 'x'.repeat(61)])
      await expect(saveList(db, { reader: nare, name })).rejects.toMatchObject({
        code: 'validation_failed',
      })
    const other = await saveList(db, { reader: nare, name: '😀'.repeat(60) })
    await expect(changeList(db, other.id, { name: 'շաբաթական' }, nare)).rejects.toMatchObject({
      details: { fields: { name: [{ key: 'listNameTaken' }] } },
    })
    expect(await names(nare)).toEqual([
      ['Շաբաթական', true],
      ['😀'.repeat(60), true],
    ])
  })

  test('has 500 lines at most, and stays as it was where more are sent', async () => {
    const { db } = database
    await createProduct(db, { sku: 'MANY', offers: Array.from({ length: 501 }, () => ({})) })
    const lines = Array.from({ length: 501 }, (_, index) => ({
      sku: `MANY-${index + 1}`,
      quantity: 1,
    }))
    const tooMany = {
      details: { fields: { lines: [{ key: 'tooManyLines', values: { max: 500 } }] } },
    }
    const list = { reader: ani, name: 'Many' }
    await expect(saveList(db, { ...list, source: { lines } })).rejects.toMatchObject(tooMany)
    const { id } = await saveList(db, { ...list, source: { lines: lines.slice(0, 500) } })
    await expect(setLines(db, id, lines, ani)).rejects.toMatchObject(tooMany)
    expect((await readList(db, id, ani)).lines).toHaveLength(500)
  })

  test('is private: others can neither read, change, use nor delete it', async () => {
    const { db } = database
    const { id } = await saveList(db, {
      reader: ani,
      name: 'Private',
      source: { lines: [{ sku: 'TEA', quantity: 1 }] },
    })
    for (const other of [nare, manager, cook]) {
      const attempts = [
        () => readList(db, id, other),
        () => changeList(db, id, { name: 'Mine' }, other),
        () => setLines(db, id, [{ sku: 'TEA', quantity: 9 }], other),
        () => listToCart(db, id, other),
        () => removeList(db, id, other.customerId),
      ]
      for (const attempt of attempts)
        await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await readList(db, id, ani)).toMatchObject({
      name: 'Private',
      lines: [{ sku: 'TEA', quantity: 1 }],
    })
    await removeList(db, id, ani.customerId)
    await expect(readList(db, id, ani)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a Manager’s shared list', () => {
  test('is read and used by the company, at its prices, and changed only by the Manager', async () => {
    const { db } = database
    const { id } = await saveList(db, {
      reader: manager,
      name: 'Kitchen',
      source: { lines: [{ sku: 'MILK', quantity: 6 }] },
    })
    await expect(readList(db, id, cook)).rejects.toMatchObject({ code: 'not_found' })
    await changeList(db, id, { shared: true }, manager)
    expect(await names(cook)).toEqual([['Kitchen', false]])
    expect(await readList(db, id, cook)).toMatchObject({ own: false, owner: 'Ani', total: 3600 })
    expect((await listToCart(db, id, cook)).added).toHaveLength(1)
    await expect(setLines(db, id, [{ sku: 'TEA', quantity: 1 }], cook)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(changeList(db, id, { shared: false }, cook)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(removeList(db, id, cook.customerId)).rejects.toMatchObject({ code: 'not_found' })
    for (const other of [ani, stranger])
      await expect(readList(db, id, other)).rejects.toMatchObject({ code: 'not_found' })
    await changeList(db, id, { shared: false }, manager)
    expect(await names(cook)).toEqual([])
  })

  test('can be shared by nobody else', async () => {
    const { db } = database
    for (const reader of [cook, ani]) {
      const { id } = await saveList(db, { reader, name: 'Hopeful' })
      await expect(changeList(db, id, { shared: true }, reader)).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
  })
})
