import { readFile } from 'node:fs/promises'
import { emptyDatabase } from '@tsiran/db/testing'
import { migrateUpTo } from '@tsiran/db/testing-older'
import { openDatabase, type Db } from '@tsiran/db/database'
import { prepareSearch } from '@tsiran/domain/catalog/search/prepare-search'
import { rebuildSearch } from '@tsiran/domain/catalog/search/rebuild-search'
import { finishJob } from '@tsiran/domain/shared/jobs'
import { leaseJob } from '@tsiran/domain/shared/lease-job'
import { checkStock } from '@tsiran/domain/stock/check-stock'
import { foldVersion } from '@tsiran/i18n/fold'
import { signInTestStaff, type TestStaff } from '@tsiran/server/admin/testing'
import { buildTestApp } from '@tsiran/server/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from '../scripts/launcher/prepare-database.ts'
import { differences, readRows, type Rows } from './updates/rows.ts'

/** The last migrations of three versions, the first one among them, and what the merchant wrote with each. */
const versions = {
  first: { last: '0012_facet_counts.sql', wrote: 'first-shop.sql' },
  second: { last: '0026_audit_lists.sql', wrote: 'second-stage.sql' },
  third: { last: '0042_settings.sql', wrote: 'third-stage.sql' },
}
type Version = keyof typeof versions

let shop: Awaited<ReturnType<typeof emptyDatabase>>
let client: pg.Client
let db: Db
let app: Awaited<ReturnType<typeof buildTestApp>>
let owner: TestStaff
/** The rows of each version, and those after the update and its start. */
const rows: Record<Version | 'now', Rows> = { first: {}, second: {}, third: {}, now: {} }

beforeAll(async () => {
  shop = await emptyDatabase()
  client = new pg.Client({ connectionString: shop.url })
  await client.connect()
  for (const [version, { last, wrote }] of Object.entries(versions)) {
    await migrateUpTo(client, last)
    await client.query(await readFile(new URL(`updates/${wrote}`, import.meta.url), 'utf8'))
    rows[version as Version] = await readRows(client)
  }
  // The start as `npm start` does it, with the demo that is its default.
  const start = await prepareDatabase(shop.url, { demo: true, demoZones: true }, () => undefined)
  expect(start).toEqual({ seeded: false, isDemo: false })
  db = openDatabase({ url: shop.url, connections: 5 })
  await prepareSearch(db)
  rows.now = await readRows(client)
  app = await buildTestApp({ db, url: shop.url })
  owner = await signInTestStaff(app, db, 'owner')
}, 60_000)
afterAll(async () => {
  await app.close()
  await db.destroy()
  await client.end()
  await shop[Symbol.asyncDispose]()
})

const get = async (url: string) => (await app.inject(url)).json()
const admin = async (url: string) => (await owner.inject({ url: `/api/admin/${url}` })).json()

test('no row and no value of the merchant is lost or changed, and none of the demo is added', () => {
  // Later versions have further settings.
  const since = (version: Version) =>
    differences(rows[version], rows.now).filter((difference) => difference !== '+settings')
  // 0013 gives each address an e-mail, 0031 takes back places of brands that nobody could choose, and searches fold synonyms anew.
  const newVersion = ['+search_state', '-search_state']
  const folded = [...newVersion, '+search_synonym_keys', '-search_synonym_keys'].sort()
  expect(since('first')).toEqual([...newVersion, 'addresses.email', 'brands.position'])
  // 0034 counts the days' orders by how they are paid, too.
  expect(since('second')).toEqual(
    [...folded, '+order_days', '-order_days', 'brands.position'].sort(),
  )
  expect(since('third')).toEqual(['+jobs', ...folded])
  const emails = (all: Rows) => Object.values(all['addresses']!).map(({ email }) => email)
  expect(emails(rows.first)).toEqual(['', 'home@garni.example'])
  expect(emails(rows.now)).toEqual(['ani@garni.example', 'home@garni.example'])
})

