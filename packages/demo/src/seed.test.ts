import { testDatabase } from '@tsiran/db/testing'
import { getProduct } from '@tsiran/domain/catalog/get-product'
import { listCategories } from '@tsiran/domain/catalog/list-categories'
import { listProducts } from '@tsiran/domain/catalog/list-products'
import { listMenus } from '@tsiran/domain/content/list-menus'
import { listSliders } from '@tsiran/domain/content/list-sliders'
import { listSocial } from '@tsiran/domain/content/list-social'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { artworks } from './pictures/artworks.ts'
import { seedDemo } from './seed.ts'
import { asGuest } from '@tsiran/domain/shared/viewer'

const database = testDatabase()
const viewer = asGuest('ru')

/** A slow machine computes for longer between two statements than a request's transaction may rest. */
const idleMs = 100
const compute = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * idleMs)

beforeAll(async () => {
  const filled = await database.db.transaction().execute(async (tx) => {
    await sql`select set_config('idle_in_transaction_session_timeout', ${`${idleMs}`}, true)`.execute(
      tx,
    )
    return seedDemo(tx, compute)
  })
  expect(filled).toBe(true)
})

test('the demo shop is browsable: roots, a direct listing, savings, an age gate', async () => {
  const tree = await listCategories(database.db, 'hy')
  expect(tree).toHaveLength(12)
  expect(tree.every(({ products_count }) => products_count > 0)).toBe(true)
  expect(tree.filter(({ age_restricted }) => age_restricted).map(({ id }) => id)).toEqual([325])
  expect((await listProducts(database.db, { category_id: 267 }, viewer)).meta.total).toBe(
    tree.find(({ id }) => id === 267)!.products_count,
  )
  expect(
    (await listProducts(database.db, { savings: true }, viewer)).meta.total,
  ).toBeGreaterThanOrEqual(60)
  const [wine] = (await listProducts(database.db, { category_id: 326 }, viewer)).data
  expect(wine!.age_restricted).toBe(true)
})

test('it sells by weight and keeps what is cold apart, so that a weighed order can be tried at once', async () => {
  const cheese = await database.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'product_id')
    .select([
      'price',
      'portion_grams',
      'price_per_kg',
      'tolerance_pct',
      'content_amount',
      'chilled',
    ])
    .where('variants.sku', '=', 'DAI-013')
    .executeTakeFirstOrThrow()
  expect(cheese).toEqual({
    price: 1276,
    portion_grams: 400,
    price_per_kg: 3190,
    tolerance_pct: 15,
    content_amount: null,
    chilled: true,
  })
  const counts = await database.db
    .selectFrom('products')
    .select(['chilled', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('chilled')
    .execute()
  expect(counts.every(({ count }) => Number(count) > 50)).toBe(true)
})

test('its products were added over the last 120 days', async () => {
  const { rows } = await sql<{ oldest: number; newest: number }>`
    select extract(day from now() - min(created_at))::int as oldest, extract(day from now() - max(created_at))::int as newest
    from product_listings`.execute(database.db)
  expect(rows[0]!.oldest).toBeLessThan(120)
  expect(rows[0]!.oldest).toBeGreaterThan(100)
  expect(rows[0]!.newest).toBeLessThan(5)
})

test('its home page has slides whose pictures can be drawn, its footer links, its shop social links', async () => {
  const slides = await listSliders(database.db, 'hy')
  expect(slides).toHaveLength(4)
  const keys = slides.map(({ slider_path }) => /^\/media\/(.+)\/800\.webp$/.exec(slider_path)![1]!)
  expect(keys.every((key) => artworks.has(key))).toBe(true)
  const footer = (await listMenus(database.db, 'en')).filter(({ type }) => type === 'footer')
  expect(footer.find(({ page_id }) => page_id === 4)).toMatchObject({ name: 'Terms', status: true })
  expect(await listSocial(database.db)).toContainEqual(
    expect.objectContaining({ icon: 'telegram.svg' }),
  )
})

test('the service line has a price and no product page', async () => {
  const line = await database.db
    .selectFrom('products')
    .innerJoin('variants', 'product_id', 'products.id')
    .select(['status', 'price', 'products.id'])
    .where('products.sku', '=', '938')
    .executeTakeFirstOrThrow()
  expect(line).toMatchObject({ status: 'service', price: 100 })
  await expect(getProduct(database.db, { id: line.id }, viewer)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a second run changes nothing, also after edits', async () => {
  await database.db
    .updateTable('variants')
    .set({ price: 12_345 })
    .where('sku', '=', 'DAI-001')
    .execute()
  expect(await seedDemo(database.db)).toBe(false)
  const { price } = await database.db
    .selectFrom('variants')
    .select('price')
    .where('sku', '=', 'DAI-001')
    .executeTakeFirstOrThrow()
  expect(price).toBe(12_345)
})
