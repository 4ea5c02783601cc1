import type { AdminProduct, ProductChange } from '@tsiran/contract/admin/product-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { refreshListings } from '../catalog/refresh-listings.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { createShop, shop, value } from '../testing/shop.ts'
import { changeProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'

const database = testDatabase()
const locale = 'en'
beforeAll(() => createShop(database.db))

const same = (text: string) => perLocale(() => text)
const [half, one] = [value('volume', 'half'), value('volume', 'one')]
const addTea = (sku: string) =>
  createProduct(database.db, {
    product: {
      type: 'configurable',
      sku,
      name: same(`Tea ${sku}`),
      status: 'published',
      category_ids: [shop.categories.milk],
      super_attribute_ids: [shop.attributes.volume],
      variants: [
        { sku: `${sku}-A`, price: 700, qty: 4, options: [half] },
        { sku: `${sku}-B`, price: 900, qty: 5, options: [one] },
      ],
    },
    by,
    locale,
  })

/** All that lists and the search read of a product. */
async function readLists(id: number) {
  const { rows } = await sql`
    select to_jsonb(l) as product, to_jsonb(s) as search,
      (select jsonb_agg(to_jsonb(c) order by category_id) from category_listings c where c.product_id = l.product_id) as categories,
      (select jsonb_agg(to_jsonb(m) order by category_id) from listing_summaries m) as summaries
    from product_listings l join product_search s using (product_id) where product_id = ${id}`.execute(
    database.db,
  )
  return rows
}
/** Of a product's words for the search, the transaction that wrote them. */
const writtenBy = async (id: number) =>
  (await sql`select xmin::text from product_search where product_id = ${id}`.execute(database.db))
    .rows

type Variant = AdminProduct['variants'][number]
const variants = (change: (variant: Variant, index: number) => object) => (product: AdminProduct) =>
  product.variants.map(({ id }, index) => ({ id, ...change(product.variants[index]!, index) }))

const pricesAlone: Record<string, (product: AdminProduct) => ProductChange> = {
  'a lower price': (tea) => ({ variants: variants((_, index) => ({ price: 500 + index }))(tea) }),
  'an old price': (tea) => ({ variants: variants(() => ({ old_price: 1000 }))(tea) }),
  'a company price': (tea) => ({
    variants: variants((_, index) => ({ company_price: 600 - index }))(tea),
  }),
  'what no list shows': (tea) => ({
    unit: 'pack',
    variants: variants((_, index) => ({
      barcode: `48500${index}`,
      low_mark: 3,
    }))(tea),
  }),
}
test.each(Object.entries(pricesAlone))(
  'the words of the search stay with %s',
  async (name, change) => {
    const tea = await addTea(name.replaceAll(' ', '-').toUpperCase())
    const before = await writtenBy(tea.id)
    await changeProduct(database.db, {
      id: tea.id,
      version: tea.version,
      change: change(tea),
      by,
      locale,
    })
    expect(await writtenBy(tea.id)).toEqual(before)
    const lists = await readLists(tea.id)
    expect(lists).toHaveLength(1)
    await refreshListings(database.db, [tea.id])
    expect(lists).toEqual(await readLists(tea.id))
  },
)

const others: Record<string, (product: AdminProduct) => ProductChange> = {
  'another name': () => ({ name: same('Coffee') }),
  'another place': () => ({ position: 7 }),
  'a hidden product': () => ({ status: 'hidden' }),
  'no category': () => ({ status: 'hidden', category_ids: [] }),
  'one variant less, and a price': (tea) => ({
    variants: [{ id: tea.variants[1]!.id, price: 950 }],
  }),
  'another sku, and a price': (tea) => ({
    variants: variants(({ sku }) => ({ sku: `${sku}-NEW`, price: 300 }))(tea),
  }),
}
test.each(Object.entries(others))('lists are written anew with %s', async (name, change) => {
  const tea = await addTea(name.replaceAll(/\W+/g, '-').toUpperCase())
  const before = await writtenBy(tea.id)
  await changeProduct(database.db, {
    id: tea.id,
    version: tea.version,
    change: change(tea),
    by,
    locale,
  })
  expect(await writtenBy(tea.id)).not.toEqual(before)
  const lists = await readLists(tea.id)
  await refreshListings(database.db, [tea.id])
  expect(lists).toEqual(await readLists(tea.id))
})
