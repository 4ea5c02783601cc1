import type { PrintedLabel } from '@tsiran/contract/admin/label-shapes'
import { maxSearched } from '@tsiran/contract/admin/product-list-shapes'
import type { Db } from '@tsiran/db/database'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { StaffActor } from '../shared/actor.ts'
import { createProduct } from '../testing/fixtures.ts'
import { createPhoneStaff } from '../testing/phone-orders.ts'
import { listLabels, type LabelQuery } from './list-labels.ts'
import { markLabels } from './mark-labels.ts'
import { readLabels } from './read-labels.ts'

const database = testDatabase()
let db: Db
let by: StaffActor
let products = 0
let categories = 0
let sku: string
let jam: { id: number; variantId: number; variantIds: number[] }
beforeAll(async () => {
  ;({ db } = database)
  by = (await createPhoneStaff(db)).by
})
beforeEach(async () => {
  sku = `JAM-${++products}`
  jam = await createProduct(db, { sku, offers: [{ price: 900, box_qty: 6, box_price: 5000 }] })
})

const list = (query: Partial<LabelQuery> = {}) =>
  listLabels(db, { page: 1, limit: 50, search: sku, ...query })
const rowOf = async (query: Partial<LabelQuery> = {}) => (await list(query)).data[0]
const print = (variantIds = [jam.variantId]) => readLabels(db, { variantIds, locale: 'hy' })
const mark = ({ data, read_at }: { data: readonly PrintedLabel[]; read_at: string }) =>
  markLabels(db, { readAt: read_at, labels: data, by })
const change = (fields: string, id = jam.variantId) =>
  sql`update variants set ${sql.raw(fields)} where id = ${id}`.execute(db)
const audits = async () =>
  (
    await db
      .selectFrom('audit_log')
      .select(['action', 'subject_label', 'after'])
      .where('action', '=', 'label.print')
      .where('subject_id', '=', String(jam.variantId))
      .execute()
  ).map(({ action, subject_label, after }) => ({ action, subject_label, after }))

