import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { createShop, productInput, shop, stockShop, value } from '../testing/shop.ts'
import { getProduct } from './get-product.ts'
import { listProducts } from './list-products.ts'
import { refreshListings } from './refresh-listings.ts'
import { saveProduct } from './save-product.ts'
import { asGuest } from '../shared/viewer.ts'

const database = testDatabase()
const viewer = asGuest('en')
const { categories, brands } = shop

beforeAll(async () => {
  await createShop(database.db)
  await stockShop(database.db)
})

const summaries = () =>
  database.db
    .selectFrom('listing_summaries')
    .selectAll()
    .where('products', '>', 0)
    .orderBy('category_id')
    .execute()
const inCategory = async (category_id: number) =>
  (await listProducts(database.db, { category_id }, viewer)).data.map(({ sku }) => sku)

test('a saved product is listed, moved and hidden at once; the precomputed counts follow', async () => {
  const input = productInput('NEW-1', {
    brand_id: brands.sevan,
    category_ids: [categories.wine],
    values: [value('country', 'georgia')],
    variants: [{ sku: 'NEW-1', price: 50_000, qty: 1 }],
  })
  const before = await summaries()
  const id = await saveProduct(database.db, input)
  expect(await inCategory(categories.alcohol)).toContain('NEW-1')
  expect((await listProducts(database.db, {}, viewer)).max_price).toBe(50_000)
  await saveProduct(database.db, { ...input, id, brand_id: null, category_ids: [categories.empty] })
  expect(await inCategory(categories.alcohol)).not.toContain('NEW-1')
  expect(await inCategory(categories.empty)).toEqual(['NEW-1'])
  const incremental = await summaries()
  await refreshListings(database.db, 'all')
  expect(await summaries()).toEqual(incremental)
  await saveProduct(database.db, { ...input, id, status: 'hidden' })
  expect(await summaries()).toEqual(before)
})

test('variants are matched by sku, others deleted, parts replaced', async () => {
  const variants = ['A', 'B'].map((letter, index) => ({
    sku: `TEA-${letter}`,
    price: 700,
    qty: 4,
    options: [value('volume', index === 0 ? 'half' : 'one')],
  }))
  const input = productInput('TEA', {
    type: 'configurable',
    super_attribute_ids: [shop.attributes.volume],
    variants,
  })
  const id = await saveProduct(database.db, input)
  const [first] = (await getProduct(database.db, { id }, viewer)).variants
  await saveProduct(database.db, {
    ...input,
    id,
    variants: [{ ...variants[0]!, price: 650 }],
    images: ['products/a', 'products/b'],
  })
  const saved = await getProduct(database.db, { id }, viewer)
  expect(saved.variants).toMatchObject([{ id: first!.id, price: 650 }])
  expect(saved.images.map(({ small_image_url }) => small_image_url)).toEqual([
    '/media/products/a/240.webp',
    '/media/products/b/240.webp',
  ])
})

test('a description is sanitised before it is stored', async () => {
  const html =
    '<p onclick="x()">Good <b>tea</b><script>alert(1)</script><img src=x onerror=y><a href="javascript:z">l</a> {{7*7}}</p>'
  const id = await saveProduct(
    database.db,
    productInput('XSS', { description: { hy: html, ru: html, en: html } }),
  )
  const { description } = await getProduct(database.db, { id }, viewer)
  expect(description).toBe('<p>Good <b>tea</b><a rel="nofollow noopener">l</a> {{7*7}}</p>')
})

test('names are stored unchanged', async () => {
  const name = `</script><b>"O'Reilly"</b> $1 %s \\`
  const id = await saveProduct(
    database.db,
    productInput('NAME', { name: { hy: name, ru: name, en: name } }),
  )
  expect((await getProduct(database.db, { id }, viewer)).name).toBe(name)
})

test('another product’s sku, an unknown id and a wrong number of variants are refused, and change nothing', async () => {
  const before = await summaries()
  await expect(
    saveProduct(database.db, productInput('MILK-1', { url_key: 'other' })),
  ).rejects.toMatchObject({ code: 'conflict' })
  const taken = productInput('OTHER', { variants: [{ sku: 'MILK-1', price: 1, qty: 1 }] })
  await expect(saveProduct(database.db, taken)).rejects.toMatchObject({ code: 'conflict' })
  await expect(
    saveProduct(database.db, productInput('OTHER', { id: 99_999 })),
  ).rejects.toMatchObject({ code: 'not_found' })
  await expect(
    saveProduct(database.db, productInput('OTHER', { variants: [] })),
  ).rejects.toMatchObject({ code: 'validation_failed' })
  expect(await summaries()).toEqual(before)
})

test('concurrent saves leave correct counts', async () => {
  const inputs = Array.from({ length: 6 }, (_, n) =>
    productInput(`RACE-${n}`, { brand_id: brands.lori, category_ids: [categories.cheese] }),
  )
  await Promise.all(inputs.map((input) => saveProduct(database.db, input)))
  const incremental = await summaries()
  await refreshListings(database.db, 'all')
  expect(await summaries()).toEqual(incremental)
})
