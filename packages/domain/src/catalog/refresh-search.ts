import { setImmediate } from 'node:timers/promises'
import { locales } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { foldForms, foldVersion } from '@tsiran/i18n/fold'
import { sql } from 'kysely'
import { mergeWords } from './merge-words.ts'
import { shortened } from './search-typos.ts'
import { bringSynonymsUpToDate } from './save-synonyms.ts'
import { headsOf, namesCategory } from './search-heads.ts'
import {
  marks,
  numberMark,
  onlyWordMark,
  readText,
  skuLexeme,
  underMark,
  withoutMark,
  type ReadText,
} from './search-words.ts'

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
      prepared.push(prepare(row, labels, read, readName))
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

interface TextsRow {
  product_id: number
  name: Text
  brand_id: number | null
  category_ids: number[]
  option_ids: number[]
  skus: string[]
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

async function selectTexts(tx: Tx, products: readonly number[]): Promise<TextsRow[]> {
  const { rows } = await sql<TextsRow>`
    select l.product_id, l.name, l.brand_id, l.category_ids, l.option_ids,
      array(select p.sku union select v.sku from variants v where v.product_id = p.id and v.removed_at is null) as skus
    from unnest(${[...products]}::int[]) with ordinality chosen (product_id, place)
    join product_listings l using (product_id) join products p on p.id = l.product_id
    order by chosen.place`.execute(tx)
  return rows
}

/** Names of brands, categories and options by kind and id. */
type Labels = Map<string, Text>

async function selectLabels(tx: Tx, rows: readonly TextsRow[]): Promise<Labels> {
  const ids = (list: (row: TextsRow) => readonly number[]) => [...new Set(rows.flatMap(list))]
  const { rows: found } = await sql<{ key: string; label: Text }>`
    select 'brand' || id as key, label
    from brands
    where id = any(${ids(({ brand_id }) => (brand_id === null ? [] : [brand_id]))}::int[])
    union all
    select case when parent_id is null then 'root' else 'category' end || id, name
    from categories
    where id = any(${ids(({ category_ids }) => category_ids)}::int[])
    union all
    select 'option' || id, label
    from attribute_options
    where id = any(${ids(({ option_ids }) => option_ids)}::int[])`.execute(tx)
  return new Map(found.map(({ key, label }) => [key, label]))
}

interface PreparedRow {
  product_id: number
  terms: string[]
  size: number
  /** Keys of whole words, and their stems. */
  words: string[]
  stems: string[]
}

type Read = (text: string) => ReadText

function prepare(row: TextsRow, labels: Labels, read: Read, readName: Read): PreparedRow {
  const terms = new Set([
    ...row.skus.map(skuLexeme),
    ...row.category_ids.map((id) => underMark + id),
  ])
  const [words, stems] = [new Set<string>(), new Set<string>()]
  const add = (
    { numbers, words: found, without }: ReadText,
    place?: 'head' | 'brand' | 'category' | 'root' | 'option',
  ) => {
    for (const number of numbers) terms.add(numberMark + number)
    for (const { key, stems } of without)
      for (const form of [key, ...stems]) terms.add(withoutMark + form)
    for (const { key, stems, script } of found) {
      const { whole, stem } = marks[place ?? script]
      terms.add(whole + key)
      for (const form of stems) terms.add(stem + form)
    }
    for (const form of [...found, ...without]) {
      words.add(form.key)
      for (const short of form.stems) stems.add(short)
    }
  }
  const brand = labels.get(`brand${row.brand_id}`)
  // Names rarely repeat, so only their words are memoised.
  const names = namesWithout(row.name, brand)
  const named = new Set<string>()
  for (const [language, name] of names.entries()) {
    const whole = readName(name)
    add(whole)
    for (const { key } of whole.words) named.add(key)
    const [first] = whole.words
    if (first) terms.add(marks[first.script].first + Array.from(first.key)[0])
    for (const head of headsOf(name, locales[language]!)) add(read(head), 'head')
  }
  for (const text of textsOf(brand)) add(read(text), 'brand')
  for (const id of row.category_ids)
    for (const text of textsOf(labels.get(`category${id}`))) {
      add(read(text), 'category')
      for (const word of namesCategory(text))
        for (const { key, stems } of read(word).words)
          for (const form of [key, ...stems]) terms.add(onlyWordMark + form)
    }
  for (const id of row.category_ids)
    for (const text of textsOf(labels.get(`root${id}`))) add(read(text), 'root')
  for (const id of row.option_ids)
    for (const text of textsOf(labels.get(`option${id}`))) add(read(text), 'option')
  return {
    product_id: row.product_id,
    terms: [...terms],
    size: named.size,
    words: [...words],
    stems: [...stems],
  }
}

const textsOf = (text: Text | undefined): string[] =>
  text ? locales.map((locale) => text[locale]) : []

/** A product's names without the brand, which is indexed separately. */
function namesWithout(name: Text, brand: Text | undefined): string[] {
  const labels = textsOf(brand)
  return textsOf(name).map((text, index) =>
    labels[index] ? text.replace(labels[index], ' ') : text,
  )
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
