import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import { testDatabase } from '@tsiran/db/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createProduct } from '../testing/fixtures.ts'
import { stepRows } from './import-rows.ts'
import { applyTestImport, checkTestImport, stageTestImport } from './testing.ts'

const database = testDatabase()
const text = JSON.stringify({ hy: 'ա', ru: 'б', en: 'c' })

beforeAll(async () => {
  const { db } = database
  await sql`
    insert into categories (slug, name, description, meta_title) values ('dairy', ${text}, ${text}, ${text})`.execute(
    db,
  )
  await sql`
    with made as (
      insert into attributes (code, label, type, configurable) values ('size', ${text}, 'select', true) returning id)
    insert into attribute_options (attribute_id, code, label) select id, code, ${text}::jsonb from made, unnest('{s,m,l}'::text[]) code`.execute(
    db,
  )
  await createProduct(db, { sku: 'UNPLACED' })
  await createProduct(db, { sku: 'BAG', status: 'service' })
  await createProduct(db, { sku: 'GONE', status: 'hidden' })
  await sql`update products set deleted_at = now(), deleted_status = status where sku = 'GONE'`.execute(
    db,
  )
  await createProduct(db, { sku: 'CODED', status: 'hidden' })
  await sql`update variants set barcode = '4850001' where sku = 'CODED'`.execute(db)
  await apply('products', [
    products,
    ['SHIRT', '', 'ա', 'б', 'c', 'dairy', '', '', '', '', '', '', ''],
    ['SHIRT-S', 'SHIRT', '', '', '', '', '500', '', '', '', '', '', 's'],
    ['SHIRT-M', 'SHIRT', '', '', '', '', '500', '', '', '', '', '', 'm'],
  ])
})

const products = [
  'sku',
  'parent_sku',
  'name_hy',
  'name_ru',
  'name_en',
  'category',
  'price',
  'old_price',
  'box_qty',
  'box_price',
  'barcode',
  'status',
  'size',
]

async function apply(kind: ImportKind, rows: string[][]) {
  const id = await stageTestImport(database.db, kind, rows)
  const checked = await checkTestImport(database.db, id)
  if (checked.created + checked.updated === 0) return { checked, applied: checked }
  return { checked, applied: await applyTestImport(database.db, id) }
}

/** Rows of one thing that a save would refuse, and the columns of their errors. `n` makes their codes other ones in each run. */
type Fault = (n: number) => { rows: string[][]; columns: string[] }

const row = (cells: Record<string, string>) => products.map((name) => cells[name] ?? '')
const names = { name_hy: 'ա', name_ru: 'б', name_en: 'c' }
const fresh = (n: number, cells: Record<string, string>) =>
  row({ sku: `F-${n}`, ...names, price: '500', ...cells })
const one =
  (column: string, cells: Record<string, string>): Fault =>
  (n) => ({ rows: [fresh(n, cells)], columns: [column] })

const faults: Record<string, Fault> = {
  'a new product without a name': one('name_hy', { name_hy: '', name_ru: '', name_en: '' }),
  'a published one without a name': one('name_ru', {
    name_ru: '',
    category: 'dairy',
    status: 'published',
  }),
  'a published one without a category': one('category', { status: 'published' }),
  'a stored one without a category': () => ({
    rows: [row({ sku: 'UNPLACED', ...names, name_en: 'other' })],
    columns: ['category'],
  }),
  'the service product as an ordinary one': () => ({
    rows: [row({ sku: 'BAG', ...names, category: 'dairy', status: 'hidden' })],
    columns: ['status'],
  }),
  'the code of a deleted product': () => ({
    rows: [row({ sku: 'GONE', ...names, price: '5' })],
    columns: ['sku'],
  }),
  'a code with a blank': (n) => ({
    rows: [fresh(n, { sku: `F ${n}` })],
    columns: ['sku'],
  }),
  'another product’s barcode': one('barcode', { barcode: '4850001' }),
  'an old price below the price': one('old_price', { old_price: '400' }),
  'half of a box': one('box_qty', { box_qty: '6' }),
  'no price': one('price', { price: '' }),
  'a variant without its option': () => ({
    rows: [row({ sku: 'SHIRT-L', parent_sku: 'SHIRT', price: '5' })],
    columns: ['size'],
  }),
  'a variant with the options of another one': (n) => ({
    rows: [row({ sku: `SHIRT-${n}`, parent_sku: 'SHIRT', price: '5', size: 's' })],
    columns: ['size'],
  }),
  'a variant with the code of another product': (n) => ({
    rows: [
      fresh(n, { price: '' }),
      row({ sku: 'CODED', parent_sku: `F-${n}`, price: '5', size: 's' }),
    ],
    columns: ['sku'],
  }),
  'a variant below another variant': (n) => ({
    rows: [row({ sku: `SHIRT-${n}`, parent_sku: 'SHIRT-S', price: '5', size: 'l' })],
    columns: ['parent_sku'],
  }),
  'options of new variants twice': (n) => ({
    rows: [
      fresh(n, { price: '' }),
      row({ sku: `F-${n}-1`, parent_sku: `F-${n}`, price: '5', size: 's' }),
      row({ sku: `F-${n}-2`, parent_sku: `F-${n}`, price: '5', size: 's' }),
    ],
    columns: ['size'],
  }),
}

let round = 0

