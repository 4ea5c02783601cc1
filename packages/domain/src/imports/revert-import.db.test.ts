import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { changeCategory } from '../categories/change-category.ts'
import { revertChangeSet } from '../products/revert-change-set.ts'
import { runRevertJob } from '../products/run-revert.ts'
import { leaseJob } from '../shared/lease-job.ts'
import { saleOf, takeStock } from '../stock/take-stock.ts'
import { byScript, createProduct } from '../testing/fixtures.ts'
import { applyTestImport, checkTestImport, stageTestImport } from './testing.ts'

const database = testDatabase()
let round = 0
const names = ['ա', 'б', 'c']

beforeEach(() => void round++)

async function importRows(kind: 'stock' | 'categories' | 'products', rows: string[][]) {
  const id = await stageTestImport(database.db, kind, rows)
  expect((await checkTestImport(database.db, id)).errors).toEqual([])
  return (await applyTestImport(database.db, id)).change_set_id!
}
const revert = (set: number) => revertChangeSet(database.db, set, { by: byScript })

async function ledger(variantId: number) {
  const { rows } = await sql<{ delta: number; after: number; reason: string; reference: string }>`
    select delta, after, reason, reference from stock_movements where variant_id = ${variantId} order by id`.execute(
    database.db,
  )
  return rows.map(({ delta, after, reason }) => `${delta} ${after} ${reason}`)
}

test('stock of an import goes back by movements: what was sold meanwhile stays sold', async () => {
  const { db } = database
  const sku = `S${round}`
  const { variantId } = await createProduct(db, { sku, offers: [{ qty: 10 }] })
  const set = await importRows('stock', [
    ['sku', 'qty'],
    [sku, '25'],
  ])
  await db.transaction().execute((tx) => takeStock(tx, [{ variantId, quantity: 3 }], saleOf(1)))
  expect(await revert(set)).toMatchObject({ reverted: 1, left_total: 0 })
  expect(await ledger(variantId)).toEqual([
    '10 10 opening',
    '15 25 count',
    '-3 22 sale',
    '-15 7 correction',
  ])
  const { rows } = await sql<{ reference_type: string; reference: string }>`
    select reference_type, reference from stock_movements where variant_id = ${variantId} order by id desc limit 1`.execute(
    db,
  )
  expect(rows).toEqual([{ reference_type: 'import', reference: String(set) }])
  await expect(revert(set)).rejects.toMatchObject({ code: 'conflict' })
})

test('stock that is sold already does not go back, and is named', async () => {
  const { db } = database
  const [short, enough] = [`S${round}-1`, `S${round}-2`]
  const { variantId } = await createProduct(db, { sku: short, offers: [{ qty: 1 }] })
  const other = await createProduct(db, { sku: enough, offers: [{ qty: 1 }] })
  const set = await importRows('stock', [
    ['sku', 'qty'],
    [short, '9'],
    [enough, '9'],
  ])
  await db.transaction().execute((tx) => takeStock(tx, [{ variantId, quantity: 5 }], saleOf(1)))
  const outcome = await revert(set)
  expect(outcome).toMatchObject({
    reverted: 1,
    left: [{ sku: short, field: 'qty', before: 1, after: 9 }],
    left_total: 1,
  })
  expect((await ledger(variantId)).at(-1)).toBe('-5 4 sale')
  expect((await ledger(other.variantId)).at(-1)).toBe('-8 1 correction')
})

test('sales beside a revert of stock lose no piece', async () => {
  const { db } = database
  const sku = `S${round}`
  const { variantId } = await createProduct(db, { sku, offers: [{ qty: 5 }] })
  const set = await importRows('stock', [
    ['sku', 'qty'],
    [sku, '20'],
  ])
  const sell = () =>
    db.transaction().execute((tx) => takeStock(tx, [{ variantId, quantity: 1 }], saleOf(1)))
  const sold = await Promise.all([sell(), revert(set), sell(), sell()])
  expect(sold.filter((one) => one === true)).toHaveLength(3)
  const { rows } = await sql<{ qty: number; sum: number }>`
    select qty, (select sum(delta)::integer from stock_movements where variant_id = v.id) as sum
    from variants v where id = ${variantId}`.execute(db)
  expect(rows).toEqual([{ qty: 2, sum: 2 }])
})

const category = (slug: string) =>
  database.db.selectFrom('categories').selectAll().where('slug', '=', slug).executeTakeFirst()

