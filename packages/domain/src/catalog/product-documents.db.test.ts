import { locales } from '@tsiran/contract/locale'
import { testDatabase } from '@tsiran/db/testing'
import { sql, type RawBuilder } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillDocuments } from '../shared/write-documents.ts'
import { asGuest } from '../shared/viewer.ts'
import { createShop, productInput, shop, skipIds, stockShop } from '../testing/shop.ts'
import { getProduct } from './get-product.ts'
import { refreshListings } from './refresh-listings.ts'
import { saveProduct } from './save-product.ts'

const database = testDatabase()
const { categories, attributes, options, brands } = shop
let ids: Record<string, number> = {}

const page = (sku: string, locale: (typeof locales)[number] = 'en') =>
  getProduct(database.db, { id: ids[sku]! }, asGuest(locale))
const documents = async () => {
  const { rows } = await sql<{ sku: string }>`
    select p.sku from product_documents d join products p on p.id = d.product_id order by p.sku`.execute(
    database.db,
  )
  return rows.map(({ sku }) => sku)
}
const run = (statement: RawBuilder<unknown>) => statement.execute(database.db)
const named = (text: string) =>
  sql`jsonb_build_object('hy', ${text}::text, 'ru', ${text}::text, 'en', ${text}::text)`
const wine = () => sql`(select id from products where sku = 'WINE-1')`
const bottle = () => sql`(select min(id) from variants where product_id = ${wine()})`

beforeAll(async () => {
  await createShop(database.db)
  ids = await stockShop(database.db)
  await skipIds(database.db)
})
beforeEach(async () => {
  await fillDocuments(database.db)
})

test('saving a product writes its document; a page is the same without one', async () => {
  const saved = await documents()
  expect(saved).toContain('WINE-1')
  const hidden = new Set(['HIDDEN-1', '938'])
  const listed = saved.filter((sku) => !hidden.has(sku))
  const pages = () =>
    Promise.all(
      listed.flatMap((sku) =>
        locales.flatMap((locale) =>
          [null, 1].map((companyId) =>
            getProduct(database.db, { id: ids[sku]! }, { ...asGuest(locale), companyId }),
          ),
        ),
      ),
    )
  const before = JSON.stringify(await pages())
  await run(sql`delete from product_documents`)
  expect(JSON.stringify(await pages())).toBe(before)
  expect(await documents(), 'reading writes nothing').toEqual([])
})

test('a page is read from the document', async () => {
  await run(sql`update product_documents set document = jsonb_set(document::jsonb, '{images}', '[]')
    where product_id = ${wine()}`)
  expect((await page('WINE-1')).images).toEqual([])
  await run(sql`delete from product_documents where product_id = ${wine()}`)
  expect((await page('WINE-1')).images).not.toEqual([])
})

describe('whoever writes a part of a product drops its document, and the page has the part at once', () => {
  const writes: [string, () => RawBuilder<unknown>][] = [
    [
      'a picture',
      () =>
        sql`insert into product_images (product_id, media, position) values (${wine()}, 'products/new', 9)`,
    ],
    [
      'a picture of another kind',
      () => sql`update product_images set media = 'products/other' where media = 'products/new'`,
    ],
    ['no picture', () => sql`delete from product_images where media = 'products/other'`],
    [
      'a value',
      () =>
        sql`insert into product_attribute_values (product_id, attribute_id, text) values (${wine()}, ${attributes.note}, ${named('Dry')})`,
    ],
    [
      'another value',
      () =>
        sql`update product_attribute_values set text = ${named('Sweet')} where attribute_id = ${attributes.note}`,
    ],
    [
      'no value',
      () => sql`delete from product_attribute_values where attribute_id = ${attributes.note}`,
    ],
    [
      'a category in front',
      () =>
        sql`insert into product_categories (product_id, category_id, position) values (${wine()}, ${categories.milk}, -1)`,
    ],
    [
      'another category',
      () =>
        sql`update product_categories set category_id = ${categories.cheese} where product_id = ${wine()} and category_id = ${categories.milk}`,
    ],
    [
      'one category less',
      () =>
        sql`delete from product_categories where product_id = ${wine()} and category_id = ${categories.cheese}`,
    ],
    [
      'an option',
      () =>
        sql`update variant_options set option_id = case option_id when ${options.half} then ${options.one}::int else ${options.half}::int end where variant_id = ${bottle()}`,
    ],
    ['no option', () => sql`delete from variant_options where variant_id = ${bottle()}`],
    [
      'an attribute to choose by',
      () =>
        sql`insert into product_super_attributes (product_id, attribute_id, position) values (${wine()}, ${attributes.country}, 3)`,
    ],
    [
      'without it',
      () =>
        sql`delete from product_super_attributes where product_id = ${wine()} and attribute_id = ${attributes.country}`,
    ],
  ]
  test.each(writes)('%s', async (_, write) => {
    const before = JSON.stringify(await page('WINE-1'))
    await run(write())
    expect(await documents()).not.toContain('WINE-1')
    const built = JSON.stringify(await page('WINE-1'))
    expect(built).not.toBe(before)
    await fillDocuments(database.db)
    expect(await documents()).toContain('WINE-1')
    expect(JSON.stringify(await page('WINE-1'))).toBe(built)
  })
})

describe('what others own is read as it is now', () => {
  const changes: [string, () => RawBuilder<unknown>][] = [
    ['a price', () => sql`update variants set price = price + 10 where product_id = ${wine()}`],
    ['stock', () => sql`update variants set qty = qty + 1 where product_id = ${wine()}`],
    [
      'a company’s price',
      () => sql`update variants set company_price = 7 where product_id = ${wine()}`,
    ],
    [
      'an option’s name',
      () => sql`update attribute_options set label = ${named('Magnum')} where id = ${options.half}`,
    ],
    [
      'an attribute’s name',
      () => sql`update attributes set label = ${named('Size')} where id = ${attributes.volume}`,
    ],
    [
      'a category’s name',
      () => sql`update categories set name = ${named('Wines')} where id = ${categories.wine}`,
    ],
    [
      'allergens of a category',
      () => sql`update categories set allergens = '{sulphites}' where id = ${categories.wine}`,
    ],
    [
      'a category’s place before the lists follow',
      () =>
        sql`update categories set parent_id = ${categories.empty} where id = ${categories.wine}`,
    ],
    ['a brand', () => sql`update products set brand_id = ${brands.sevan} where id = ${wine()}`],
    [
      'a brand’s name',
      () => sql`update brands set label = ${named('Lake')} where id = ${brands.sevan}`,
    ],
    [
      'a description',
      () => sql`update products set description = ${named('<p>y</p>')} where id = ${wine()}`,
    ],
  ]
  test.each(changes)('%s', async (_, change) => {
    const seen = async () =>
      JSON.stringify(
        await getProduct(database.db, { id: ids['WINE-1']! }, { ...asGuest('en'), companyId: 1 }),
      )
    const before = await seen()
    await run(change())
    expect(await documents()).toContain('WINE-1')
    expect(await seen()).not.toBe(before)
  })
})

test('a product that leaves the lists has no page, whatever its document', async () => {
  const id = await saveProduct(database.db, productInput('LEAVES'))
  await run(sql`update products set status = 'hidden' where id = ${id}`)
  await refreshListings(database.db, [id])
  expect(await documents()).toContain('LEAVES')
  await expect(getProduct(database.db, { id }, asGuest('en'))).rejects.toMatchObject({
    code: 'not_found',
  })
  await run(sql`delete from products where id = ${id}`)
  expect(await documents()).not.toContain('LEAVES')
})
