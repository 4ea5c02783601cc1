import { maxSearched } from '@tsiran/contract/admin/product-list-shapes'
import type { ProductSort } from '@tsiran/contract/admin/product-choices'
import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { byScript as by } from '../testing/fixtures.ts'
import { createShop, shop } from '../testing/shop.ts'
import { applyContents } from './apply-contents.ts'
import { changeProduct } from './change-product.ts'
import { listContentProposals } from './content-proposals.ts'
import { createProduct } from './create-product.ts'
import { deleteProduct } from './delete-product.ts'
import { listGrid } from './list-grid.ts'
import { listProducts } from './list-products.ts'
import { pickBrands, pickCategories, pickProducts } from './pick.ts'
import { readProductFilter, type FilterQuery } from './read-product-filter.ts'

const database = testDatabase()
const locale = 'en'
const same = (text: string) => perLocale(() => text)
const add = (sku: string, change: object = {}) =>
  createProduct(database.db, {
    product: {
      type: 'simple',
      sku,
      name: same(sku),
      status: 'published',
      category_ids: [shop.categories.milk],
      images: [`products/${sku.toLowerCase()}`],
      variants: [{ price: 1000, qty: 10 }],
      ...change,
    },
    by,
    locale,
  })
beforeAll(async () => {
  await createShop(database.db)
  await add('MILK-1', {
    name: { hy: 'Կաթ 1 լ', ru: 'Молоко 1 л', en: 'Milk 1 l' },
    brand_id: shop.brands.lori,
  })
  await add('WINE-1', {
    name: { hy: 'Գինի 0,75 լ', ru: 'Вино 0,75 л', en: 'Wine 0.75 l' },
    category_ids: [shop.categories.wine],
    images: [],
    variants: [{ price: 2000, old_price: 2500, qty: 3, barcode: '4850001112223' }],
  })
  await add('CHEESE-1', {
    name: same('Cheese by weight, a piece of 300 g'),
    category_ids: [shop.categories.cheese],
    variants: [{ price: 1, qty: 0, portion_grams: 300, price_per_kg: 4000 }],
  })
  await add('DRAFT-1', { name: { ...same(''), hy: 'Սևագիր' }, status: 'hidden' })
  const gone = await add('GONE-1')
  await deleteProduct(database.db, { id: gone.id, version: 1, by, locale })
})

const list = async (query: FilterQuery, sort: ProductSort = 'sku') => {
  const filter = { ...readProductFilter(query), page: 1, limit: 50, sort }
  const { data, meta } = await listProducts(database.db, filter, locale)
  expect(meta.total).toBe(data.length)
  return data.map(({ sku }) => sku)
}

test.each<[FilterQuery, string[]]>([
  [{}, ['CHEESE-1', 'DRAFT-1', 'MILK-1', 'WINE-1']],
  [{ search: 'milk-1' }, ['MILK-1']],
  [{ search: '4850001112223' }, ['WINE-1']],
  [{ search: 'կաթ' }, ['MILK-1']],
  [{ search: 'вино 0,75' }, ['WINE-1']],
  [{ search: '100%_' }, []],
  [{ category_id: shop.categories.dairy }, ['CHEESE-1', 'DRAFT-1', 'MILK-1']],
  [{ category_id: shop.categories.alcohol, search: 'wine' }, ['WINE-1']],
  [{ brand_id: shop.brands.lori }, ['MILK-1']],
  [{ status: 'hidden' }, ['DRAFT-1']],
  [{ changed_since: '2999-01-01T00:00:00+04:00' }, []],
  [{ flag: 'no_picture' }, ['WINE-1']],
  [{ flag: 'no_translation' }, ['DRAFT-1']],
  [{ flag: 'sold_out' }, ['CHEESE-1']],
  [{ flag: 'saving' }, ['WINE-1']],
  [{ flag: 'weighed' }, ['CHEESE-1']],
  [{ flag: 'weighed,sold_out' }, ['CHEESE-1']],
  [{ flag: 'weighed,saving' }, []],
  [{ flag: 'deleted' }, ['GONE-1']],
])('the filter %o finds %o', async (query, expected) => {
  expect(await list(query)).toEqual(expected)
})

test('each order is the other one backwards, and the last changed is first', async () => {
  expect(await list({}, 'name')).toEqual((await list({}, '-name')).toReversed())
  expect(await list({}, 'created_at')).toEqual((await list({}, '-created_at')).toReversed())
  const { data } = await listProducts(database.db, { search: 'milk', page: 1, limit: 5 }, locale)
  await changeProduct(database.db, { ...data[0]!, change: { position: 5 }, by, locale })
  expect((await list({}, '-updated_at'))[0]).toBe('MILK-1')
})

test('a page beyond the end is empty, and still has the total', async () => {
  const { data, meta } = await listProducts(database.db, { page: 9, limit: 2 }, locale)
  expect(data).toEqual([])
  expect(meta).toMatchObject({ total: 4, last_page: 2, more: false })
})

test('a row has the cheapest offer with its unit price, and what the product is', async () => {
  const { data } = await listProducts(
    database.db,
    { search: 'CHEESE-1', page: 1, limit: 5 },
    locale,
  )
  expect(data).toMatchObject([
    {
      price: 1200,
      unit_price: { amount: 4000, unit: 'kg' },
      category: 'Cheese',
      qty: 0,
      variants: 1,
    },
  ])
})