test('the shop shows the own name, slides with their HTML, menus, pages and links', async () => {
  expect((await get('/api/channel/1?locale=en')).data).toMatchObject({
    name: 'Garni',
    contact: { phone: '+374 91 123456', address: 'Garni 1' },
    payment_methods: [{ method: 'cashondelivery', title: 'Cash' }],
  })
  expect((await get('/api/sliders?locale=en')).data).toEqual([
    expect.objectContaining({
      title: 'Cheese week',
      content: '<p><strong>−20 %</strong> on <em>aged</em> cheese</p>',
      path: '/shop/catalog?category_slug=cheese',
    }),
  ])
  expect((await get('/api/cms/menus?locale=en')).data).toEqual([
    expect.objectContaining({ name: 'Our cave', type: 'header', page_id: 100 }),
    expect.objectContaining({ name: 'Contact', type: 'footer', url_key: 'site/contact' }),
  ])
  expect((await get('/api/cms/pages?locale=en&id=4')).data[0].html_content).toBe(
    '<h2>Own terms</h2><p>Ours alone.</p>',
  )
  expect((await get('/api/social')).data[0].link).toBe('https://instagram.example/garni')
})

test('carts are still filled, and passwords still sign in', async () => {
  const { data } = await get(`/api/checkout/cart?locale=en&api_token=${'a'.repeat(32)}`)
  expect(data.items[0]).toMatchObject({ sku: 'CHEESE', quantity: 2, total: 3000 })
  for (const name of ['ani', 'manager', 'cook']) {
    const payload = { email: `${name}@garni.example`, password: 'old-apricot-17' }
    const answer = await app.inject({ method: 'POST', url: '/api/customer/login', payload })
    expect(answer.statusCode, name).toBe(200)
  }
})

test('the back office reads orders, money, debts, stock and settings as they were', async () => {
  const { data: orders, meta } = await admin('orders?page=1&limit=10')
  expect(meta.total).toBe(6)
  expect(
    orders.map((order: Record<string, unknown>) => [
      order['id'],
      order['status'],
      order['paid'],
      order['grand_total'],
    ]),
  ).toEqual([
    [100006, 'closed', 'paid', 5700],
    [100005, 'pending_payment', 'unpaid', 2200],
    [100004, 'canceled', 'refund_due', 2200],
    [100003, 'processing', 'credit', 21700],
    [100002, 'completed', 'paid', 2200],
    [100001, 'pending', 'at_the_door', 3700],
  ])
  const { rows: days } = await sql<{ orders: number; sum: number }>`
    select sum(orders)::int as orders, sum(sum)::int as sum from order_days`.execute(db)
  expect(days).toEqual([{ orders: 6, sum: 37_700 }])
  for (const { id } of orders)
    expect((await admin(`orders/${id}`)).data, id).toMatchObject({ id, description: 'ring twice' })
  expect((await admin('companies/1')).data).toMatchObject({
    credit_line: 300_000,
    owed: 21_700,
    debts: { older: 21_700 },
  })
  expect(await checkStock(db)).toEqual([])
  const { rows: stock } = await sql<{ sum: number }>`
    select sum(delta)::int as sum from stock_movements union all select sum(qty)::int from variants`.execute(
    db,
  )
  expect(stock).toEqual([{ sum: 41 }, { sum: 41 }])
  expect(rows.now['documents']).toEqual({})
  expect((await admin('synonyms')).data).toMatchObject([{ typed: 'лорик', meant: 'сыр лори' }])
  expect((await admin('settings/checkout')).data).toMatchObject({ company_approval: true })
  expect((await admin('sliders')).data).toHaveLength(2)
})

test('own texts win over changed shipped ones, and one whose message is gone is listed as unused', async () => {
  const texts = async (state: string) =>
    (await admin(`translations?state=${state}`)).data.map(({ key }: { key: string }) => key)
  expect(await texts('changed')).toEqual(['cart.title', 'cart.goneWithAnUpdate'])
  expect(await texts('outdated')).toEqual(['cart.title'])
  expect(await texts('unused')).toEqual(['cart.goneWithAnUpdate'])
  expect((await admin('translations?state=outdated')).data[0].texts.en).toEqual({
    shipped: 'Cart',
    own: 'Basket',
    outdated: true,
  })
})

test('lists are whole at once, and the search once its job has rewritten it', async () => {
  expect((await get('/api/products?locale=en&category_id=1')).meta.total).toBe(2)
  const lease = () => leaseJob(db, 'rebuild_search', foldVersion)
  const job = (await lease())!
  await rebuildSearch(db, job, new AbortController().signal)
  await finishJob(db, job)
  for (const search of ['lori cheese', 'լոռի պանիր', 'лорик'])
    expect(
      (await get(`/api/search?locale=en&search=${encodeURIComponent(search)}`)).data,
      search,
    ).toMatchObject([{ sku: 'CHEESE' }])
  expect(await lease()).toBeUndefined()
})
