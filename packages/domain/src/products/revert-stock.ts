import type { Tx } from '@tsiran/db/database'
import type { Actor } from '../shared/actor.ts'
import { announceStock, lockVariants, moveStock } from '../stock/take-stock.ts'
import { recordChanges, type WrittenRow } from './change-sets.ts'

/** The field of a variant that only the ledger writes. */
export const stockField = 'qty'

/**
 * Takes back what a change set did to the stock, by movements the other way round: what was sold or came since counts on. A variant
 * that would have less than nothing keeps its stock. Returns the rows that are taken back.
 */
export async function revertStock(
  tx: Tx,
  rows: readonly WrittenRow[],
  { of, change_set_id, by }: { of: number; change_set_id: number; by: Actor },
): Promise<WrittenRow[]> {
  if (rows.length === 0) return []
  await lockVariants(
    tx,
    rows.map(({ subject_id }) => subject_id),
  )
  const moved = await moveStock(
    tx,
    rows.map(({ subject_id, before, after }) => ({
      variantId: subject_id,
      quantity: Number(before) - Number(after),
    })),
    { reason: 'correction', reference: { type: 'import', id: of }, by },
  )
  const byVariant = new Map(moved.map((movement) => [movement.variant_id, movement]))
  const restored = rows.filter(({ subject_id }) => byVariant.has(subject_id))
  await recordChanges(
    tx,
    change_set_id,
    restored.map(({ subject_id }) => {
      const { after, delta } = byVariant.get(subject_id)!
      return {
        subject_type: 'variant',
        subject_id,
        field: stockField,
        before: after - delta,
        after,
      }
    }),
  )
  if (restored.length > 0) await announceStock(tx)
  return restored
}
