import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createProduct } from '../../testing/fixtures.ts'
import { saveSynonyms } from './save-synonyms.ts'

const database = testDatabase()

/** Pages of written words that wait for the indexes of the search. */
async function waitingPages(): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select sum(gin_clean_pending_list(i.indexrelid))::int as pages
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_am a on a.oid = c.relam and a.amname = 'gin'
    where i.indrelid in ('product_search'::regclass, 'search_words'::regclass, 'search_synonym_keys'::regclass)`.execute(
    database.db,
  )
  return rows[0]!.pages
}

test('a saved product’s words wait for no index', async () => {
  await createProduct(database.db, { sku: 'PIE-1', offers: [{ price: 500 }] })
  expect(await waitingPages()).toBe(0)
})

test('neither do synonyms', async () => {
  await saveSynonyms(database.db, [{ typed: 'pie', meant: 'cake', both_ways: true }])
  expect(await waitingPages()).toBe(0)
})
