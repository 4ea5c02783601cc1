// Long because every rule of a product's fields has a case.
import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { getProduct } from '../catalog/get-product.ts'
import { listProducts as listInShop } from '../catalog/list-products.ts'
import { asGuest } from '../shared/viewer.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { createPicture, pictureKey } from '../testing/pictures.ts'
import { createShop, shop, value } from '../testing/shop.ts'
import { changeProduct } from './change-product.ts'
import { copyProduct } from './copy-product.ts'
import { createProduct } from './create-product.ts'
import { deleteProduct, restoreProduct } from './delete-product.ts'
import { readProduct } from './read-product.ts'
import { freeUrlKey } from './url-keys.ts'

const database = testDatabase()
const locale = 'en'
const guest = asGuest(locale)
beforeAll(() => createShop(database.db))

const same = (text: string) => perLocale(() => text)
const bread = { hy: 'Հաց մատնաքաշ', ru: 'Хлеб матнакаш', en: 'Matnakash bread' }
let count = 0
/** A published simple product of 1000 drams with 10 pieces in stock. */
const add = (change: object = {}) =>
  createProduct(database.db, {
    product: {
      type: 'simple',
      sku: `S-${++count}`,
      name: same(`Product ${count}`),
      status: 'published',
      category_ids: [shop.categories.milk],
      variants: [{ price: 1000, qty: 10 }],
      ...change,
    },
    by,
    locale,
  })
const change = (product: { id: number; version: number }, fields: object) =>
  changeProduct(database.db, {
    id: product.id,
    version: product.version,
    change: fields,
    by,
    locale,
  })
/** A picture that the shop has. */
const picture = pictureKey('a')
beforeAll(() => createPicture(database.db, 'a', 'preparing'))
const [half, one] = [value('volume', 'half'), value('volume', 'one')]
const addTea = () => {
  const sku = `TEA-${++count}`
  return add({
    type: 'configurable',
    sku,
    super_attribute_ids: [shop.attributes.volume],
    variants: [
      { sku: `${sku}-A`, price: 700, qty: 4, options: [half] },
      { sku: `${sku}-B`, price: 900, qty: 5, options: [one] },
    ],
  })
}
const logOf = (id: number) =>
  database.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject_type', '=', 'product')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()
const fieldsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: { code: string; details: { fields?: object } }) => reason,
  )
  expect(error?.code).toBe('validation_failed')
  return Object.keys(error?.details.fields ?? {})
}

test('a new product is in the shop at once, with an address out of its name and a row in the log', async () => {
  const product = await add({ name: bread, sku: 'BREAD' })
  expect(product).toMatchObject({ version: 1, url_key: 'matnakash-bread', in_shop: true })
  expect(product.variants).toMatchObject([{ sku: 'BREAD', price: 1000, qty: 10 }])
  expect(await getProduct(database.db, { urlKey: 'matnakash-bread' }, guest)).toMatchObject({
    price: 1000,
  })
  expect(await logOf(product.id)).toMatchObject([
    { action: 'product.create', after: { sku: 'BREAD', price: 1000 } },
  ])
})

test('an address is free of those that other products have or had', async () => {
  expect(await freeUrlKey(database.db, 'fresh')).toBe('fresh')
  const first = await add({ url_key: 'figs' })
  await change(first, { url_key: 'sweet-figs' })
  const second = await add({ name: { ...bread, en: 'Figs' } })
  expect(second.url_key).toBe('figs-2')
  expect(await freeUrlKey(database.db, 'figs', { productId: first.id })).toBe('figs')
})

test('a product’s earlier address leads to it, until another product takes it', async () => {
  const product = await add({ url_key: 'old-address' })
  const changed = await change(product, { url_key: 'new-address' })
  const found = await getProduct(database.db, { urlKey: 'old-address' }, guest)
  expect([found.id, found.url_key]).toEqual([product.id, 'new-address'])
  const other = await add({ url_key: 'old-address' })
  expect((await getProduct(database.db, { urlKey: 'old-address' }, guest)).id).toBe(other.id)
  await change(changed, { url_key: 'third-address' })
  const back = await change(await readProduct(database.db, product.id, locale), {
    url_key: 'new-address',
  })
  expect((await getProduct(database.db, { urlKey: 'third-address' }, guest)).url_key).toBe(
    back.url_key,
  )
})

