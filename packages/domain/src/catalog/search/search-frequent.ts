import { maxSearchResults } from '@tsiran/contract/limits'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import type { Query } from './tsquery.ts'

/** How long a process relies on the statistics that it has read. */
const maxAgeMs = 10_000
/** Standard deviations between a sampled share and the one that is relied on. */
const deviations = 5

interface Frequent {
  lexemes: Promise<readonly string[]>
  readAt: number
}
const known = new WeakMap<Db, Frequent>()

/**
 * Whether a query certainly finds {@link maxSearchResults} products in the shop: one of its alternatives is a lexeme that so many
 * have. Then they need not be counted. False where that is unknown.
 */
export async function findsMaximum(db: Db, query: Query): Promise<boolean> {
  const lexemes = await frequentLexemes(db)
  if (lexemes.length === 0) return false
  return alternatives(query).some((asked) =>
    asked.endsWith(':*')
      ? lexemes.some((lexeme) => lexeme.startsWith(asked.slice(1, -3)))
      : lexemes.includes(asked.slice(1, -1)),
  )
}

function frequentLexemes(db: Db): Frequent['lexemes'] {
  const now = performance.now()
  const last = known.get(db)
  if (last && now - last.readAt < maxAgeMs) return last.lexemes
  const lexemes = selectFrequent(db).catch((error: unknown) => {
    known.delete(db)
    throw error
  })
  known.set(db, { lexemes, readAt: now })
  return lexemes
}

/**
 * Lexemes that more than {@link maxSearchResults} products have, by PostgreSQL's last sample of them: its share less some deviations,
 * and less all products that have changed since. A sample never counts too many.
 */
async function selectFrequent(db: Db): Promise<string[]> {
  const { rows } = await sql<{ lexeme: string }>`${prepared}
    select lexeme
    from pg_class c
    join pg_stats s on s.schemaname = c.relnamespace::regnamespace::text and s.tablename = c.relname and s.attname = 'terms'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'terms',
      unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) e (lexeme, share),
      lateral (select least(300 * coalesce(a.attstattarget, current_setting('default_statistics_target')::int), c.reltuples)) n (sampled)
    where c.oid = 'product_search'::regclass
      and lexeme is not null
      and (share - ${sql.lit(deviations)} * sqrt(share * (1 - share) / sampled)) * c.reltuples - pg_stat_get_mod_since_analyze(c.oid)
        >= ${sql.lit(maxSearchResults)}`.execute(db)
  return rows.map(({ lexeme }) => lexeme)
}

/**
 * The quoted lexemes, with `:*` where they are prefixes, each of which is enough to satisfy a query; those within a conjunction are
 * not.
 */
export function alternatives(query: Query): Query[] {
  const parts: string[] = []
  let [depth, start] = [0, 0]
  for (let index = 0; index < query.length; index++) {
    const sign = query[index]
    if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (depth === 0 && sign === '&') return []
    else if (depth === 0 && sign === '|') {
      parts.push(query.slice(start, index))
      start = index + 1
    }
  }
  const last = query.slice(start).trim()
  if (parts.length > 0) return [...parts, last].flatMap((part) => alternatives(part.trim()))
  if (last.startsWith('(')) return alternatives(last.slice(1, -1))
  return last ? [last] : []
}
