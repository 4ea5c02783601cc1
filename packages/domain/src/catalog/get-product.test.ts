import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { createShop, productInput, shop, stockShop } from '../testing/shop.ts'
import { getAdditionalInformation } from './get-additional-information.ts'
import { getCategory } from './get-category.ts'
import { getConfigurableConfig } from './get-configurable-config.ts'
import { getProduct } from './get-product.ts'
import { listBrands } from './list-brands.ts'
import { listCategories } from './list-categories.ts'
import { saveProducts } from './save-product.ts'
import { asGuest } from '../shared/viewer.ts'

const database = testDatabase()
let ids: Record<string, number> = {}
const viewer = asGuest('en')
const { attributes, options } = shop

beforeAll(async () => {
  await createShop(database.db)
  ids = await stockShop(database.db)
})

test('a product is found by id and by url_key, hidden and service ones by neither', async () => {
  const byId = await getProduct(database.db, { id: ids['MILK-1']! }, viewer)
  expect(byId).toEqual(await getProduct(database.db, { urlKey: 'milk-1' }, viewer))
  expect(byId).toMatchObject({
    name: 'Milk 10 l',
    cats: [1, 2, 3],
    path: [{ slug: 'food' }, { slug: 'dairy' }, { slug: 'milk' }],
    images: [{ large_image_url: '/media/products/milk-1/800.webp' }],
    super_attributes: [],
    index: {},
    box_price: 9600,
    min_qty: 2,
  })
  for (const sku of ['HIDDEN-1', '938']) {
    await expect(getProduct(database.db, { id: ids[sku]! }, viewer)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(
      getProduct(database.db, { urlKey: sku.toLowerCase() }, viewer),
    ).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('related products are the others of its leaf category', async () => {
  const { related_products } = await getProduct(database.db, { id: ids['MILK-2']! }, viewer)
  expect(related_products.map(({ sku }) => sku)).toEqual(['CHEESE-1', 'MILK-1'])
})

test('a configurable product lists the options, prices and pictures of its variants', async () => {
  const wine = await getProduct(database.db, { id: ids['WINE-1']! }, viewer)
  const [large, small] = wine.variants
  const config = await getConfigurableConfig(database.db, wine.id, 'en')
  expect(config).toMatchObject({
    attributes: [
      {
        id: attributes.volume,
        code: 'volume',
        options: [
          { id: options.half, label: '0.5 l', products: [small!.id] },
          { id: options.one, label: '1 l', products: [large!.id] },
        ],
      },
    ],
    index: {
      [large!.id]: { [attributes.volume]: options.one },
      [small!.id]: { [attributes.volume]: options.half },
    },
    regular_price: 2500,
    variant_prices: { [large!.id]: { regular_price: 4500, final_price: 4000 } },
  })
  expect(config.variant_images[large!.id]![0]!.small_image_url).toBe(
    '/media/products/wine-large/240.webp',
  )
  expect(config.variant_images[small!.id]![0]!.small_image_url).toBe(
    '/media/products/wine-1/240.webp',
  )
  expect(wine.index).toEqual(config.index)
  expect(wine.images).toHaveLength(1)
})

test('only companies see a company price, of variants too', async () => {
  expect(
    JSON.stringify(await getProduct(database.db, { id: ids['WINE-1']! }, viewer)),
  ).not.toContain('2000')
  const company = await getProduct(
    database.db,
    { id: ids['WINE-1']! },
    { ...asGuest('en'), companyId: 1 },
  )
  expect(company.variants.map(({ company_price }) => company_price)).toEqual([null, 2000])
})

test('the hidden attributes are left out', async () => {
  const values = await getAdditionalInformation(database.db, ids['WINE-1']!, 'ru')
  expect(values).toEqual([
    { id: attributes.country, code: 'country', label: 'Страна', value: 'Армения', type: 'select' },
  ])
})

test('the category tree inherits the age restriction and counts subtrees', async () => {
  const tree = await listCategories(database.db, 'hy')
  expect(tree.map(({ slug, products_count }) => [slug, products_count])).toEqual([
    ['food', 3],
    ['empty', 0],
    ['alcohol', 1],
  ])
  expect(tree[2]!.children[0]).toMatchObject({
    slug: 'wine',
    name: 'Գինի',
    age_restricted: true,
    mainCats: false,
  })
  expect(tree[0]).toMatchObject({
    mainCats: true,
    has_children: true,
    image_url: expect.stringContaining('/media/placeholder'),
  })
})

test('a category comes with its children and its path, by id and by slug', async () => {
  const dairy = await getCategory(database.db, { slug: 'dairy' }, 'en')
  expect(dairy).toEqual(await getCategory(database.db, { id: 2 }, 'en'))
  expect(dairy.path).toEqual([{ id: 1, name: 'Food', slug: 'food' }])
  expect(
    dairy.children.map(({ slug, has_children, products_count }) => [
      slug,
      has_children,
      products_count,
    ]),
  ).toEqual([
    ['milk', false, 3],
    ['cheese', false, 1],
  ])
  expect(await getCategory(database.db, { slug: 'wine' }, 'en')).toMatchObject({
    age_restricted: true,
  })
  await expect(getCategory(database.db, { slug: 'none' }, 'en')).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('brands come by name with the number of their listed products', async () => {
  expect(await listBrands(database.db, 'ru')).toEqual([
    {
      id: 1,
      label: 'Лори',
      path: expect.stringContaining('/media/placeholder'),
      products_count: 2,
    },
    { id: 2, label: 'Севан', path: '/media/brands/sevan/480.webp', products_count: 1 },
  ])
})

test('a small leaf category is topped up to eight related products from its parent, without repeats', async () => {
  const related = async (id: number) =>
    (await getProduct(database.db, { id }, viewer)).related_products.map(({ sku }) => sku)
  const shelf = await saveProducts(
    database.db,
    Array.from({ length: 9 }, (_, index) =>
      productInput(`CHEESE-${index + 2}`, {
        category_ids: [shop.categories.cheese],
        position: 10 + index,
      }),
    ),
  )
  expect(await related(shelf[0]!)).toEqual(
    Array.from({ length: 8 }, (_, index) => `CHEESE-${index + 3}`),
  )
  const milk = await related(ids['MILK-1']!)
  expect(milk.slice(0, 2)).toEqual(['MILK-2', 'CHEESE-1'])
  expect(milk).toHaveLength(8)
  expect(new Set(milk).size).toBe(8)
  expect(milk).not.toContain('MILK-1')
})
