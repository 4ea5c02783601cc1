/** A tsquery, or empty for none. */
export type Query = string

/** A lexeme inside a query. */
export const quote = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, '')}'`
const either = ' | '
/** Any of the queries, without duplicates: PostgreSQL evaluates every alternative for every product. */
export function any(...queries: Query[]): Query {
  const asked = queries.filter(Boolean)
  if (asked.some((query) => query.includes('('))) return [...new Set(asked)].join(either)
  const words = new Set(asked.flatMap((query) => query.split(either)))
  return [...words].filter((word) => !words.has(`${word}:*`)).join(either)
}
/** All of the queries; empty where one is empty. */
export const every = (queries: readonly Query[]): Query =>
  queries.includes('') ? '' : queries.map((query) => `(${query})`).join(' & ')
/** Some keys with a mark, any of them; with `:*` as `suffix` also what begins with one. */
export const lexemes = (mark: string, keys: readonly string[], suffix = ''): Query =>
  [...new Set(keys)].map((key) => quote(mark + key) + suffix).join(either)
