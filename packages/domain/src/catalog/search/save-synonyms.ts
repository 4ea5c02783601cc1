import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { kitchenWords } from './kitchen-words.ts'
import { mergeWords } from './merge-words.ts'
import { phraseKeys, type SynonymInput } from './search-synonyms.ts'
import { shortened } from './search-typos.ts'
import { wordsOf } from './search-words.ts'

/** Adds synonyms; for known pairs updates `both_ways`. Takes effect for searches that start afterwards. */
export async function saveSynonyms(db: Db | Tx, synonyms: readonly SynonymInput[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into search_synonyms (typed, meant, both_ways)
      select * from unnest(${synonyms.map(({ typed }) => typed)}::text[], ${synonyms.map(({ meant }) => meant)}::text[],
        ${synonyms.map(({ both_ways }) => both_ways)}::boolean[])
      on conflict (typed, meant) do update set both_ways = excluded.both_ways returning id`.execute(
      tx,
    )
    const ids = rows.map(({ id }) => id)
    await refreshSynonyms(tx, ids)
  })
}

/** Rewrites the keys of synonyms with the current folding. Takes effect for searches that start afterwards. */
export async function refreshSynonyms(tx: Tx, ids: readonly number[] | 'all'): Promise<void> {
  const { rows } = await sql<SynonymInput & { id: number }>`
    select id, typed, meant, both_ways from search_synonyms
    where ${ids === 'all' ? sql`true` : sql`id = any(${[...ids]}::int[])`} order by id`.execute(tx)
  const keys = rows.flatMap(({ id, typed, meant, both_ways }) => [
    ...keysOf(id, typed, meant),
    ...(both_ways ? keysOf(id, meant, typed) : []),
  ])
  await sql`delete from search_synonym_keys where synonym_id = any(${rows.map(({ id }) => id)}::int[])`.execute(
    tx,
  )
  await sql`
    insert into search_synonym_keys (synonym_id, key, typos, meant)
    select id, key, coalesce(string_to_array(nullif(typos, ''), ' '), '{}'), meant
    from unnest(${keys.map(({ id }) => id)}::int[], ${keys.map(({ key }) => key)}::text[], ${keys.map(({ typos }) => typos)}::text[],
      ${keys.map(({ meant }) => meant)}::text[]) t (id, key, typos, meant)`.execute(tx)
  await mergeWords(tx)
}

function keysOf(id: number, typed: string, meant: string) {
  const words = wordsOf(typed)
  return phraseKeys(words).map((key) => ({
    id,
    key,
    meant,
    typos: words.length === 1 ? shortened(key).join(' ') : '',
  }))
}

/**
 * Adds the kitchen words to a shop that never had synonyms; otherwise rewrites all keys with the current folding. A merchant who
 * deleted every synonym keeps none. Needs the row of `search_state`.
 */
export async function bringSynonymsUpToDate(tx: Tx): Promise<void> {
  const { rows } = await sql<{ empty: boolean }>`
    update search_state set synonyms_shipped = true where not synonyms_shipped
    returning not exists (select from search_synonyms) as empty`.execute(tx)
  if (rows[0]?.empty) await saveSynonyms(tx, kitchenWords)
  else await refreshSynonyms(tx, 'all')
}