test('a picture that the shop has not, or could not read, is refused at its field', async () => {
  const [failed, gone] = [await createPicture(database.db, 'b', 'failed'), pictureKey('c')]
  const product = await add()
  const [variant] = product.variants
  for (const key of [failed, gone, '../../etc/passwd'])
    await expect(change(product, { images: [picture, key] })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { images: [{}] } },
    })
  await expect(
    change(product, { variants: [{ id: variant!.id, price: 1000, images: [gone] }] }),
  ).rejects.toMatchObject({ details: { fields: { 'variants.0.images': [{ key: 'unknown' }] } } })
  expect(await change(product, { images: [picture] })).toMatchObject({ images: [picture] })
})

test('a change leaves the other fields, takes one version, and logs what differs', async () => {
  const product = await add({
    allergens: ['milk'],
    images: [picture],
    brand_id: shop.brands.lori,
  })
  const [variant] = product.variants
  const after = await change(product, {
    variants: [{ id: variant!.id, price: 1200, old_price: 1500 }],
  })
  expect(after).toMatchObject({ version: 2, allergens: ['milk'], images: [picture] })
  expect(after.variants).toMatchObject([{ id: variant!.id, version: 2, price: 1200, qty: 10 }])
  expect((await logOf(product.id))[1]).toEqual({
    action: 'product.change',
    before: { price: 1000, old_price: null },
    after: { price: 1200, old_price: 1500 },
  })
})

test('a change that changes nothing takes no version and leaves no row in the log', async () => {
  const product = await add({ description: same('<p>Good</p>') })
  const { name, description, variants } = product
  const after = await change(product, {
    name,
    description,
    variants: variants.map(({ id, price }) => ({ id, price })),
  })
  expect(after.version).toBe(1)
  expect(await logOf(product.id)).toHaveLength(1)
})

test('a save never writes stock, whatever it sends', async () => {
  const product = await add()
  const after = await change(product, {
    variants: [{ id: product.variants[0]!.id, qty: 99, price: 1 }],
  })
  expect(after.variants[0]!.qty).toBe(10)
})

test('a stale version is refused with the present state and the fields that differ', async () => {
  const product = await add()
  await change(product, { position: 3 })
  await expect(change(product, { position: 4, unit: 'piece' })).rejects.toMatchObject({
    code: 'version_conflict',
    details: { data: { current: { version: 2, position: 3 }, fields: ['position'] } },
  })
  expect((await readProduct(database.db, product.id, locale)).position).toBe(3)
})

test('a description is stored sanitised', async () => {
  const product = await add({ description: same('<p onclick="x()">Good</p><script>x()</script>') })
  expect(product.description).toEqual(same('<p>Good</p>'))
})