test('categories of an import get their names back, and new ones that nobody uses are gone', async () => {
  const { db } = database
  const slug = (name: string) => `${name}-${round}`
  const columns = ['path', 'name_hy', 'name_ru', 'name_en', 'hidden']
  await importRows('categories', [
    columns,
    [slug('tea'), ...names, ''],
    [slug('used'), ...names, ''],
  ])
  const set = await importRows('categories', [
    columns,
    [slug('tea'), 'թեյ', 'чай', 'tea', 'yes'],
    [slug('new'), ...names, ''],
    [`${slug('new')}/${slug('below')}`, ...names, ''],
    [`${slug('used')}/${slug('full')}`, ...names, ''],
    [slug('edited'), ...names, ''],
  ])
  const { id: productId } = await createProduct(db, { sku: `C${round}` })
  const full = (await category(slug('full')))!
  await db
    .insertInto('product_categories')
    .values({ product_id: productId, category_id: full.id, position: 0 })
    .execute()
  const edited = (await category(slug('edited')))!
  const change = { in_menu: false }
  await changeCategory(db, { id: edited.id, version: edited.version, change, by: byScript })
  const tea = (await category(slug('tea')))!
  const named = { ...tea.name, ru: 'другой чай' }
  await changeCategory(db, {
    id: tea.id,
    version: tea.version,
    change: { name: named },
    by: byScript,
  })
  const outcome = await revert(set)
  expect(outcome.left.map(({ sku, field }) => `${sku} ${field}`).toSorted()).toEqual(
    [`${slug('tea')} name.ru`, `${slug('full')} created`, `${slug('edited')} created`].toSorted(),
  )
  expect(await category(slug('tea'))).toMatchObject({
    name: { hy: 'ա', ru: 'другой чай', en: 'c' },
    hidden: false,
  })
  expect(await category(slug('new'))).toBeUndefined()
  expect(await category(slug('below'))).toBeUndefined()
  expect(await category(slug('full'))).toBeDefined()
})

test('many categories go back as a job', async () => {
  const { db } = database
  const columns = ['path', 'name_hy', 'name_ru', 'name_en']
  const paths = Array.from({ length: 50 }, (_, index) => `many-${index}`)
  const set = await importRows('categories', [columns, ...paths.map((path) => [path, ...names])])
  const { job_id } = await revert(set)
  const job = (await leaseJob(db, 'change_set_revert'))!
  expect(job.id).toBe(job_id)
  const never = new AbortController().signal
  expect(await runRevertJob(db, job, never)).toMatchObject({ reverted: 50, left_total: 0 })
  expect(await category('many-0')).toBeUndefined()
})

test('attributes and contents of products go back; new products and pictures are named', async () => {
  const { db } = database
  const sku = `P${round}`
  await createProduct(db, { sku, status: 'hidden' })
  const text = JSON.stringify({ hy: 'ա', ru: 'б', en: 'c' })
  await sql`
    with made as (insert into attributes (code, label, type) values ('grape', ${text}, 'select') returning id)
    insert into attribute_options (attribute_id, code, label) select id, code, ${text}::jsonb from made, unnest('{areni,kangun}'::text[]) code`.execute(
    db,
  )
  const columns = ['sku', 'name_hy', 'name_ru', 'name_en', 'price', 'grape']
  const contents = ['content_amount', 'content_unit', 'images']
  const set = await importRows('products', [
    [...columns, ...contents],
    [sku, ...names, '1000', 'areni', '750', 'ml', `products/${sku.toLowerCase()}`],
    [`${sku}-NEW`, ...names, '1000', '', '', '', ''],
  ])
  const outcome = await revert(set)
  expect(outcome.left.map(({ sku: code, field }) => `${code} ${field}`).toSorted()).toEqual([
    `${sku} images`,
    `${sku}-NEW created`,
  ])
  const { rows } = await sql<{ values: number; content_amount: number | null }>`
    select content_amount, (select count(*)::integer from product_attribute_values where product_id = v.product_id) as values
    from variants v where sku = ${sku}`.execute(db)
  expect(rows).toEqual([{ values: 0, content_amount: null }])
})

test('a variant whose option an import changed keeps it, and is named', async () => {
  const { db } = database
  const text = JSON.stringify({ hy: 'ա', ru: 'б', en: 'c' })
  const { rows } = await sql<{ id: number; attribute_id: number; code: string }>`
    with made as (
      insert into attributes (code, label, type, configurable) values ('size', ${text}, 'select', true) returning id)
    insert into attribute_options (attribute_id, code, label)
    select id, code, ${text}::jsonb from made, unnest('{s,m}'::text[]) code returning id, attribute_id, code`.execute(
    db,
  )
  const optionOf = (code: string) => rows.find((option) => option.code === code)!.id
  const columns = ['sku', 'parent_sku', 'name_hy', 'name_ru', 'name_en', 'price', 'size']
  await importRows('products', [
    columns,
    ['CAP', '', ...names, '', ''],
    ['CAP-1', 'CAP', '', '', '', '500', 's'],
  ])
  const set = await importRows('products', [columns, ['CAP-1', 'CAP', '', '', '', '600', 'm']])
  const { reverted, left } = await revert(set)
  expect(reverted).toBe(1)
  expect(left).toMatchObject([
    {
      sku: 'CAP-1',
      field: `attribute.${rows[0]!.attribute_id}`,
      before: [optionOf('s')],
      after: [optionOf('m')],
    },
  ])
})
