import type { Db } from '@tsiran/db/database'
import { timeZone } from '@tsiran/i18n/dates'
import { sql } from 'kysely'
import { queryKey } from '../catalog/search/search-desk.ts'

/** Texts that are counted at once; of more the first ones are. */
const maxTexts = 1_000
/** A longer text is a sentence, which may hold personal data. */
const maxLength = 60
/** Fewer results are asked for while somebody types. */
const minLimit = 12

/** Whether a search of the shop found nothing that somebody could go on with. A text that is still being typed does not count. */
export const isMiss = (
  {
    page = 1,
    limit = minLimit,
    category_id,
  }: { page?: number; limit?: number; category_id?: number },
  { meta, redirect }: { meta: { total: number }; redirect: string | null },
): boolean =>
  meta.total === 0 &&
  redirect === null &&
  page === 1 &&
  limit >= minLimit &&
  category_id === undefined

/** E-mails, links, and numbers as long as a phone's or a card's. */
const personal = /@|:\/\/|www\.|(?:\d[\s()+.\-/]*){7}/u

/** A text as it is counted; undefined where it says nothing, or may name a person. */
export function countedText(text: string): string | undefined {
  if (personal.test(text)) return undefined
  const key = queryKey(text)
  return key.length < 2 || key.length > maxLength || !/\p{L}/u.test(key) ? undefined : key
}

/** Counts searches that found nothing in memory, so that no search waits for a write. */
export class SearchMisses {
  #counts = new Map<string, number>()

  /** Counts a text, unless it may name a person. */
  note(text: string): void {
    const counted = countedText(text)
    if (counted === undefined) return
    const count = this.#counts.get(counted)
    if (count === undefined && this.#counts.size >= maxTexts) return
    this.#counts.set(counted, (count ?? 0) + 1)
  }

  /** Adds the counts to today's, in one statement. Counts that could not be written wait for the next time. */
  async flush(db: Db): Promise<void> {
    if (this.#counts.size === 0) return
    const counts = this.#counts
    this.#counts = new Map()
    try {
      await sql`
        insert into search_misses as m (day, query, count)
        select (now() at time zone ${timeZone})::date, query, count
        from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) n (query, count)
        order by query
        on conflict (day, query) do update set count = m.count + excluded.count`.execute(db)
    } catch (error) {
      for (const [text, count] of counts)
        this.#counts.set(text, (this.#counts.get(text) ?? 0) + count)
      throw error
    }
  }
}
