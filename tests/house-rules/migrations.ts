import { lineAt, type Rule, type Source, type Violation } from './source.ts'

/** The newest migration from before the rule. */
const before = '0045_setup.sql'
const folder = 'packages/db/migrations/'

/** Tables that grow with products, people and orders: no lock on them lasts longer than a moment. */
const large =
  '(?:audit_log|blog_comments|cart_items|cart_request_items|cart_requests|carts|category_listings|customers|mails|order_\\w+|orders|payment_\\w+|payments|product_\\w+|products|search_words|stock_lots|stock_movements|variant_options|variants)'

/** What an older server beside the new schema, or a shopper, would run into. */
const breaks: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column|type|domain|view|function)\b[^;]*/g, 'drops'],
  [
    /\balter\s+table\b[^;]*?\bdrop\s+(?!column|constraint|default|not|expression|identity)\w+/g,
    'drops',
  ],
  [/\balter\s+(?:table|column|type|domain|view|function)\b[^;]*?\brename\b[^;]*/g, 'renames'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b[^;,]*/g, 'changes a type in place'],
  [
    /\balter\s+(?:column\s+)?\w+\s+set\s+not\s+null/g,
    'refuses rows that an older server may write',
  ],
  [/\balter\s+(?:column\s+)?\w+\s+drop\s+default/g, 'refuses rows that an older server may write'],
]

/**
 * Two versions of the server run on one database during a rolling restart: a migration only adds. What drops or renames says since
 * which earlier migration nothing reads it: `-- contract: <reason>, unused since <migration>`. Locks on large tables are short.
 */
export const migrationsExpandFirst: Rule = (sources) => {
  const files = sources.filter(({ path }) => path.startsWith(folder) && path.endsWith('.sql'))
  const names = new Set(files.map(nameOf))
  return files
    .filter((file) => nameOf(file) > before)
    .flatMap((file) => {
      const sql = withoutComments(file.text)
      const contracts = /^-- contract: \S.*, unused since (\w+\.sql)$/m.exec(file.text)
      const isContract =
        contracts !== null && names.has(contracts[1]!) && contracts[1]! < nameOf(file)
      return [
        ...(isContract ? [] : breaks.flatMap(([pattern, what]) => find(file, sql, pattern, what))),
        ...addsWithoutDefault(file, sql),
        ...locksLong(file, sql),
      ]
    })
}

const nameOf = ({ path }: Source): string => path.slice(folder.length)
/** Comments become blanks, so that places stay where they are. */
const withoutComments = (text: string): string =>
  text.replace(/--.*$/gm, (comment) => ' '.repeat(comment.length)).toLowerCase()

const find = ({ path }: Source, sql: string, pattern: RegExp, what: string): Violation[] =>
  [...sql.matchAll(pattern)].map((match) => ({
    path,
    line: lineAt(sql, match.index),
    message: `${what}, which an older server beside it does not survive: ${match[0].trim()}`,
  }))

/** Clauses `add …` of `alter table`, up to the comma or semicolon that ends them. */
const addsWithoutDefault = ({ path }: Source, sql: string): Violation[] =>
  [...sql.matchAll(/\balter\s+table\b[^;]*/g)].flatMap(({ 0: statement, index }) =>
    [...statement.matchAll(/\badd\s+(?!constraint|check|primary|unique|foreign)[^,;]*/g)]
      .filter(
        ({ 0: clause }) => /\bnot null\b/.test(clause) && !/\bdefault\b|\bgenerated\b/.test(clause),
      )
      .map((clause) => ({
        path,
        line: lineAt(sql, index + clause.index),
        message: `adds a column without a default, which an older server does not fill: ${clause[0].trim()}`,
      })),
  )

function locksLong(file: Source, sql: string): Violation[] {
  if (/^-- no transaction$/m.test(file.text)) return mayRunAgain(file, sql)
  const created = new Set([...sql.matchAll(/\bcreate\s+table\s+(\w+)/g)].map(([, table]) => table))
  const on = (pattern: string) => [...sql.matchAll(new RegExp(pattern, 'g'))]
  return [
    ...on(`\\bcreate\\s+(?:unique\\s+)?index\\b[^;(]*?\\bon\\s+(${large})\\b`),
    ...on(`\\bupdate\\s+(${large})\\b(?!\\s+on\\b)[^;]*?\\bset\\b`),
  ]
    .filter(([, table]) => !created.has(table!))
    .map((match) => ({
      path: file.path,
      line: lineAt(sql, match.index),
      message: `locks a large table for long; build indexes in a file with “-- no transaction”, write rows by a job: ${match[0].trim()}`,
    }))
}

/** A killed start runs such a file again, and an index that was not finished is in the way. */
function mayRunAgain({ path, text }: Source, sql: string): Violation[] {
  const statements = sql
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  const isPair = statements.every((statement, index) => {
    const name =
      /^(?:drop index concurrently if exists|create (?:unique )?index concurrently) (\w+)/
    const [own, other] = [statement, statements[index % 2 ? index - 1 : index + 1] ?? '']
    return (
      own.startsWith(index % 2 ? 'create' : 'drop') &&
      name.exec(own)?.[1] === name.exec(other)?.[1] &&
      name.test(own)
    )
  })
  return isPair
    ? []
    : [
        {
          path,
          line: lineAt(text, text.indexOf('-- no transaction')),
          message:
            'holds more than pairs of “drop index concurrently if exists” and “create index concurrently” of one name',
        },
      ]
}
