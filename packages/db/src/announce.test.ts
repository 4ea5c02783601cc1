import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from './testing.ts'

const database = testDatabase()
let listener: pg.Client
let payloads: string[] = []

beforeAll(async () => {
  listener = new pg.Client({ connectionString: database.url })
  listener.on('notification', ({ payload }) => void payloads.push(payload ?? ''))
  await listener.connect()
  await listener.query('listen tsiran_changed')
})
beforeEach(() => void (payloads = []))
afterAll(() => listener.end())

/** What was announced so far; a notification of the listener's own comes after all earlier ones. */
async function announced(): Promise<string[]> {
  await sql`select pg_notify('tsiran_changed', 'mark')`.execute(database.db)
  while (!payloads.includes('mark')) await listener.query('select 1')
  return payloads.filter((payload) => payload !== 'mark')
}

test.each([
  'attribute_options',
  'attributes',
  'blog_categories',
  'blog_post_tags',
  'blog_posts',
  'blog_related_posts',
  'blog_tags',
  'brands',
  'categories',
  'channels',
  'delivery_zones',
  'districts',
  'menu_items',
  'message_overrides',
  'page_logos',
  'pages',
  'payment_methods',
  'search_pins',
  'search_redirects',
  'search_synonym_keys',
  'search_synonyms',
  'settings',
  'shipping_methods',
  'sliders',
  'social_links',
  'url_redirects',
])('a change of %s is announced, whoever makes it', async (table) => {
  await sql`delete from ${sql.table(table)} where false`.execute(database.db)
  expect(await announced()).toEqual([table])
})

test.each(['carts', 'customers', 'orders', 'order_items', 'payments', 'products', 'variants'])(
  'a change of %s is not: its commits must not wait for each other',
  async (table) => {
    await sql`delete from ${sql.table(table)} where false`.execute(database.db)
    expect(await announced()).toEqual([])
  },
)

test('many changes of a table in one transaction are announced once', async () => {
  await database.db.transaction().execute(async (tx) => {
    for (let turn = 0; turn < 5; turn++) await sql`delete from sliders where false`.execute(tx)
  })
  expect(await announced()).toEqual(['sliders'])
})

test('a comment is announced once it is shown, and as long as it is', async () => {
  const name = JSON.stringify({ hy: 'x', ru: 'x', en: 'x' })
  await sql`
    with category as (insert into blog_categories (slug, name) values ('news', ${name}) returning id)
    insert into blog_posts (category_id, title, excerpt, html, author, image_alt, search) select id, ${name}, ${name}, ${name}, ${name}, ${name}, '' from category`.execute(
    database.db,
  )
  await announced()
  payloads = []
  await sql`insert into blog_comments (post_id, name, comment) select id, 'Ani', 'x' from blog_posts`.execute(
    database.db,
  )
  expect(await announced()).toEqual([])
  for (const status of ['approved', 'rejected']) {
    payloads = []
    await sql`update blog_comments set status = ${status}, moderated_at = now()`.execute(
      database.db,
    )
    expect(await announced()).toEqual(['blog_comments'])
  }
  payloads = []
  await sql`delete from blog_comments`.execute(database.db)
  expect(await announced()).toEqual([])
})