test.each<[string, object, string[]]>([
  ['a price of nothing', { variants: [{ price: 0 }] }, ['variants.0.price']],
  ['a price beyond every shop', { variants: [{ price: 1e9 }] }, ['variants.0.price']],
  [
    'an old price below the price',
    { variants: [{ price: 9, old_price: 9 }] },
    ['variants.0.old_price'],
  ],
  ['a box without a number', { variants: [{ price: 9, box_price: 80 }] }, ['variants.0.box_qty']],
  ['a box without a price', { variants: [{ price: 9, box_qty: 10 }] }, ['variants.0.box_price']],
  [
    'a box of half packs',
    { variants: [{ price: 9, min_qty: 4, box_qty: 6, box_price: 50 }] },
    ['variants.0.box_qty'],
  ],
  [
    'contents without a unit',
    { variants: [{ price: 9, content_amount: 5 }] },
    ['variants.0.content_unit'],
  ],
  [
    'a portion without a price',
    { variants: [{ price: 9, portion_grams: 500 }] },
    ['variants.0.price_per_kg'],
  ],
  [
    'a price of a kilogram without a portion',
    { variants: [{ price: 9, price_per_kg: 500 }] },
    ['variants.0.portion_grams'],
  ],
  [
    'a portion that costs nothing',
    { variants: [{ price: 9, portion_grams: 1, price_per_kg: 100 }] },
    ['variants.0.price_per_kg'],
  ],
  [
    'a portion beyond every price',
    { variants: [{ price: 9, portion_grams: 1_000_000, price_per_kg: 100_000_000 }] },
    ['variants.0.price_per_kg'],
  ],
  [
    'a box of weighed products',
    {
      variants: [{ price: 9, portion_grams: 500, price_per_kg: 2000, box_qty: 2, box_price: 1900 }],
    },
    ['variants.0.box_qty'],
  ],
  ['a broken barcode', { variants: [{ price: 9, barcode: 'a b' }] }, ['variants.0.barcode']],
  ['no name in a language of the shop', { name: { ...bread, ru: ' ' } }, ['name.ru']],
  ['no category', { category_ids: [] }, ['category_ids']],
  ['unknown things', { category_ids: [9_999], brand_id: 9_999 }, ['brand_id', 'category_ids']],
  ['an address in Armenian', { url_key: 'հաց' }, ['url_key']],
  [
    'a value of another attribute',
    { values: [{ attribute_id: shop.attributes.country, option_id: shop.options.half }] },
    ['values.0'],
  ],
  [
    'a text of an attribute with options',
    { values: [{ attribute_id: shop.attributes.country, text: bread }] },
    ['values.0'],
  ],
  [
    'two variants of a simple product',
    {
      variants: [
        { sku: 'X1', price: 1 },
        { sku: 'X2', price: 1 },
      ],
    },
    ['variants'],
  ],
])('%s is refused at its field', async (_, fields, expected) => {
  const before = await database.db.selectFrom('products').select('id').execute()
  expect((await fieldsOf(add(fields))).toSorted()).toEqual(expected)
  expect(await database.db.selectFrom('products').select('id').execute()).toHaveLength(
    before.length,
  )
})

test('variants need an option of each attribute, and no two the same', async () => {
  const tea = await addTea()
  const [a, b] = tea.variants.map(({ id }) => ({ id }))
  const refused = fieldsOf(
    change(tea, { variants: [a, { ...b, options: [half] }, { sku: 'T', price: 1, options: [] }] }),
  )
  expect((await refused).toSorted()).toEqual(['variants.1.options', 'variants.2.options'])
})

test('codes of other products are refused at their fields', async () => {
  const taken = await add({ variants: [{ price: 5, barcode: '4850001', external_id: 'E1' }] })
  const fields = fieldsOf(
    add({
      sku: taken.sku,
      url_key: taken.url_key,
      variants: [{ price: 5, barcode: '4850001', external_id: 'E1' }],
    }),
  )
  expect((await fields).toSorted()).toEqual([
    'sku',
    'url_key',
    'variants.0.barcode',
    'variants.0.external_id',
    'variants.0.sku',
  ])
})

test('two variants exchange skus and barcodes in one save, and keep their stock', async () => {
  const tea = await addTea()
  const [a, b] = tea.variants
  const coded = await change(tea, { variants: [{ id: a!.id, barcode: '11112222' }, { id: b!.id }] })
  const swapped = await change(coded, {
    variants: [
      { id: a!.id, sku: b!.sku, barcode: null },
      { id: b!.id, sku: a!.sku, barcode: '11112222' },
    ],
  })
  expect(swapped.variants).toMatchObject([
    { id: a!.id, sku: b!.sku, barcode: null, qty: 4 },
    { id: b!.id, sku: a!.sku, barcode: '11112222', qty: 5 },
  ])
})

test('the portion of weighed products costs what its grams cost', async () => {
  const product = await add({ variants: [{ price: 1, portion_grams: 350, price_per_kg: 4990 }] })
  expect(product.variants[0]).toMatchObject({
    price: 1747,
    tolerance_pct: 15,
    unit_price: { amount: 4990, unit: 'kg' },
  })
})

test('tolerance and cold are stored, logged and copied; a save without them leaves them', async () => {
  const product = await add({
    variants: [{ price: 1, portion_grams: 500, price_per_kg: 4000 }],
  })
  expect(product).toMatchObject({ chilled: false })
  const { id } = product.variants[0]!
  const cold = await change(product, { chilled: true, variants: [{ id, tolerance_pct: 0 }] })
  expect(cold).toMatchObject({ chilled: true, variants: [{ tolerance_pct: 0, price: 2000 }] })
  const log = await database.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('subject_id', '=', String(product.id))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(log).toMatchObject({
    before: { chilled: false, tolerance_pct: 15 },
    after: { chilled: true, tolerance_pct: 0 },
  })
  const renamed = await change(cold, { unit: 'kg', variants: [{ id, price_per_kg: 5000 }] })
  expect(renamed).toMatchObject({ chilled: true, variants: [{ tolerance_pct: 0, price: 2500 }] })
  expect(await copyProduct(database.db, { id: product.id, by, locale })).toMatchObject({
    chilled: true,
    variants: [{ tolerance_pct: 0, portion_grams: 500 }],
  })
})

