import type { BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bulkCatalogue } from '../testing/bulk-catalogue.ts'
import { byScript, createProduct, listProducts } from '../testing/fixtures.ts'
import { applyBulk } from './bulk-edit.ts'
import type { BulkCall } from './bulk-call.ts'
import { readChangeSet } from './list-change-sets.ts'
import { previewBulk } from './preview-bulk.ts'
import { revertChangeSet } from './revert-change-set.ts'

const { db, products, prices } = bulkCatalogue()
const edit = (call: BulkCall) => applyBulk(db(), call, { by: byScript })
const preview = (call: BulkCall, page = 1, limit = 50) =>
  previewBulk(db(), call, { page, limit, locale: 'en' })
const percent = (value: number): BulkOperation => ({ field: 'price', op: 'percent', value })

test('a preview shows every cell before and after, and changes nothing', async () => {
  const call = {
    ids: [products.milk.id, products.cheese.id],
    operations: [percent(7), { field: 'price', op: 'round', value: 10 }],
  } as const
  const found = await preview(call)
  expect(found).toMatchObject({ total: 3, errors: 0, products: 2 })
  expect(found.changes.map(({ sku, before, after }) => [sku, before, after])).toEqual([
    ['MILK', 505, 540],
    ['CHEESE-1', 1000, 1070],
    ['CHEESE-2', 2000, 2140],
  ])
  expect((await preview(call, 2, 2)).changes.map(({ sku }) => sku)).toEqual(['CHEESE-2'])
  expect(await prices()).toEqual({ MILK: 505, 'CHEESE-1': 1000, 'CHEESE-2': 2000 })
})

test('an edit is one change set with a row of the log for each product, and each thing has its next version', async () => {
  const done = await edit({
    ids: [products.milk.id, products.cheese.id],
    operations: [percent(10)],
  })
  expect(done).toMatchObject({ applied: 3, refused: [], refused_total: 0, job_id: null })
  expect(await prices()).toEqual({ MILK: 556, 'CHEESE-1': 1100, 'CHEESE-2': 2200 })
  const { set, data } = await readChangeSet(db(), done.change_set_id!, {
    page: 1,
    limit: 10,
    locale: 'en',
    seesPrices: true,
  })
  expect(set).toMatchObject({
    kind: 'bulk',
    changed: 3,
    operations: [percent(10)],
    reverted_by: null,
  })
  expect(
    data.map(({ sku, field, before, after, state }) => [sku, field, before, after, state]),
  ).toEqual([
    ['MILK', 'price', 505, 556, 'applied'],
    ['CHEESE-1', 'price', 1000, 1100, 'applied'],
    ['CHEESE-2', 'price', 2000, 2200, 'applied'],
  ])
  const log = await db()
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'before', 'after'])
    .where('change_set_id', '=', done.change_set_id)
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    {
      action: 'product.bulk',
      subject_id: String(products.milk.id),
      before: { price: 505 },
      after: { price: 556 },
    },
    {
      action: 'product.bulk',
      subject_id: String(products.cheese.id),
      before: { 'CHEESE-1: price': 1000, 'CHEESE-2: price': 2000 },
      after: { 'CHEESE-1: price': 1100, 'CHEESE-2: price': 2200 },
    },
  ])
  const versions = await sql<{ version: number }>`
    select version from products where id = ${products.milk.id} union all select version from variants where id = ${products.milk.variantId}`.execute(
    db(),
  )
  expect(versions.rows).toEqual([{ version: 2 }, { version: 2 }])
})

test('a new price is in the shop’s lists within the edit', async () => {
  const listed = await createProduct(db(), { sku: 'LISTED', offers: [{ price: 100 }] })
  await listProducts(db(), [listed.id])
  const set = (field: 'price' | 'company_price', value: number) =>
    edit({ ids: [listed.id], operations: [{ field, op: 'set', value }] })
  await set('price', 321)
  await set('company_price', 300)
  const row = await db()
    .selectFrom('product_listings')
    .select(['price', 'company_price'])
    .where('product_id', '=', listed.id)
    .executeTakeFirst()
  expect(row).toEqual({ price: 321, company_price: 300 })
})

test('weighed products change by the price of a kilogram, which the portion’s price follows', async () => {
  await sql`update variants set portion_grams = 250, price_per_kg = 2020 where sku = 'MILK'`.execute(
    db(),
  )
  expect(await edit({ ids: [products.milk.id], operations: [percent(10)] })).toMatchObject({
    change_set_id: null,
    applied: 0,
    refused: [{ problem: 'weighed' }],
  })
  await edit({
    ids: [products.milk.id],
    operations: [{ field: 'price_per_kg', op: 'percent', value: 10 }],
  })
  expect(
    (
      await db()
        .selectFrom('variants')
        .select(['price', 'price_per_kg'])
        .where('sku', '=', 'MILK')
        .execute()
    )[0],
  ).toEqual({ price: 556, price_per_kg: 2222 })
})

