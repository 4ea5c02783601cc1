import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { createProduct, listProducts } from '../testing/fixtures.ts'
import { applyTestImport, checkTestImport, stageTestImport } from './testing.ts'

const database = testDatabase()
const variant = (sku: string) =>
  database.db.selectFrom('variants').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow()
const product = (sku: string) =>
  database.db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirst()
const text = (en: string) => JSON.stringify({ en, ru: `${en} рус`, hy: `${en} հայ` })

beforeAll(async () => {
  const { db } = database
  await createProduct(db, { sku: 'MILK', offers: [{ price: 500, qty: 10 }] })
  await createProduct(db, { sku: 'RICE', offers: [{ price: 800 }, { price: 1500 }] })
  const { id } = await db
    .insertInto('categories')
    .values({
      slug: 'dairy',
      name: text('Dairy'),
      description: text(''),
      meta_title: text(''),
      parent_id: null,
      image: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('categories')
    .values({
      slug: 'cheese',
      name: text('Cheese'),
      description: text(''),
      meta_title: text(''),
      parent_id: id,
      image: null,
    })
    .execute()
  await db
    .insertInto('brands')
    .values({ slug: 'ani', label: text('Ani'), logo: null })
    .execute()
})

const errorsOf = ({ errors }: Awaited<ReturnType<typeof checkTestImport>>) =>
  errors.map(({ row, column, value }) => `${row} ${column}: ${value}`)

describe('a file of prices', () => {
  test('is checked row by row, and only what is right is written', async () => {
    const { db } = database
    const id = await stageTestImport(db, 'prices', [
      ['Артикул', 'price', 'old_price', 'note'],
      ['MILK', '1 450 ֏', '1500', 'x'],
      ['RICE-1', '800', '', ''],
      ['RICE-2', 'abc', '', ''],
      ['NONE', '5', '', ''],
      ['MILK', '7', '', ''],
    ])
    const checked = await checkTestImport(db, id)
    expect(checked.columns.map(({ field }) => field)).toEqual(['sku', 'price', 'old_price', null])
    expect(errorsOf(checked)).toEqual([
      '2 : ',
      '4 price: abc',
      '5 Артикул: NONE',
      '6 Артикул: MILK',
    ])
    expect(checked).toMatchObject({ state: 'checked', updated: 0, unchanged: 1, refused: 4 })
    expect((await variant('MILK')).price).toBe(500)
  })

  test('refuses what a formula of a workbook left behind the point, which is no thousand', async () => {
    const rows = [
      ['sku', 'price'],
      ['MILK', '123.456'],
      ['RICE-1', '1500.00'],
    ]
    const id = await stageTestImport(database.db, 'prices', rows, 'xlsx')
    const checked = await checkTestImport(database.db, id)
    expect(errorsOf(checked)).toEqual(['2 price: 123.456'])
    expect(checked).toMatchObject({ updated: 1, refused: 1 })
  })

  test('writes changed prices with their versions, their audit rows and their change set', async () => {
    const { db } = database
    const rows = [
      ['sku', 'price', 'old_price', 'company_price'],
      ['MILK', '450', '500', '400'],
      ['RICE-1', '800', '', ''],
    ]
    const { id: milk } = (await product('MILK'))!
    await listProducts(db, [milk])
    const id = await stageTestImport(db, 'prices', rows)
    expect(await checkTestImport(db, id)).toMatchObject({ updated: 1, unchanged: 1, refused: 0 })
    const before = await variant('MILK')
    const applied = await applyTestImport(db, id)
    expect(applied).toMatchObject({ state: 'applied', applied: 1, stale: 0 })
    expect(await variant('MILK')).toMatchObject({
      price: 450,
      old_price: 500,
      version: before.version + 1,
    })
    const set = Number(applied.change_set_id)
    expect(
      await db
        .selectFrom('change_set_changes')
        .select(['field', 'before', 'after'])
        .where('change_set_id', '=', set)
        .orderBy('id')
        .execute(),
    ).toEqual([
      { field: 'price', before: 500, after: 450 },
      { field: 'old_price', before: null, after: 500 },
      { field: 'company_price', before: null, after: 400 },
    ])
    const { price, company_price } = await db
      .selectFrom('product_listings')
      .selectAll()
      .where('product_id', '=', milk)
      .executeTakeFirstOrThrow()
    expect([price, company_price]).toEqual([450, 400])
    const audit = await db
      .selectFrom('audit_log')
      .select(['action', 'subject_label'])
      .where('change_set_id', '=', set)
      .execute()
    expect(audit.map(({ action }) => action).sort()).toEqual(['import.apply', 'product.import'])
    const again = await stageTestImport(db, 'prices', rows)
    expect(await checkTestImport(db, again)).toMatchObject({ updated: 0, unchanged: 2 })
  })
})

describe('a file of stock', () => {
  test('writes counts as movements of the ledger', async () => {
    const { db } = database
    const id = await stageTestImport(db, 'stock', [
      ['sku', 'qty'],
      ['MILK', '25'],
    ])
    await checkTestImport(db, id)
    expect(await applyTestImport(db, id)).toMatchObject({ applied: 1 })
    const { id: variantId, qty } = await variant('MILK')
    expect(qty).toBe(25)
    const movement = await db
      .selectFrom('stock_movements')
      .select(['delta', 'after', 'reason', 'reference_type'])
      .where('variant_id', '=', variantId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(movement).toEqual({ delta: 15, after: 25, reason: 'count', reference_type: 'import' })
  })

  test('leaves a variant that was sold since the check, and names it', async () => {
    const { db } = database
    const id = await stageTestImport(db, 'stock', [
      ['sku', 'qty'],
      ['MILK', '40'],
      ['RICE-1', '41'],
    ])
    await checkTestImport(db, id)
    await db.updateTable('variants').set({ qty: 24 }).where('sku', '=', 'MILK').execute()
    const applied = await applyTestImport(db, id)
    expect(applied).toMatchObject({ applied: 1, stale: 1, refused: 1 })
    expect(applied.errors).toEqual([
      expect.objectContaining({ row: 2, message: expect.stringContaining('after the check') }),
    ])
    expect([(await variant('MILK')).qty, (await variant('RICE-1')).qty]).toEqual([24, 41])
  })
})

describe('a file of categories', () => {
  test('creates them below each other and changes names', async () => {
    const { db } = database
    const id = await stageTestImport(db, 'categories', [
      ['path', 'name_hy', 'name_ru', 'name_en', 'hidden'],
      ['drinks', 'Ըմպելիք', 'Напитки', 'Drinks', ''],
      ['drinks/juice', 'Հյութ', 'Соки', 'Juice', 'да'],
      ['dairy', 'Կաթնամթերք', 'Молочное', 'Dairy', ''],
      ['none/tea', 'Թեյ', 'Чай', 'Tea', ''],
      ['Bad path!', 'x', 'x', 'x', ''],
      ['coffee', 'Սուրճ', '', 'Coffee', ''],
    ])
    const checked = await checkTestImport(db, id)
    expect(checked).toMatchObject({ created: 2, updated: 1, refused: 3 })
    expect(errorsOf(checked)).toEqual(['5 path: none/tea', '6 path: Bad path!', '7 name_ru: '])
    expect(await applyTestImport(db, id)).toMatchObject({ applied: 3 })
    const juice = await db
      .selectFrom('categories as c')
      .innerJoin('categories as p', 'p.id', 'c.parent_id')
      .select(['p.slug', 'c.hidden', 'c.name'])
      .where('c.slug', '=', 'juice')
      .executeTakeFirst()
    expect(juice).toMatchObject({ slug: 'drinks', hidden: true, name: { ru: 'Соки' } })
  })
})

describe('a file of products', () => {
  const headings = [
    'sku',
    'parent_sku',
    'name_hy',
    'name_ru',
    'name_en',
    'category',
    'brand',
    'price',
    'qty',
    'status',
    'description_en',
  ]

  test('creates a product with a clean description, and changes one', async () => {
    const { db } = database
    const id = await stageTestImport(db, 'products', [
      headings,
      [
        'LORI',
        '',
        'Լոռի',
        'Лори',
        'Lori',
        'Կաթնամթերք / Cheese հայ',
        'ani',
        '2 400',
        '7',
        'published',
        '<p>Good<script>alert(1)</script></p>',
      ],
      ['MILK', '', 'Կաթ', 'Молоко', 'Milk', 'dairy', '', '460', '99', '', ''],
      ['BAD', '', 'Վատ', '', '', 'nowhere', 'none', '0', '', 'maybe', ''],
      ['', '', 'Անկոդ', '', '', '', '', '1', '', '', ''],
    ])
    const checked = await checkTestImport(db, id)
    expect(errorsOf(checked)).toEqual([
      '4 category: nowhere',
      '4 brand: none',
      '4 status: maybe',
      '4 price: 0',
      '5 sku: ',
    ])
    expect(checked).toMatchObject({ created: 1, updated: 1, refused: 2 })
    expect(await product('LORI')).toBeUndefined()
    expect(await applyTestImport(db, id)).toMatchObject({ applied: 2, stale: 0 })
    expect(await product('LORI')).toMatchObject({
      status: 'published',
      name: { hy: 'Լոռի' },
      description: { en: '<p>Good</p>' },
    })
    expect(await variant('LORI')).toMatchObject({ price: 2400, qty: 7 })
    // Stock of stored variants is the ledger's alone.
    expect(await variant('MILK')).toMatchObject({ price: 460, qty: 24 })
    expect(await product('MILK')).toMatchObject({ name: { en: 'Milk' } })
  })

  test('leaves a product that somebody edited since the check', async () => {
    const { db } = database
    const id = await stageTestImport(db, 'products', [
      ['sku', 'name_en'],
      ['LORI', 'Lori cheese'],
      ['MILK', 'Fresh milk'],
    ])
    await checkTestImport(db, id)
    await db
      .updateTable('products')
      .set({ name: text('Edited') })
      .where('sku', '=', 'LORI')
      .execute()
    expect(await applyTestImport(db, id)).toMatchObject({ applied: 1, stale: 1 })
    expect(await product('LORI')).toMatchObject({ name: { en: 'Edited' } })
    expect(await product('MILK')).toMatchObject({ name: { en: 'Fresh milk' } })
  })
})