test('a save’s every refusal is in the check, by row and column, and the rest is applied', async () => {
  const chosen = fc.shuffledSubarray(Object.entries(faults), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(chosen, async (planted) => {
      const used = new Set<string>()
      const rows: string[][] = [products]
      const good: string[] = []
      const bad: { row: number; columns: string[]; name: string }[] = []
      for (const [name, fault] of planted) {
        const n = ++round
        good.push(`G-${n}`)
        rows.push(fresh(n, { sku: `G-${n}`, category: 'dairy', status: 'published' }))
        const { rows: own, columns } = fault(n)
        const parent = own[0]![1] || own[0]![0]!
        if (used.has(parent)) continue
        used.add(parent)
        bad.push({ row: rows.length + 1, columns, name })
        rows.push(...own)
      }
      const { checked, applied } = await apply('products', rows)
      for (const { row: first, columns, name } of bad) {
        const next = rows.findIndex((cells, at) => at >= first && cells[0]!.startsWith('G-'))
        const last = next < 0 ? rows.length : next
        const found = checked.errors.filter((error) => error.row >= first && error.row <= last)
        for (const column of columns)
          expect(
            found.map((error) => error.column),
            name,
          ).toContain(column)
        expect(
          found.every(({ message }) => message !== ''),
          name,
        ).toBe(true)
      }
      expect(checked.created).toBe(good.length)
      expect(applied).toMatchObject({
        applied: checked.created + checked.updated,
        refused: checked.refused,
        stale: 0,
      })
      expect(checked.refused).toBe(rows.length - 1 - good.length)
    }),
    { numRuns: 5 },
  )
}, 60_000)

test('a code that two things of a file take is refused at the second one, steps apart', async () => {
  const rows = [
    products,
    fresh(0, { sku: 'T-A', barcode: '7770001' }),
    ...Array.from({ length: stepRows }, (_, index) => fresh(0, { sku: `T-${index}` })),
    fresh(0, { sku: 'T-B', barcode: '7770001' }),
    fresh(0, { sku: 'T-C', price: '' }),
    row({ sku: 'T-A', parent_sku: 'T-C', price: '5', size: 's' }),
  ]
  const { checked, applied } = await apply('products', rows)
  expect(checked.errors.map(({ row: at, column, value }) => `${at} ${column} ${value}`)).toEqual([
    `${stepRows + 3} barcode 7770001`,
    `${stepRows + 4}  `,
    `${stepRows + 5} sku T-A`,
  ])
  expect(applied).toMatchObject({ applied: stepRows + 1, refused: 3, stale: 0 })
})

test('a removed variant that is named without its product comes back to that product', async () => {
  const { db } = database
  const tee = row({ sku: 'TEE', ...names, category: 'dairy' })
  const sizes = ['s', 'm'].map((size) =>
    row({ sku: `TEE-${size}`, parent_sku: 'TEE', price: '500', size }),
  )
  await apply('products', [products, tee, ...sizes])
  await sql`update variants set removed_at = now() where sku = 'TEE-m'`.execute(db)
  const back = row({ sku: 'TEE-m', price: '600', size: 'm' })
  const { checked, applied } = await apply('products', [products, back, tee.with(4, 'Tee')])
  expect(checked).toMatchObject({ created: 0, updated: 2, refused: 0 })
  expect(applied).toMatchObject({ applied: 2, stale: 0 })
  const { rows } = await sql`
    select v.price, v.removed_at, p.name ->> 'en' as name from variants v join products p on p.id = v.product_id
    where v.sku = 'TEE-m'`.execute(db)
  expect(rows).toEqual([{ price: 600, removed_at: null, name: 'Tee' }])
})

test('a product whose code is also another product’s variant is changed with its own variants', async () => {
  const box = (cells: Record<string, string>) =>
    row({ sku: 'BOX', ...names, category: 'dairy', ...cells })
  const part = (sku: string, parent_sku: string, cells: Record<string, string> = {}) =>
    row({ sku, parent_sku, price: '500', size: 's', ...cells })
  await apply('products', [products, box({}), part('BOX-s', 'BOX')])
  const set = box({ sku: 'SET' })
  await apply('products', [products, set, part('SET-s', 'SET'), part('BOX', 'SET', { size: 'm' })])
  const { checked, applied } = await apply('products', [
    products,
    box({ name_en: 'Box' }),
    part('BOX-s', 'BOX', { price: '700' }),
  ])
  expect(checked).toMatchObject({ created: 0, updated: 2, refused: 0 })
  expect(applied).toMatchObject({ applied: 2, stale: 0 })
  const { rows } = await sql`
    select v.sku, v.price, p.sku as product, p.name ->> 'en' as name
    from variants v join products p on p.id = v.product_id where v.sku in ('BOX', 'BOX-s') order by v.sku`.execute(
    database.db,
  )
  expect(rows).toEqual([
    { sku: 'BOX', price: 500, product: 'SET', name: 'c' },
    { sku: 'BOX-s', price: 700, product: 'BOX', name: 'Box' },
  ])
})

test('what a file has no column of is named in the reason', async () => {
  const { checked } = await apply('products', [
    ['sku', 'name_en'],
    ['UNPLACED', 'another name'],
  ])
  expect(checked.errors).toEqual([
    { row: 2, column: '', value: '', message: 'Category: This field is required' },
  ])
})

test('categories below one that the file makes are found, however far apart; below a refused one they are refused', async () => {
  const columns = ['path', 'name_hy', 'name_ru', 'name_en']
  const category = (path: string, name = 'c') => [path, 'ա', 'б', name]
  const { checked, applied } = await apply('categories', [
    columns,
    category('drinks'),
    category('spices', ''),
    ...Array.from({ length: stepRows }, (_, index) => category(`shelf-${index}`)),
    category('drinks/juice'),
    category('spices/pepper'),
    category('shelf-3/juice'),
  ])
  expect(checked.errors.map(({ row: at, column }) => `${at} ${column}`)).toEqual([
    '3 name_en',
    `${stepRows + 5} path`,
    `${stepRows + 6} path`,
  ])
  expect(applied).toMatchObject({ applied: stepRows + 2, refused: 3, stale: 0 })
})
