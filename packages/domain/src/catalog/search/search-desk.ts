import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import { wordsOf } from './search-words.ts'

/** What the staff decided of a query: products that come first, and a page that it leads to. */
interface Desk {
  pinned: readonly number[]
  redirect: string | null
}

const nothingDecided: Desk = { pinned: [], redirect: null }

/** The key of a query that pins and redirects are found by: its words, lower case; empty for a text without words. */
export const queryKey = (text: string): string => wordsOf(text.toLowerCase()).join(' ')

/** Reads what the staff decided of a query. Pinned products that are not listed, or not in the category, are left out. */
export async function readDesk(
  db: Db,
  text: string,
  categoryId: number | undefined,
): Promise<Desk> {
  const key = queryKey(text)
  if (key === '') return nothingDecided
  const inCategory = categoryId === undefined ? sql`` : sql`and ${categoryId} = any(l.category_ids)`
  const { rows } = await sql<Desk>`${prepared}
    select
      array(
        select l.product_id
        from search_pins p, unnest(p.product_ids) with ordinality pinned (id, place)
        join product_listings l on l.product_id = pinned.id
        where p.key = ${key} ${inCategory}
        order by pinned.place
      ) as pinned,
      (select path from search_redirects r where r.key = ${key}) as redirect`.execute(db)
  return rows[0]!
}

export type ReadDesk = typeof readDesk

/** The keys of all queries of which the staff decided something. */
export async function selectDecidedKeys(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`${prepared}
    select key from search_pins union select key from search_redirects`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** Reads what the staff decided of a query, without a statement where its key is not among the decided ones. */
export const readDeskAmong =
  (decided: ReadonlySet<string>): ReadDesk =>
  async (db, text, categoryId) =>
    decided.has(queryKey(text)) ? readDesk(db, text, categoryId) : nothingDecided
