import { sql } from 'kysely'
import pg from 'pg'

const mark = '/* prepared */'
const names = new Map<string, string>()

/**
 * Marks a frequent statement with a constant text, at its start: each connection then parses and plans it once. Name its columns:
 * after a migration adds one, a prepared `select *` fails.
 */
export const prepared = sql.raw(mark)

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (!text.includes(mark)) return undefined
  const name = `tsiran_${names.size}`
  names.set(text, name)
  return name
}

/** A connection that prepares marked statements. */
export class PreparingClient extends pg.Client {
  // One signature for all of pg's overloads; `never` is assignable to any of their results.
  override query(...parameters: unknown[]): never {
    const [text, values, ...rest] = parameters
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    const query = name === undefined ? parameters : [{ name, text, values }, ...rest]
    return super.query(...(query as Parameters<pg.Client['query']>)) as never
  }
}
