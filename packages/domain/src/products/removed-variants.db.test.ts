import type { VariantChange } from '@tsiran/contract/admin/variant-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { findVariantsByCode, findVariantsOfProducts } from '../cart/find-variants.ts'
import { createCartToken } from '../cart/owner.ts'
import { readCart } from '../cart/read-cart.ts'
import { removeLine } from '../cart/remove-line.ts'
import { compareProducts } from '../catalog/compare-products.ts'
import { getProduct } from '../catalog/get-product.ts'
import { listProducts as listInShop } from '../catalog/list-products.ts'
import { searchProducts } from '../catalog/search/search-products.ts'
import { applyStockChanges } from '../catalog/stock-changes.ts'
import { returnStock } from '../stock/take-stock.ts'
import { inTransaction } from '@tsiran/db/transaction'
import { asGuest } from '../shared/viewer.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { createShop, shop, value } from '../testing/shop.ts'
import { changeProduct } from './change-product.ts'
import { productCleanUps } from './clean-up.ts'
import { createProduct } from './create-product.ts'
import { readProduct } from './read-product.ts'

const database = testDatabase()
const locale = 'en'
const guest = asGuest(locale)
beforeAll(() => createShop(database.db))

let count = 0
/** Tea of half a litre for 700 and of a litre for 900 drams, the first in a guest's cart; the first is then taken out of sale. */
async function removeFirst() {
  const sku = `TEA-${++count}`
  const tea = await createProduct(database.db, {
    product: {
      type: 'configurable',
      sku,
      name: perLocale(() => `Tea ${count}`),
      status: 'published',
      category_ids: [shop.categories.milk],
      super_attribute_ids: [shop.attributes.volume],
      variants: [
        { sku: `QX${count}A7`, price: 700, qty: 4, options: [value('volume', 'half')] },
        { sku: `WV${count}B9`, price: 900, qty: 0, options: [value('volume', 'one')] },
      ],
    },
    by,
    locale,
  })
  const [first, second] = tea.variants
  const owner = { apiToken: createCartToken() }
  const line = { productId: tea.id, variantId: first!.id, quantity: 2 }
  await addLine(database.db, owner, line, guest)
  const change = { variants: [{ id: second!.id }] }
  const after = await changeProduct(database.db, { id: tea.id, version: 1, change, by, locale })
  return { after, owner, line, first: first!, second: second! }
}
const stored = (id: number) =>
  database.db.selectFrom('variants').selectAll().where('id', '=', id).executeTakeFirst()

test('a variant in a cart is not deleted, and the staff no longer sees it', async () => {
  const { after, first, second } = await removeFirst()
  expect((await stored(first.id))?.removed_at).toBeInstanceOf(Date)
  expect(after.variants.map(({ id }) => id)).toEqual([second.id])
})

test('a variant that nothing refers to is deleted', async () => {
  const { after, second } = await removeFirst()
  const change = { variants: [{ sku: 'OTHER', price: 5, options: [value('volume', 'one')] }] }
  await changeProduct(database.db, { id: after.id, version: after.version, change, by, locale })
  expect(await stored(second.id)).toBeUndefined()
})

test('page, listing, search, comparison and quick order no longer have a removed variant', async () => {
  const { after, first, second } = await removeFirst()
  const { id } = after
  const page = await getProduct(database.db, { id }, guest)
  expect(page.variants.map((variant) => variant.id)).toEqual([second.id])
  expect(page).toMatchObject({ price: 900, in_stock: false, qty: 0 })
  expect(Object.keys(page.index)).toEqual([String(second.id)])
  const listing = await listInShop(database.db, { category_id: shop.categories.milk }, guest)
  expect(listing.data.find((card) => card.id === id)).toMatchObject({ price: 900 })
  const search = async (text: string) =>
    (await searchProducts(database.db, { search: text }, guest)).data.map((card) => card.id)
  expect(await search(first.sku)).not.toContain(id)
  expect(await search(second.sku)).toContain(id)
  const compared = await compareProducts(database.db, String(id), guest)
  expect(compared.products[0]?.values[shop.attributes.volume]).toBe('1 l')
  expect(await findVariantsByCode(database.db, [first.sku])).toEqual([])
  const ofProduct = await findVariantsOfProducts(database.db, [id])
  expect(ofProduct.map(({ variant_id }) => variant_id)).toEqual([second.id])
})

