import { sql } from 'kysely'
import pg from 'pg'

const mark = '/* prepared */'
const shapeMark = '/* prepared by shape */'
/** Shapes that are prepared; each connection keeps every one of them, so later ones are planned each time. */
const maxShapes = 100
const names = new Map<string, string>()
let shapes = 0

/**
 * To be written first in a statement that runs often and always has the same text: each connection then parses and plans it
 * once. Its columns must be named, since an added column would break `select *` on connections that have it prepared.
 */
export const prepared = sql.raw(mark)

/**
 * {@link prepared} for a statement whose text depends on what a visitor typed. Strangers choose those shapes, so they have few
 * names of their own, and take none of the other statements'.
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

/** A connection that prepares the statements marked so. */
export class PreparingClient extends pg.Client {
  // One signature in place of pg's overloads: it takes whatever they take, and its result passes for any of theirs.
  override query(...parameters: unknown[]): never {
    const [text, values, ...rest] = parameters
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    const query = name === undefined ? parameters : [{ name, text, values }, ...rest]
    return super.query(...(query as Parameters<pg.Client['query']>)) as never
  }
}