test('a portion, its kilogram and its tolerance are set together, and reverted together', async () => {
  const weighing = async () =>
    (
      await db()
        .selectFrom('variants')
        .select(['price', 'portion_grams', 'price_per_kg', 'tolerance_pct'])
        .where('sku', '=', 'MILK')
        .execute()
    )[0]
  const set = (field: string, value: number): BulkOperation => ({ field, op: 'set', value })
  const ids = [products.milk.id]
  const before = await weighing()
  const done = await edit({
    ids,
    operations: [
      set('portion_grams', 350),
      set('price_per_kg', 4990),
      set('tolerance_pct', 10),
      { field: 'chilled', op: 'set', value: 'yes' },
    ],
  })
  expect(done).toMatchObject({ applied: 5, refused: [] })
  expect(await weighing()).toEqual({
    price: 1747,
    portion_grams: 350,
    price_per_kg: 4990,
    tolerance_pct: 10,
  })
  await edit({ ids, operations: [set('portion_grams', 500)] })
  expect(await weighing()).toMatchObject({ price: 2495, portion_grams: 500 })
  await edit({ ids, operations: [set('portion_grams', 350)] })
  expect(await revertChangeSet(db(), done.change_set_id!, { by: byScript })).toMatchObject({
    reverted: 5,
    left: [],
  })
  expect(await weighing()).toEqual(before)
})

test.each([
  ['a portion alone', [['portion_grams', 300]], ['weighed_in_part']],
  ['a kilogram alone', [['price_per_kg', 300]], ['not_weighed']],
  ['a tolerance of what is not weighed', [['tolerance_pct', 5]], ['not_weighed']],
  ['a negative portion', [['portion_grams', -5]], ['negative']],
  ['a huge tolerance', [['tolerance_pct', 101]], ['too_large']],
  [
    'a portion beyond every price',
    [
      ['portion_grams', 1_000_000],
      ['price_per_kg', 100_000_000],
    ],
    ['too_large', 'too_large'],
  ],
  [
    'a weighed product in boxes',
    [
      ['portion_grams', 500],
      ['price_per_kg', 2000],
      ['box_qty', 2],
      ['box_price', 1900],
    ],
    ['weighed_box', 'weighed_box', 'weighed_box', 'weighed_box'],
  ],
] as const)('%s is refused by its field', async (_, fields, problems) => {
  const { changes, errors } = await preview({
    ids: [products.milk.id],
    operations: fields.map(([field, value]) => ({ field, op: 'set', value })),
  })
  expect(changes.flatMap(({ error }) => error ?? [])).toEqual(problems)
  expect(errors).toBe(problems.length)
})

test('texts, status, brand, categories, attributes and contents are written and restored', async () => {
  const text = JSON.stringify({ hy: 'x', ru: 'x', en: 'x' })
  const insert = (table: 'brands' | 'categories', slug: string) =>
    sql<{ id: number }>`insert into ${sql.table(table)} ${
      table === 'brands'
        ? sql`(slug, label) values (${slug}, ${text})`
        : sql`(slug, name, description, meta_title) values (${slug}, ${text}, ${text}, ${text})`
    } returning id`
      .execute(db())
      .then(({ rows }) => rows[0]!.id)
  const [brand, dairy, cold] = [
    await insert('brands', 'ani'),
    await insert('categories', 'dairy'),
    await insert('categories', 'cold'),
  ]
  const { rows: attributes } = await sql<{ id: number }>`
    insert into attributes (code, label, type) values ('fat', ${text}, 'multiselect') returning id`.execute(
    db(),
  )
  const fat = attributes[0]!.id
  const { rows: options } = await sql<{ id: number }>`
    insert into attribute_options (attribute_id, code, label) values (${fat}, 'low', ${text}) returning id`.execute(
    db(),
  )
  const option = options[0]!.id
  await sql`insert into product_categories (product_id, category_id) values (${products.milk.id}, ${dairy})`.execute(
    db(),
  )
  const cells = async () => {
    const { changes } = await preview({
      ids: [products.milk.id],
      operations: [
        { field: 'name.ru', op: 'set', value: '?' },
        { field: 'status', op: 'set', value: 'hidden' },
        { field: 'brand_id', op: 'set', value: brand },
        { field: 'category_ids', op: 'set', value: [cold] },
        { field: `attribute.${fat}`, op: 'set', value: [option] },
        { field: 'content', op: 'set', value: { amount: 1, unit: 'g' } },
      ],
    })
    return Object.fromEntries(changes.map(({ field, before }) => [field, before]))
  }
  const before = await cells()
  const done = await edit({
    ids: [products.milk.id],
    operations: [
      { field: 'name.ru', op: 'replace', value: { find: 'рус', with: 'по-русски' } },
      { field: 'description.en', op: 'clear' },
      { field: 'status', op: 'set', value: 'hidden' },
      { field: 'brand_id', op: 'set', value: brand },
      { field: 'category_ids', op: 'add', value: [cold] },
      { field: 'category_ids', op: 'move', value: cold },
      { field: `attribute.${fat}`, op: 'add', value: [option] },
      { field: 'content', op: 'set', value: { amount: 500, unit: 'ml' } },
      { field: 'barcode', op: 'set', value: '48500011' },
    ],
  })
  expect(done).toMatchObject({ applied: 7, refused: [] })
  expect(await cells()).toMatchObject({
    'name.ru': 'MILK по-русски',
    content: { amount: 500, unit: 'ml' },
  })
  const product = await db()
    .selectFrom('products')
    .select(['status', 'brand_id', 'version'])
    .where('id', '=', products.milk.id)
    .executeTakeFirst()
  expect(product).toEqual({ status: 'hidden', brand_id: brand, version: 2 })
  const places = await db()
    .selectFrom('product_categories')
    .select('category_id')
    .where('product_id', '=', products.milk.id)
    .orderBy('position')
    .execute()
  expect(places.map(({ category_id }) => category_id)).toEqual([cold])

  expect(await revertChangeSet(db(), done.change_set_id!, { by: byScript })).toMatchObject({
    reverted: 7,
    left_total: 0,
  })
  expect(await cells()).toEqual(before)
})