test('a cart’s line of a removed variant is gone, and it cannot be added again', async () => {
  const { owner, line } = await removeFirst()
  const cart = await readCart(database.db, owner, guest)
  expect(cart?.items).toEqual([])
  expect(cart?.changed).toMatchObject([{ reason: 'gone', from: 2, to: 0 }])
  const other = { apiToken: createCartToken() }
  await expect(addLine(database.db, other, line, guest)).rejects.toMatchObject({
    code: 'validation_failed',
  })
})

test('stock that comes back to a removed variant does not put its product in stock', async () => {
  const { after, first } = await removeFirst()
  const inStock = async () =>
    (
      await database.db
        .selectFrom('product_search')
        .select('in_stock')
        .where('product_id', '=', after.id)
        .executeTakeFirstOrThrow()
    ).in_stock
  expect(await inStock()).toBe(false)
  await database.db.updateTable('variants').set({ qty: 0 }).where('id', '=', first.id).execute()
  await inTransaction(database.db, (tx) =>
    returnStock(tx, [{ variantId: first.id, quantity: 3 }], { reason: 'correction' }),
  )
  await applyStockChanges(database.db)
  expect(await inStock()).toBe(false)
})

test('a removed variant whose sku is added again is the same variant', async () => {
  const { after, first, second } = await removeFirst()
  const again = { sku: first.sku, price: 650, qty: 99, options: [value('volume', 'half')] }
  const change = { variants: [{ id: second.id }, again] }
  const { id, version } = after
  const { variants } = await changeProduct(database.db, { id, version, change, by, locale })
  expect(variants[1]).toMatchObject({ id: first.id, price: 650, qty: 4 })
  expect((await getProduct(database.db, { id }, guest)).price).toBe(650)
})

test('no other variant takes the sku of a removed one, or of one that is removed in the same save', async () => {
  const { after, first, second } = await removeFirst()
  const { id } = after
  const save = (version: number, variants: VariantChange[]) =>
    changeProduct(database.db, { id, version, change: { variants }, by, locale })
  const isTaken = {
    code: 'validation_failed',
    details: { fields: { 'variants.0.sku': [{ key: 'codeTaken' }] } },
  }
  const wanted = [{ id: second.id, sku: first.sku }]
  await expect(save(after.version, wanted)).rejects.toMatchObject(isTaken)
  const again = { sku: first.sku, price: 650, options: [value('volume', 'half')] }
  const both = await save(after.version, [{ id: second.id }, again])
  await expect(save(both.version, wanted)).rejects.toMatchObject(isTaken)
})

test('after 30 days removed variants and deleted products are purged, except those that something refers to', async () => {
  const { after, first } = await removeFirst()
  const free = (await createFree()).id
  const held = after.id
  const old = sql<Date>`now() - interval '31 days'`
  await database.db
    .updateTable('products')
    .set({ status: 'hidden', deleted_at: old, deleted_status: 'published' })
    .where('id', 'in', [free, held])
    .execute()
  await database.db
    .updateTable('variants')
    .set({ removed_at: old })
    .where('id', '=', first.id)
    .execute()
  for (const run of Object.values(productCleanUps)) await run(database.db)
  await expect(readProduct(database.db, free, locale)).rejects.toMatchObject({ code: 'not_found' })
  expect((await readProduct(database.db, held, locale)).id).toBe(held)
  expect(await stored(first.id)).toBeDefined()
  await database.db.deleteFrom('cart_items').where('variant_id', '=', first.id).execute()
  await productCleanUps['variants']!(database.db)
  expect(await stored(first.id)).toBeUndefined()
})

const createFree = () =>
  createProduct(database.db, {
    product: {
      type: 'simple',
      sku: `FREE-${++count}`,
      name: perLocale(() => 'Free'),
      variants: [{ price: 5 }],
    },
    by,
    locale,
  })

test('the document of a product forgets a removed variant that is purged', async () => {
  const { db } = database
  const { after, owner, line } = await removeFirst()
  await removeLine(db, owner, line.productId, guest)
  const ofProduct = sql`
    select document::jsonb, option_ids from product_documents where product_id = ${after.id}`
  const built = sql`select document::jsonb, option_ids from product_document(${after.id})`
  await sql`update variants set removed_at = now() - interval '31 days' where removed_at is not null`.execute(
    db,
  )
  expect((await ofProduct.execute(db)).rows).toEqual((await built.execute(db)).rows)
  await productCleanUps['variants']!(db)
  // A row is right or missing.
  const { rows } = await ofProduct.execute(db)
  expect(rows).toEqual(rows.length === 0 ? [] : (await built.execute(db)).rows)
})
