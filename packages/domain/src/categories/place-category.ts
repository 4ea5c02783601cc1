import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { placeBefore } from '../shared/place-before.ts'

/**
 * Places a category among the children of its parent, before a sibling or last. The caller holds the tree's lock. Returns whether
 * anything moved; refuses with `validation_failed` where the sibling is elsewhere.
 */
export const placeCategory = (
  tx: Tx,
  { id, parentId, beforeId }: { id: number; parentId: number | null; beforeId: number | null },
): Promise<boolean> =>
  placeBefore(tx, {
    table: 'categories',
    column: 'position',
    among: sql`parent_id is not distinct from ${parentId}::int`,
    order: sql`position, id`,
    id,
    beforeId,
  })