test('a copy is hidden, with codes of its own and no stock', async () => {
  const tea = await addTea()
  const copy = await copyProduct(database.db, { id: tea.id, by, locale })
  expect(copy).toMatchObject({ status: 'hidden', sku: `${tea.sku}-2`, in_shop: false })
  expect(copy.url_key).not.toBe(tea.url_key)
  expect(copy.variants.map(({ sku, qty }) => [sku, qty])).toEqual([
    [`${tea.sku}-A-2`, 0],
    [`${tea.sku}-B-2`, 0],
  ])
  expect((await copyProduct(database.db, { id: tea.id, by, locale })).sku).toBe(`${tea.sku}-3`)
})

test('a deleted product leaves the shop, and comes back as it was', async () => {
  const product = await add()
  const deleted = await deleteProduct(database.db, { ...product, by, locale })
  expect(deleted).toMatchObject({ version: 2, status: 'hidden', in_shop: false })
  await expect(getProduct(database.db, { id: product.id }, guest)).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(change(deleted, { position: 9 })).rejects.toMatchObject({ code: 'conflict' })
  const { data } = await listInShop(
    database.db,
    { category_id: shop.categories.milk, limit: 100 },
    guest,
  )
  expect(data.map(({ id }) => id)).not.toContain(product.id)
  const restored = await restoreProduct(database.db, { ...deleted, by, locale })
  expect(restored).toMatchObject({
    version: 3,
    status: 'published',
    deleted_at: null,
    in_shop: true,
  })
  expect((await logOf(product.id)).map(({ action }) => action)).toEqual([
    'product.create',
    'product.delete',
    'product.restore',
  ])
})

test('the shop’s own product is neither hidden nor deleted', async () => {
  const product = await add()
  await database.db
    .updateTable('products')
    .set({ status: 'service' })
    .where('id', '=', product.id)
    .execute()
  await expect(deleteProduct(database.db, { ...product, by, locale })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await fieldsOf(change(product, { status: 'hidden' }))).toEqual(['status'])
})

test('a save writes only those parts of a product that changed', async () => {
  const tea = await add({
    type: 'configurable',
    sku: 'PARTS',
    super_attribute_ids: [shop.attributes.volume],
    images: [picture],
    variants: [
      { sku: 'PARTS-A', price: 700, qty: 4, options: [half], images: [picture] },
      { sku: 'PARTS-B', price: 900, qty: 5, options: [one] },
    ],
  })
  const parts = async () => {
    const rows = async (table: string) =>
      (
        await sql<{ row: string }>`
          select ctid::text || xmin::text as row from ${sql.table(table)} where product_id = ${tea.id} order by 1`.execute(
          database.db,
        )
      ).rows.map(({ row }) => row)
    const { rows: options } = await sql<{ row: string }>`
      select ctid::text || xmin::text as row from variant_options
      where variant_id in (select id from variants where product_id = ${tea.id}) order by 1`.execute(
      database.db,
    )
    return {
      categories: await rows('product_categories'),
      attributes: await rows('product_super_attributes'),
      images: await rows('product_images'),
      options: options.map(({ row }) => row),
    }
  }
  const before = await parts()
  const renamed = await change(tea, { name: same('Other parts') })
  expect(await parts()).toEqual(before)
  const moved = await change(renamed, { category_ids: [shop.categories.wine] })
  const after = await parts()
  expect({ ...after, categories: before.categories }).toEqual(before)
  expect(moved.category_ids).toEqual([shop.categories.wine])
  // A variant that leaves takes its pictures along.
  const left = await change(moved, {
    variants: moved.variants.slice(1).map(({ id, sku, price }) => ({ id, sku, price })),
  })
  expect([left.images, left.variants.map(({ images }) => images)]).toEqual([[picture], [[]]])
  expect(await parts()).toMatchObject({ images: [expect.anything()] })
})
