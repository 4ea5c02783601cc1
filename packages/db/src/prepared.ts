import { sql } from 'kysely'
import pg from 'pg'

const mark = '/* prepared */'
const shapeMark = '/* prepared by shape */'
/** Limit of prepared shapes, since each connection stores all of them; further shapes are planned each time. */
const maxShapes = 100
const names = new Map<string, string>()
let shapes = 0

/**
 * Marks a frequent statement with a constant text, at its start: each connection then parses and plans it once. Name its columns:
 * after a migration adds one, a prepared `select *` fails.
 */
export const prepared = sql.raw(mark)

/**
 * {@link prepared} for a statement whose text depends on a visitor's input. The number of such shapes is limited separately, so
 * that visitors cannot exhaust it for other statements.
 */
export const preparedByShape = sql.raw(shapeMark)

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  const byShape = text.includes(shapeMark)
  if (byShape ? shapes === maxShapes : !text.includes(mark)) return undefined
  if (byShape) shapes++
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