/** A new category, with a product where one is given. */
async function ofCategory(productId?: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into categories (slug, name, description, meta_title) values (${`jams-${++categories}`}, ${text('Jams')}, ${text('')}, ${text('')}) returning id`.execute(
    db,
  )
  const { id } = rows[0]!
  if (productId !== undefined)
    await sql`insert into product_categories (product_id, category_id) values (${productId}, ${id})`.execute(
      db,
    )
  return id
}

test('a label is to be printed until it is marked, and again once its price differs', async () => {
  expect(await rowOf()).toMatchObject({ sku, price: 900, printed: null, changes: [] })
  expect(await mark(await print())).toBe(1)
  expect(await rowOf()).toBeUndefined()
  expect(await rowOf({ state: 'all' })).toMatchObject({
    printed: { price: 900, old_price: null },
    changes: [],
  })
  await change('price = 950')
  expect(await rowOf()).toMatchObject({
    price: 950,
    printed: { price: 900 },
    changes: ['price'],
  })
  await change('price = 900')
  expect(await rowOf()).toBeUndefined()
})

test.each([
  ['old_price', 'old_price = 1200'],
  ['box', 'box_price = 4800'],
  ['contents', "content_amount = 500, content_unit = 'g'"],
  ['code', "barcode = '4850001234567'"],
  ['price', 'portion_grams = 500, price_per_kg = 1800'],
])('a changed %s asks for a new label', async (part, fields) => {
  await mark(await print())
  await change(fields)
  expect(await rowOf()).toMatchObject({ changes: [part] })
  await mark(await print())
  expect(await rowOf()).toBeUndefined()
})

test('an old price that is no saving is neither printed nor a change (R5)', async () => {
  await mark(await print())
  await change('old_price = 900')
  expect(await rowOf()).toBeUndefined()
  expect((await print()).data[0]).toMatchObject({ price: 900, old_price: null })
})

test('a box is never dearer on the label than its pieces (R4)', async () => {
  await change('price = 800')
  expect((await print()).data[0]).toMatchObject({ box_qty: 6, box_price: 4800 })
})

test('a renamed product or option asks for new labels of its variants', async () => {
  const two = await createProduct(db, { sku: `TEA-${products}`, offers: [{}, {}] })
  const search = `TEA-${products}`
  const { rows } = await sql<{ id: number }>`
    with a as (insert into attributes (code, label, type) values (${`size_${products}`}, ${text('Size')}, 'select') returning id),
      o as (insert into attribute_options (attribute_id, code, label) select id, 'small', ${text('Small')} from a returning id, attribute_id),
      s as (insert into product_super_attributes (product_id, attribute_id, position) select ${two.id}, id, 0 from a)
    insert into variant_options (variant_id, attribute_id, option_id) select ${two.variantId}, attribute_id, id from o
    returning option_id as id`.execute(db)
  await mark(await print(two.variantIds))
  expect((await list({ search })).data).toEqual([])
  expect((await list({ search, state: 'all' })).data[0]!.name.en).toBe(`TEA-${products}, Small`)
  await sql`update attribute_options set label = ${text('Tiny')} where id = ${rows[0]!.id}`.execute(
    db,
  )
  expect((await list({ search })).data).toMatchObject([
    { variant_id: two.variantId, changes: ['name'] },
  ])
  await sql`update products set name = ${text('Thyme')} where id = ${two.id}`.execute(db)
  expect((await list({ search })).data).toHaveLength(2)
})

test('a price that changes between printing and marking stays to be printed', async () => {
  const printed = await print()
  await change('price = 1000')
  expect(await mark(printed)).toBe(1)
  expect(await rowOf()).toMatchObject({ price: 1000, printed: { price: 900 }, changes: ['price'] })
})

test('a name that changes between printing and marking stays to be printed', async () => {
  const printed = await print()
  await sql`update products set name = ${text(`${sku} jam`)} where id = ${jam.id}`.execute(db)
  await mark(printed)
  expect(await rowOf()).toMatchObject({ changes: ['name'] })
})

test('a repeated mark changes nothing, and an older print never replaces a newer one', async () => {
  const first = await print()
  await change('price = 1000')
  const second = await print()
  expect(await mark(second)).toBe(1)
  expect(await mark(second)).toBe(0)
  expect(await mark(first)).toBe(0)
  expect(await rowOf()).toBeUndefined()
  expect(await audits()).toEqual([
    { action: 'label.print', subject_label: sku, after: { labels: 1 } },
  ])
})

test('a mark from the future counts as of now, a time that is none is refused', async () => {
  const { data } = await print()
  expect(await mark({ data, read_at: '2999-01-01T00:00:00Z' })).toBe(1)
  await change('price = 1000')
  expect(await mark(await print())).toBe(1)
  await expect(mark({ data, read_at: 'yesterday' })).rejects.toMatchObject({
    code: 'validation_failed',
  })
})

test('a mark names each variant once and leaves out those that are gone', async () => {
  const { data, read_at } = await print()
  const [label] = data
  const gone = { ...label!, variant_id: 2_147_483_647 }
  expect(await mark({ data: [label!, label!, gone], read_at })).toBe(1)
})

test('labels carry the price of a kilogram, and are in the order of the shelves', async () => {
  const [a, b, c] = [
    await createProduct(db, { sku: `A-${products}` }),
    await createProduct(db, { sku: `B-${products}` }),
    await createProduct(db, { sku: `C-${products}` }),
  ]
  await change("shelf_place = 'B10', content_amount = 250, content_unit = 'g'", b.variantId)
  await change("shelf_place = 'B2'", c.variantId)
  const { data } = await print([a.variantId, b.variantId, c.variantId])
  expect(data.map(({ variant_id }) => variant_id)).toEqual([c.variantId, b.variantId, a.variantId])
  expect(data[1]).toMatchObject({ unit_price: { amount: 4000, unit: 'kg' }, shelf_place: 'B10' })
})

test('the list is filtered by shelf place and category, without what is not sold', async () => {
  await change("shelf_place = 'b%-12'")
  expect(await list({ place: 'B%' })).toMatchObject({ meta: { total: 1, more: false } })
  expect(await list({ place: 'B_' })).toMatchObject({ data: [], meta: { total: 0 } })
  expect((await list({ categoryId: await ofCategory() })).data).toEqual([])
  const categoryId = await ofCategory(jam.id)
  expect((await list({ categoryId })).data).toHaveLength(1)
  await change('removed_at = now()')
  expect((await list({ state: 'all' })).data).toEqual([])
  await expect(print()).rejects.toMatchObject({ code: 'not_found' })
})

test('the pages of many labels to print are in order, also behind as many that hang already', async () => {
  const categoryId = await ofCategory(jam.id)
  await sql`
    with added as (
      insert into variants (product_id, sku, price, position)
      select ${jam.id}, ${sku} || case when n > ${maxSearched} then '-a' else '-b' end || to_char(n, 'FM00000'), 900, n
      from generate_series(1, ${maxSearched} + 10000) n returning id, sku, price
    )
    insert into printed_labels (variant_id, name, renamed, sku, price, printed_at)
    select id, '{"hy": "", "ru": "", "en": ""}', false, sku, price, now() from added where sku like '%-a%'`.execute(
    db,
  )
  const due = Array.from(
    { length: maxSearched },
    (_, n) => `${sku}-b${String(n + 1).padStart(5, '0')}`,
  )
  const skus = async (query: Partial<LabelQuery>) => {
    const { data, meta } = await list({ search: '', categoryId, ...query })
    return [data.map((row) => row.sku), meta.total, meta.more]
  }
  expect(await skus({ limit: 3 })).toEqual([[sku, ...due.slice(0, 2)], maxSearched, true])
  expect(await skus({ limit: 3, sort: 'place' })).toEqual([
    [sku, ...due.slice(0, 2)],
    maxSearched,
    true,
  ])
  expect(await skus({ limit: 2, sort: '-sku' })).toEqual([
    due.slice(-2).toReversed(),
    maxSearched,
    true,
  ])
  expect(await skus({ page: maxSearched / 50 })).toEqual([due.slice(-51, -1), maxSearched, true])
  expect(await skus({ page: maxSearched / 50 + 1 })).toEqual([[], maxSearched, true])
  expect(await skus({ limit: 2, state: 'changed' })).toEqual([[], 0, false])
})

const text = (en: string) => JSON.stringify({ hy: `${en} հայ`, ru: `${en} рус`, en })
