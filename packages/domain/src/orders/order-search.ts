import { sql, type RawBuilder } from 'kysely'
import { phoneDigits, searchWords, wordPattern } from '../shared/search-text.ts'

/** What somebody typed to find an order. */
export interface OrderSearch {
  /** An order's number, where the text may be one. */
  number: number | undefined
  /** Digits of a phone without its country or trunk prefix, where the text may be a part of one. */
  phone: string | undefined
  /** Words in lower case; none where the text is a number. */
  words: readonly string[]
}

/** Reads a text as an order's number, a phone in any writing, or words of a name, company or e-mail. */
export function readSearch(text: string): OrderSearch {
  const typed = text.trim()
  const bare = typed.replace(/^[#№]\s*/, '')
  if (!/\d/.test(bare) || !/^\+?[\d\s().-]+$/.test(bare))
    return { number: undefined, phone: undefined, words: searchWords(text) }
  const number = /^\d+$/.test(bare) ? Number(bare) : undefined
  return {
    number: number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined,
    phone: phoneDigits(bare),
    words: [],
  }
}

const allOf = (column: RawBuilder<unknown>, patterns: readonly string[]) =>
  sql.join(
    patterns.map((like) => sql`${column} like ${like}`),
    sql` and `,
  )

/** The condition that orders `o` match a search. Whoever may not see people finds by number and by company alone. */
export function matches(
  { number, phone, words }: OrderSearch,
  people: boolean,
): RawBuilder<unknown> {
  const found: RawBuilder<unknown>[] = []
  if (number !== undefined) found.push(sql`select ${number}::bigint`)
  const patterns = phone === undefined ? words.map(wordPattern) : [`%${phone}%`]
  if (people && patterns.length > 0)
    found.push(sql`select order_id from order_search where ${allOf(sql`words`, patterns)}`)
  if (words.length > 0)
    found.push(
      sql`select i.id from companies c join orders i on i.company_id = c.id where ${allOf(sql`' ' || lower(c.name)`, patterns)}`,
    )
  return found.length === 0 ? sql`false` : sql`o.id in (${sql.join(found, sql` union `)})`
}
