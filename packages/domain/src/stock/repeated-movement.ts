import type { Tx } from '@tsiran/db/database'
import type { StockMovementsTable } from '@tsiran/db/tables/stock'
import type { Selectable } from 'kysely'
import { DomainError } from '../errors.ts'

export type FirstMovement = Pick<
  Selectable<StockMovementsTable>,
  'id' | 'variant_id' | 'delta' | 'after' | 'reason'
>

/** The movement that a call with this key has made; undefined where there is none. */
export const movementOf = (tx: Tx, key: string): Promise<FirstMovement | undefined> =>
  tx
    .selectFrom('stock_adjustments')
    .innerJoin('stock_movements', 'stock_movements.id', 'movement_id')
    .select(['id', 'variant_id', 'delta', 'after', 'reason'])
    .where('key', '=', key)
    .executeTakeFirst()

/** A call for another variant, at the same time, may have taken the key. */
export async function noteKey(tx: Tx, row: { key: string; movement_id: number }): Promise<void> {
  const noted = await tx
    .insertInto('stock_adjustments')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!noted) throw new DomainError('conflict')
}
