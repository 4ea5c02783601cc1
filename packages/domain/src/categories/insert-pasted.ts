import type { PastedCategory } from '@tsiran/contract/admin/pasted-categories'
import { perLocale } from '@tsiran/contract/map-text'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** A line with its category and the one above it, each as its id or, where it is new, as the number of its line. */
export interface Planned extends PastedCategory {
  node: string
  above: string
}

/** Inserts new categories after all others, parents first, one statement for each depth. */
export async function insertPasted(tx: Tx, added: readonly Planned[]): Promise<void> {
  const ids = new Map<string, number>()
  const idOf = (node: string) => (node === 'null' ? null : (ids.get(node) ?? Number(node)))
  const empty = JSON.stringify(perLocale(() => ''))
  const { rows: ends } = await sql<{ position: number }>`
    select coalesce(max(position), 0)::int as position from categories`.execute(tx)
  const start = ends[0]!.position
  const levels = Map.groupBy(added, ({ depth }) => depth)
  for (const [, rows] of [...levels].sort(([a], [b]) => a - b)) {
    const inserted = await tx
      .insertInto('categories')
      .values(
        rows.map(({ line, above, slug, name }) => ({
          parent_id: idOf(above),
          slug,
          name: JSON.stringify(name),
          description: empty,
          meta_title: empty,
          image: null,
          position: start + line,
        })),
      )
      .returning(['id', 'slug'])
      .execute()
    for (const { node, slug } of rows) ids.set(node, inserted.find((row) => row.slug === slug)!.id)
  }
}
