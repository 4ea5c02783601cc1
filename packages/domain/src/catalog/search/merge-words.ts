import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** What a search reads by words, or a list by options. */
const tables = ['product_listings', 'product_search', 'search_words', 'search_synonym_keys']

/**
 * Merges what was written into the GIN indexes of lists and search. PostgreSQL lets up to 256 kB wait (`sessionOptions`), and each
 * search reads that row by row: a fifth of its time and more in a shop of 600 products (docs/performance.md).
 */
export async function mergeWords(tx: Tx): Promise<void> {
  await sql`
    select gin_clean_pending_list(i.indexrelid)
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_am a on a.oid = c.relam and a.amname = 'gin'
    where i.indrelid = any(${tables}::regclass[])`.execute(tx)
}
