import type { Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { fieldError } from '../errors.ts'

interface Place {
  table:
    | 'categories'
    | 'brands'
    | 'attributes'
    | 'attribute_options'
    | 'sliders'
    | 'menu_items'
    | 'social_links'
  column: 'position' | 'sort_order'
  /** The rows among which it is placed, as a condition; the caller holds a lock that keeps others from ordering them. */
  among: RawBuilder<unknown>
  /** Their present order. */
  order: RawBuilder<unknown>
  id: number
  /** Null places it last. */
  beforeId: number | null
}

/**
 * Places a row before another one, or last, and numbers the rows anew. Returns whether anything moved. Refuses with
 * `validation_failed` where the other one is not among the rows.
 */
export async function placeBefore(
  tx: Tx,
  { table, column, among, order, id, beforeId }: Place,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${among} order by ${order}`.execute(tx)
  const before = rows.map((row) => row.id)
  const after = before.filter((other) => other !== id)
  const place = beforeId === null ? after.length : after.indexOf(beforeId)
  if (place === -1) throw fieldError('before_id', 'invalid')
  after.splice(place, 0, id)
  await sql`
    update ${sql.table(table)} t set ${sql.ref(column)} = n.place
    from unnest(${after}::int[]) with ordinality n (id, place)
    where n.id = t.id and t.${sql.ref(column)} <> n.place`.execute(tx)
  return after.some((other, index) => other !== before[index])
}
