import type { Db } from '@tsiran/db/database'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listComments } from '../blog/list-comments.ts'
import { listCompanies } from '../companies/list-companies.ts'
import { listMessages } from '../contact/list-messages.ts'
import { listMovements } from '../stock/list-movements.ts'
import { plansOf } from './plans-of.ts'

const database = testDatabase({ connections: 2 })
const page = { page: 1, limit: 50 }

beforeAll(async () => {
  const { db } = database
  const text = (of: string) => JSON.stringify({ hy: of, ru: of, en: of })
  await sql`
    with firms as (
      insert into companies (name, address, tin) select 'Firm ' || md5(i::text), 'Abovyan 1', (10000000 + i)::text
      from generate_series(1, 5000) i returning id
    )
    insert into customers (company_id, role, email, first_name)
    select id, 'Manager', 'm' || id || '@firm.test', md5(id::text) from firms`.execute(db)
  await sql`
    insert into contact_messages (locale, name, email, message, state)
    select 'hy', 'Ani', 'a' || i || '@b.test', repeat(md5(i::text), 10), case when i % 50 = 0 then 'new' else 'read' end
    from generate_series(1, 5000) i`.execute(db)
  await sql`
    with category as (
      insert into blog_categories (slug, name) values ('news', ${text('News')}) returning id
    ), post as (
      insert into blog_posts (category_id, title, excerpt, html, author, image_alt, search)
      select id, ${text('Post')}, ${text('')}, ${text('')}, ${text('')}, ${text('')}, '' from category returning id
    )
    insert into blog_comments (post_id, name, comment, status, moderated_at)
    select id, 'Ani', repeat(md5(i::text), 10), case when i % 50 = 0 then 'waiting' else 'approved' end,
      case when i % 50 <> 0 then now() end
    from post, generate_series(1, 5000) i`.execute(db)
  await sql`
    insert into stock_movements (variant_id, delta, after, reason)
    select i % 100, -1, 9, case when i = 10 then 'damage' else 'sale' end from generate_series(1, 20000) i`.execute(
    db,
  )
  await sql`vacuum analyze companies, customers, contact_messages, blog_comments, stock_movements`.execute(
    db,
  )
})

/** A text that few rows have. */
const search = 'c4ca4238a0b'
type Call = (db: Db) => Promise<unknown>

const lists: [index: string, call: Call][] = [
  ['companies_created_at_id_idx', (db) => listCompanies(db, { ...page, people: true })],
  ['contact_messages_listed', (db) => listMessages(db, { ...page, people: true })],
  ['blog_comments_listed', (db) => listComments(db, page)],
]
test.each(lists)('a list begins where its index does, without a sort: %s', async (index, call) => {
  const plans = await plansOf(database, call)
  expect(plans).toContain(index)
  expect(plans).not.toMatch(/Sort Key: .*(?:state|status|created_at)/)
})

const finds: [what: string, call: Call, ...indexes: string[]][] = [
  [
    'companies',
    (db) => listCompanies(db, { ...page, search, people: true }),
    'companies_search',
    'customers_search_idx',
  ],
  [
    'companies, by whoever may not see people',
    (db) => listCompanies(db, { ...page, search, people: false }),
    'companies_search',
  ],
  [
    'messages',
    (db) => listMessages(db, { ...page, search, people: true }),
    'contact_messages_words',
  ],
  [
    'messages, by whoever may not see people',
    (db) => listMessages(db, { ...page, search, people: false }),
    'contact_messages_words',
  ],
  ['comments', (db) => listComments(db, { ...page, search }), 'blog_comments_words'],
  [
    'movements of a rare reason',
    (db) => listMovements(db, { ...page, reason: 'damage' }),
    'stock_movements_not_sold',
  ],
]
test.each(finds)('what is searched is found by its indexes: %s', async (_, call, ...indexes) => {
  const plans = await plansOf(database, call)
  for (const index of indexes) expect(plans).toContain(index)
  expect(plans).not.toMatch(
    /Seq Scan on (?:companies|customers|contact_messages|blog_comments|stock_movements)\b/,
  )
})
