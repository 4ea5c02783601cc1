import { setImmediate } from 'node:timers/promises'
import type { Tx } from '@tsiran/db/database'
import { foldForms, foldVersion } from '@tsiran/i18n/fold'
import { sql } from 'kysely'
import { mergeWords } from './merge-words.ts'
import { prepareRow, type PreparedRow } from './prepare-row.ts'
import { bringSynonymsUpToDate } from './save-synonyms.ts'
import { selectLabels, selectTexts } from './search-texts.ts'
import { shortened } from './search-typos.ts'
import { readText } from './search-words.ts'

const batchSize = 2000
/** Rows whose words are read in one go, some 20 ms. */
const rowsAtOnce = 20

/**
 * Writes the search index of the listed products among these (product_search, search_words). Their old rows must be gone;
 * deleting their listings cascades. With `'all'`, words without products are deleted too.
 */
export async function refreshSearch(tx: Tx, products: readonly number[] | 'all'): Promise<void> {
  if (products === 'all') await sql`delete from search_words`.execute(tx)
  const { rows: state } = await sql`
    insert into search_state (fold_version) select ${foldVersion}
    where ${products === 'all'}
      or not exists (select from product_search) and not exists (select from search_state where fold_version = ${foldVersion})
    on conflict ((true)) do update set fold_version = excluded.fold_version returning fold_version`.execute(
    tx,
  )
  if (state.length > 0) await bringSynonymsUpToDate(tx)
  const fold = memoised(foldForms)
  const read = memoised((text) => readText(text, fold))
  const readName = (name: string) => readText(name, fold)
  const written = new Map<string, 'word' | 'stem'>()
  const listed = await selectListed(tx, products)
  for (let start = 0; start < listed.length; start += batchSize) {
    const rows = await selectTexts(tx, listed.slice(start, start + batchSize))
    const labels = await selectLabels(tx, rows)
    const prepared: PreparedRow[] = []
    for (const [index, row] of rows.entries()) {
      // Requests of shoppers are answered in between.
      if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate()
      prepared.push(prepareRow(row, labels, read, readName))
    }
    await insertProducts(tx, prepared)
    await insertWords(tx, prepared, written)
  }
  await mergeWords(tx)
}

function memoised<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const value = known.get(text) ?? compute(text)
    // Numbers are many and cheap to compute.
    if (!/[0-9]/.test(text)) known.set(text, value)
    return value
  }
}

/** The listed products by category, so that matches of a word lie close together on disk. */
async function selectListed(tx: Tx, products: readonly number[] | 'all'): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id
    from product_listings
    ${products === 'all' ? sql`` : sql`where product_id = any(${[...products]}::int[])`}
    order by category_ids, position, product_id`.execute(tx)
  return rows.map(({ product_id }) => product_id)
}

async function insertProducts(tx: Tx, rows: readonly PreparedRow[]): Promise<void> {
  await sql`
    insert into product_search (product_id, terms, in_stock, size, position, fold_version)
    select product_id, array_to_tsvector(string_to_array(t.terms, ' ')),
      exists (select from variants v where v.product_id = l.product_id and v.qty > 0 and v.removed_at is null), t.size, l.position,
      ${foldVersion}::int
    from unnest(${rows.map(({ product_id }) => product_id)}::int[], ${rows.map(({ terms }) => terms.join(' '))}::text[],
      ${rows.map(({ size }) => size)}::smallint[]) with ordinality t (product_id, terms, size, place)
    join product_listings l using (product_id) order by t.place`.execute(tx)
}

/** Adds new words; `written` holds those already added. Only whole words are indexed for typos. */
async function insertWords(
  tx: Tx,
  rows: readonly PreparedRow[],
  written: Map<string, 'word' | 'stem'>,
): Promise<void> {
  const fresh = new Map<string, string>()
  for (const { words, stems } of rows) {
    for (const word of words)
      if (written.get(word) !== 'word') fresh.set(word, shortened(word).join(' '))
    for (const stem of stems) if (!written.has(stem) && !fresh.has(stem)) fresh.set(stem, '')
    for (const stem of stems) written.set(stem, written.get(stem) ?? 'stem')
    for (const word of words) written.set(word, 'word')
  }
  if (fresh.size === 0) return
  await sql`
    insert into search_words (key, typos, fold_version)
    select key, coalesce(string_to_array(nullif(typos, ''), ' '), '{}'), ${foldVersion}::int
    from unnest(${[...fresh.keys()]}::text[], ${[...fresh.values()]}::text[]) t (key, typos)
    on conflict (key) do update set typos = excluded.typos, fold_version = excluded.fold_version
    where search_words.fold_version < excluded.fold_version or search_words.typos = '{}' and excluded.typos <> '{}'`.execute(
    tx,
  )
}
