import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { escapeLike, wordPattern } from '../shared/search-text.ts'
import type { OrderSearch } from './read-search.ts'

const allOf = (column: RawBuilder<unknown>, patterns: readonly string[]) =>
  sql.join(
    patterns.map((like) => sql`${column} like ${like}`),
    sql` and `,
  )

/** Conditions of `order_search`, and of the e-mails of orders `i`: a word with `@` is the beginning of an e-mail. */
function conditionsOf({ phone, words }: OrderSearch) {
  const emails = words.filter((word) => word.indexOf('@') > 0).map(emailStart)
  const others = words.filter((word) => word.indexOf('@') <= 0)
  return {
    emails,
    patterns: phone === undefined ? others.map(wordPattern) : [`%${phone}%`],
  }
}

const emailStart = (word: string) => `${escapeLike(word)}%`

/** Orders `i` with an e-mail that begins so, each condition as its index has it. */
const hasEmail = (like: string) => sql`(lower(i.email) like ${like}
  or (lower(i.billing_address ->> 'email') like ${like} and lower(i.billing_address ->> 'email') <> lower(i.email))
  or (lower(i.shipping_address ->> 'email') like ${like} and lower(i.shipping_address ->> 'email') <> lower(i.email)))`

/**
 * Selects as `id` the numbers of the orders that match a search, `limit` at most. Whoever may not see people finds by number and by
 * company alone.
 */
export function matchedIds(search: OrderSearch, people: boolean, limit?: number) {
  const { number, words } = search
  const { emails, patterns } = conditionsOf(search)
  const atMost = limit === undefined ? sql`` : sql`limit ${limit}`
  const found: RawBuilder<unknown>[] = []
  if (number !== undefined) found.push(sql`select id from orders where id = ${number}`)
  if (people && (patterns.length > 0 || emails.length > 0)) {
    const all = emails.map(hasEmail)
    if (patterns.length > 0 && emails.length > 0)
      all.push(
        sql`exists (select from order_search s where s.order_id = i.id and ${allOf(sql`s.words`, patterns)})`,
      )
    found.push(
      emails.length > 0
        ? sql`(select i.id from orders i where ${sql.join(all, sql` and `)} ${atMost})`
        : sql`(select order_id as id from order_search where ${allOf(sql`words`, patterns)} ${atMost})`,
    )
  }
  if (words.length > 0)
    found.push(
      sql`(select i.id from companies c join orders i on i.company_id = c.id where ${inCompany(words)} ${atMost})`,
    )
  return found.length === 0
    ? sql`select null::bigint as id where false`
    : sql`select id from (${sql.join(found, sql` union `)}) found ${atMost}`
}

/**
 * The conditions that the words of an order `s` of `order_search` meet where they alone decide; undefined where an e-mail is sought, or
 * nothing that people are found by.
 */
export function wordsMatch(search: OrderSearch): RawBuilder<unknown> | undefined {
  const { emails, patterns } = conditionsOf(search)
  return emails.length > 0 || patterns.length === 0 ? undefined : allOf(sql`s.words`, patterns)
}

const inCompany = (words: readonly string[]) =>
  allOf(sql`' ' || lower(c.name)`, words.map(wordPattern))

/** Companies whose names a search finds. */
export async function findCompanies(db: Db, { words }: OrderSearch): Promise<number[]> {
  if (words.length === 0) return []
  const { rows } = await sql<{
    id: number
  }>`select c.id from companies c where ${inCompany(words)}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * The condition that an order `o` matches a search, for orders that are looked at one after another. `companies` are those that
 * {@link findCompanies} finds: without any, an index has all that is read of `orders`. Scalar subqueries, because PostgreSQL may
 * answer `exists` by reading everything that matches.
 */
export function matches(
  search: OrderSearch,
  people: boolean,
  companies: readonly number[],
): RawBuilder<unknown> {
  const { number } = search
  const { emails, patterns } = conditionsOf(search)
  const any: RawBuilder<unknown>[] = []
  if (number !== undefined) any.push(sql`o.id = ${number}`)
  if (people && (patterns.length > 0 || emails.length > 0)) {
    const all = emails.map(
      (like) => sql`(select true from orders i where i.id = o.id and ${hasEmail(like)})`,
    )
    if (patterns.length > 0)
      all.push(
        sql`(select true from order_search s where s.order_id = o.id and ${allOf(sql`s.words`, patterns)})`,
      )
    any.push(sql`(${sql.join(all, sql` and `)})`)
  }
  if (companies.length > 0) any.push(sql`o.company_id = any(${[...companies]}::integer[])`)
  return any.length === 0 ? sql`false` : sql`(${sql.join(any, sql` or `)})`
}
