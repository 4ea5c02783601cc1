// Long because its cases share one catalogue.
import type { BulkOperation } from '@tsiran/contract/admin/bulk'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { leaseJob } from '../shared/jobs.ts'
import { findJob } from '../shared/read-job.ts'
import { byScript, createProduct, listProducts } from '../testing/fixtures.ts'
import { applyBulk, runBulkJob, type BulkCall } from './bulk-edit.ts'
import { readChangeSet } from './list-change-sets.ts'
import { previewBulk } from './preview-bulk.ts'
import { revertChangeSet, runRevertJob } from './revert-change-set.ts'

const database = testDatabase({ connections: 8 })
const db = () => database.db
const edit = (call: BulkCall) => applyBulk(db(), call, { by: byScript })
const preview = (call: BulkCall, page = 1, limit = 50) =>
  previewBulk(db(), call, { page, limit, locale: 'en' })
const percent = (value: number): BulkOperation => ({ field: 'price', op: 'percent', value })
const never = new AbortController().signal

let milk: { id: number; variantId: number }
let cheese: { id: number; variantIds: number[] }
beforeAll(async () => {
  milk = await createProduct(db(), { sku: 'MILK', offers: [{ price: 505, qty: 9 }] })
  cheese = await createProduct(db(), { sku: 'CHEESE', offers: [{ price: 1000 }, { price: 2000 }] })
})
beforeEach(async () => {
  await sql`delete from change_set_changes`.execute(db())
  await sql`update variants set price = case sku when 'MILK' then 505 when 'CHEESE-1' then 1000 else 2000 end, old_price = null,
    barcode = null, content_amount = null, content_unit = null, portion_grams = null, price_per_kg = null, version = 1`.execute(
    db(),
  )
  await sql`update products set version = 1, status = 'published', brand_id = null where sku in ('MILK', 'CHEESE')`.execute(
    db(),
  )
})
const prices = async () =>
  Object.fromEntries(
    (
      await db()
        .selectFrom('variants')
        .select(['sku', 'price'])
        .where('product_id', 'in', [milk.id, cheese.id])
        .execute()
    ).map(({ sku, price }) => [sku, price]),
  )

test('a preview shows every cell before and after, and changes nothing', async () => {
  const call = {
    ids: [milk.id, cheese.id],
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
  const done = await edit({ ids: [milk.id, cheese.id], operations: [percent(10)] })
  expect(done).toMatchObject({ applied: 3, refused: [], refused_total: 0, job_id: null })
  expect(await prices()).toEqual({ MILK: 556, 'CHEESE-1': 1100, 'CHEESE-2': 2200 })
  const { set, data } = await readChangeSet(db(), done.change_set_id!, {
    page: 1,
    limit: 10,
    locale: 'en',
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
      subject_id: String(milk.id),
      before: { price: 505 },
      after: { price: 556 },
    },
    {
      action: 'product.bulk',
      subject_id: String(cheese.id),
      before: { 'CHEESE-1: price': 1000, 'CHEESE-2: price': 2000 },
      after: { 'CHEESE-1: price': 1100, 'CHEESE-2: price': 2200 },
    },
  ])
  const versions = await sql<{ version: number }>`
    select version from products where id = ${milk.id} union all select version from variants where id = ${milk.variantId}`.execute(
    db(),
  )
  expect(versions.rows).toEqual([{ version: 2 }, { version: 2 }])
})

test('a new price is in the shop’s lists within the edit', async () => {
  const listed = await createProduct(db(), { sku: 'LISTED', offers: [{ price: 100 }] })
  await listProducts(db(), [listed.id])
  await edit({ ids: [listed.id], operations: [{ field: 'price', op: 'set', value: 321 }] })
  const row = await db()
    .selectFrom('product_listings')
    .select('price')
    .where('product_id', '=', listed.id)
    .executeTakeFirst()
  expect(row).toEqual({ price: 321 })
})

test('what would not fit is refused by name, and the rest is written', async () => {
  await sql`update variants set old_price = 1050 where sku = 'CHEESE-1'`.execute(db())
  const done = await edit({ ids: [milk.id, cheese.id], operations: [percent(10)] })
  expect(done).toMatchObject({
    applied: 2,
    refused: [
      { sku: 'CHEESE-1', field: 'price', code: 'validation_failed', problem: 'old_price_low' },
    ],
  })
  expect(await prices()).toEqual({ MILK: 556, 'CHEESE-1': 1000, 'CHEESE-2': 2200 })
})

