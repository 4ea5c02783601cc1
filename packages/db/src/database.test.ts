import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from './testing.ts'

const database = testDatabase()

/** Pages of 8 kB. */
const maxPages = 256 / 8

test('words that wait for their index stay few, since each search reads them', async () => {
  const { db } = database
  await sql`create table texts (words tsvector)`.execute(db)
  await sql`create index texts_words on texts using gin (words)`.execute(db)
  for (let batch = 0; batch < 20; batch++)
    await sql`
      insert into texts
      select to_tsvector('simple', string_agg(md5(random()::text), ' ')) from generate_series(1, 1000) word
      group by word % 20`.execute(db)
  const { rows } = await sql<{ pages: number }>`
    select gin_clean_pending_list('texts_words') as pages`.execute(db)
  expect(rows[0]!.pages).toBeLessThanOrEqual(maxPages)
})