test.each([
  'yesterday',
  '-271821-04-20T00:00:00Z',
  '0000-12-31T23:59:59Z',
  '+010000-01-01T00:00:00Z',
  '999999-01-01',
  '+275760-09-13T00:00:00Z',
])('a time that is none, or none of the database, is refused: %s', (time) => {
  expect(() => readProductFilter({ changed_since: time })).toThrow('validation_failed')
})

test.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
  'the first and the last time that is not refused can be asked for: %s',
  async (time) => {
    await expect(list({ changed_since: time })).resolves.toBeDefined()
  },
)

test('pickers find by words of any language, or answer the rows of ids', async () => {
  const products = await pickProducts(database.db, { q: 'молоко' }, locale)
  expect(products.map(({ sku }) => sku)).toEqual(['MILK-1'])
  expect(await pickProducts(database.db, { ids: String(products[0]!.id) }, locale)).toEqual(
    products,
  )
  expect(await pickBrands(database.db, { q: 'սևան' }, locale)).toMatchObject([{ label: 'Sevan' }])
  const categories = await pickCategories(database.db, { q: 'сыр' }, locale)
  expect(categories.map(({ path }) => path)).toEqual([['Food', 'Dairy', 'Cheese']])
})

test('a picked category has the age and the allergens of those above it', async () => {
  const picked = () => pickCategories(database.db, { q: 'сыр' }, locale)
  expect(await picked()).toMatchObject([{ age_restricted: false, allergens: [] }])
  await database.db
    .updateTable('categories')
    .set({ age_restricted: true, allergens: ['milk', 'eggs'] })
    .where(sql<boolean>`name ->> 'en' = 'Food'`)
    .execute()
  await database.db
    .updateTable('categories')
    .set({ allergens: ['milk'] })
    .where(sql<boolean>`name ->> 'en' = 'Cheese'`)
    .execute()
  expect(await picked()).toMatchObject([{ age_restricted: true, allergens: ['eggs', 'milk'] }])
})

test('contents are proposed out of names, but not of what is sold by weight, and written where nobody changed the variant', async () => {
  const { data, next } = await listContentProposals(database.db, {})
  expect(next).toBeNull()
  expect(
    data.map(({ sku, content_amount, content_unit }) => [sku, content_amount, content_unit]),
  ).toEqual([
    ['MILK-1', 1000, 'ml'],
    ['WINE-1', 750, 'ml'],
  ])
  const [milk, wine] = data
  const rows = [milk!, { ...wine!, version: 7 }]
  expect(await applyContents(database.db, { rows, by })).toEqual({
    applied: [milk!.variant_id],
    refused: [wine!.variant_id],
  })
  const left = await listContentProposals(database.db, {})
  expect(left.data.map(({ sku }) => sku)).toEqual(['WINE-1'])
  const found = await listProducts(database.db, { search: 'MILK-1', page: 1, limit: 5 }, locale)
  expect(found.data[0]?.unit_price).toMatchObject({ amount: 1000, unit: 'l' })
})

test('proposals go on where the last page ended', async () => {
  await add('OIL-1', { name: same('Oil 2 l') })
  const first = await listContentProposals(database.db, { limit: 1 })
  const second = await listContentProposals(database.db, { limit: 1, after: first.next! })
  expect([...first.data, ...second.data].map(({ sku }) => sku)).toEqual(['WINE-1', 'OIL-1'])
})

test('whether a product has a picture follows what writes its pictures', async () => {
  const lacking = () => list({ flag: 'no_picture' })
  const of = (sku: string) => sql<{ id: number }>`(select id from products where sku = ${sku})`
  expect(await lacking()).toEqual(['WINE-1'])
  await sql`insert into product_images (product_id, media, position)
    values (${of('WINE-1')}, 'products/wine-1', 0), (${of('WINE-1')}, 'products/wine-2', 1)`.execute(
    database.db,
  )
  expect(await lacking()).toEqual([])
  await sql`delete from product_images where media = 'products/wine-1'`.execute(database.db)
  expect(await lacking()).toEqual([])
  await sql`delete from product_images where media = 'products/wine-2'`.execute(database.db)
  expect(await lacking()).toEqual(['WINE-1'])
})

test.each<FilterQuery>([
  {},
  { search: 'milk-1' },
  { category_id: shop.categories.dairy },
  { category_id: shop.categories.dairy, flag: 'sold_out' },
])('the grid has the products of %o, those behind one too', async (query) => {
  const expected = await list(query)
  const grid = await listGrid(database.db, query, locale)
  expect(grid.data.map(({ sku }) => sku).sort()).toEqual(expected)
  expect(grid).toMatchObject({ total: expected.length, more: false, next: null })
  const [newest, ...others] = grid.data
  const behind = await listGrid(database.db, { ...query, after: newest!.product_id }, locale)
  expect(behind.data).toEqual(others)
})

test('a search for a frequent word is counted up to a bound of its own', async () => {
  await sql`
    insert into products (type, sku, url_key, name, short_description, description, meta_title, status)
    select 'simple', 'MANY-' || n, 'many-' || n, p.name || '{"en": "Manyfold"}', p.short_description, p.description, p.meta_title, 'hidden'
    from products p, generate_series(1, ${maxSearched} + 1) n where p.sku = 'MILK-1'`.execute(
    database.db,
  )
  const { meta } = await listProducts(
    database.db,
    { search: 'manyfold', page: 1, limit: 2 },
    locale,
  )
  expect(meta).toMatchObject({ total: maxSearched, last_page: maxSearched / 2, more: true })
  const grid = await listGrid(database.db, { search: 'manyfold' }, locale)
  expect(grid).toMatchObject({ total: maxSearched, more: true })
})