test('weighed products change by the price of a kilogram, which the portion’s price follows', async () => {
  await sql`update variants set portion_grams = 250, price_per_kg = 2020 where sku = 'MILK'`.execute(
    db(),
  )
  expect(await edit({ ids: [milk.id], operations: [percent(10)] })).toMatchObject({
    change_set_id: null,
    applied: 0,
    refused: [{ problem: 'weighed' }],
  })
  await edit({ ids: [milk.id], operations: [{ field: 'price_per_kg', op: 'percent', value: 10 }] })
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
  await sql`insert into product_categories (product_id, category_id) values (${milk.id}, ${dairy})`.execute(
    db(),
  )
  const cells = async () => {
    const { changes } = await preview({
      ids: [milk.id],
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
    ids: [milk.id],
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
    .where('id', '=', milk.id)
    .executeTakeFirst()
  expect(product).toEqual({ status: 'hidden', brand_id: brand, version: 2 })
  const places = await db()
    .selectFrom('product_categories')
    .select('category_id')
    .where('product_id', '=', milk.id)
    .orderBy('position')
    .execute()
  expect(places.map(({ category_id }) => category_id)).toEqual([cold])

  expect(await revertChangeSet(db(), done.change_set_id!, { by: byScript })).toMatchObject({
    reverted: 7,
    left_total: 0,
  })
  expect(await cells()).toEqual(before)
})

test('a category that does not exist and a barcode that is taken are refused', async () => {
  await sql`update variants set barcode = '48500022' where sku = 'MILK'`.execute(db())
  const barcode = { field: 'barcode', op: 'set', value: '48500022' } as const
  expect(await edit({ ids: [cheese.id], operations: [barcode] })).toMatchObject({
    applied: 0,
    refused: [{ problem: 'barcode_taken' }, { problem: 'barcode_taken' }],
  })
  expect(
    await edit({
      ids: [milk.id],
      operations: [{ field: 'category_ids', op: 'add', value: [999_999] }],
    }),
  ).toMatchObject({ applied: 0, refused: [{ problem: 'unknown' }] })
})

test('cells change places of barcodes, and stale or unknown ones are refused one by one', async () => {
  const [first, second] = cheese.variantIds as [number, number]
  await sql`update variants set barcode = case id when ${first} then 'AAAA1' else 'BBBB2' end where product_id = ${cheese.id}`.execute(
    db(),
  )
  const done = await edit({
    cells: [
      { variant_id: first, version: 1, field: 'barcode', value: 'BBBB2' },
      { variant_id: second, version: 1, field: 'barcode', value: 'AAAA1' },
      { variant_id: milk.variantId, version: 3, field: 'price', value: 1 },
      { variant_id: 999_999, version: 1, field: 'price', value: 1 },
      { product_id: milk.id, version: 1, field: 'name.en', value: 'Fresh milk' },
      { product_id: cheese.id, version: 1, field: 'name.en', value: ' ' },
    ],
  })
  expect(done.applied).toBe(3)
  expect(done.refused.map(({ sku, field, code, problem }) => [sku, field, code, problem])).toEqual([
    ['', 'price', 'not_found', null],
    ['MILK', 'price', 'version_conflict', null],
    ['CHEESE', 'name.en', 'validation_failed', 'required'],
  ])
  expect((await prices())['MILK']).toBe(505)
})

test('an edit that changes nothing leaves no change set', async () => {
  const count = async () =>
    (await sql<{ n: number }>`select count(*) as n from change_sets`.execute(db())).rows[0]!.n
  const before = await count()
  expect(
    await edit({ ids: [milk.id], operations: [{ field: 'price', op: 'set', value: 505 }] }),
  ).toMatchObject({ change_set_id: null, applied: 0, refused_total: 0 })
  expect(await count()).toBe(before)
})

test('a call is refused where it is not one of the two forms, or names an unknown field or operation', async () => {
  const ids = [milk.id]
  for (const call of [
    {},
    { ids },
    { operations: [percent(1)] },
    { ids, filter: {}, operations: [percent(1)] },
    { ids, operations: [{ field: 'qty', op: 'set', value: 5 }] },
    { ids, operations: [{ field: '__proto__', op: 'set', value: 5 }] },
    { ids, operations: [{ field: 'brand_id', op: 'percent', value: 5 }] },
    { cells: [{ product_id: milk.id, version: 1, field: 'price', value: 5 }] },
  ] as BulkCall[])
    await expect(edit(call)).rejects.toMatchObject({ code: 'validation_failed' })
})

test('a revert restores what still has the written value, once, and is itself reverted', async () => {
  const done = await edit({ ids: [milk.id, cheese.id], operations: [percent(10)] })
  await edit({
    cells: [{ variant_id: cheese.variantIds[0]!, version: 2, field: 'price', value: 1234 }],
  })
  const reverted = await revertChangeSet(db(), done.change_set_id!, { by: byScript })
  expect(reverted).toMatchObject({
    reverted: 2,
    left: [{ sku: 'CHEESE-1', field: 'price', before: 1000, after: 1100 }],
    left_total: 1,
  })
  expect(await prices()).toMatchObject({ MILK: 505, 'CHEESE-1': 1234, 'CHEESE-2': 2000 })
  await expect(revertChangeSet(db(), done.change_set_id!, { by: byScript })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await revertChangeSet(db(), reverted.change_set_id!, { by: byScript })).toMatchObject({
    reverted: 2,
    left_total: 0,
  })
  expect(await prices()).toMatchObject({ MILK: 556, 'CHEESE-1': 1234, 'CHEESE-2': 2200 })
})

test('a large edit is a job that goes on after its process died, and so is its revert', async () => {
  await sql`
    with made as (
      insert into products (sku, type, status, url_key, name, short_description, description, meta_title)
      select 'P' || n, 'simple', 'hidden', 'p' || n, name, name, name, name
      from generate_series(1, 450) n, (values ('{"hy":"x","ru":"x","en":"x"}'::jsonb)) t (name)
      returning id, sku)
    insert into variants (product_id, sku, price) select id, sku, 100 from made`.execute(db())
  const { rows } = await sql<{ id: number }>`select id from products where sku ~ '^P[0-9]'`.execute(
    db(),
  )
  const asked = await edit({ ids: rows.map(({ id }) => id), operations: [percent(50)] })
  expect(asked).toMatchObject({ applied: 0, change_set_id: expect.any(Number) })
  await expect(revertChangeSet(db(), asked.change_set_id!, { by: byScript })).rejects.toMatchObject(
    {
      code: 'conflict',
    },
  )
  const raised = async () =>
    (
      await sql<{
        n: number
      }>`select count(*) as n from variants where sku ~ '^P[0-9]' and price = 150`.execute(db())
    ).rows[0]!.n

  // The process is stopped after its first batch.
  const job = (await leaseJob(db(), 'bulk_edit'))!
  const throwing = { throwIfAborted: secondTime(new Error('killed')) } as AbortSignal
  await expect(runBulkJob(db(), job, throwing)).rejects.toThrow('killed')
  expect(await raised()).toBe(200)
  expect(await findJob(db(), asked.job_id!)).toMatchObject({
    state: 'running',
    done: 200,
    total: 450,
  })

  await sql`update jobs set due_at = now()`.execute(db())
  const again = (await leaseJob(db(), 'bulk_edit'))!
  expect(await runBulkJob(db(), again, never)).toMatchObject({ applied: 450, refused_total: 0 })
  expect(await raised()).toBe(450)
  const set = await readChangeSet(db(), asked.change_set_id!, { page: 1, limit: 1, locale: 'hy' })
  expect(set.set.changed).toBe(450)

  await sql`update jobs set state = 'done', finished_at = now()`.execute(db())
  const revert = await revertChangeSet(db(), asked.change_set_id!, { by: byScript })
  expect(revert.job_id).toEqual(expect.any(Number))
  const reverting = (await leaseJob(db(), 'change_set_revert'))!
  expect(await runRevertJob(db(), reverting, never)).toMatchObject({ reverted: 450, left_total: 0 })
  expect(await raised()).toBe(0)
})

/** Throws on the second call. */
function secondTime(error: Error): () => void {
  let calls = 0
  return () => {
    if (++calls > 1) throw error
  }
}
