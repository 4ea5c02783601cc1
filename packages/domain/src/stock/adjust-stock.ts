import type { AdjustReason } from '@tsiran/contract/admin/stock-reasons'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { checkFields } from '../shared/fields.ts'
import { announceStock, moveStock, type StockCause } from './take-stock.ts'
import { refuseTwin } from './refuse-twin.ts'
import { type FirstMovement, movementOf, noteKey } from './repeated-movement.ts'

export interface Adjustment {
  variantId: number
  /** Pieces that came, or went where negative. */
  delta?: number | undefined
  /** Pieces that were counted, and the stock that was seen before. */
  set?: number | undefined
  expected?: number | undefined
  reason: AdjustReason
  note?: string | undefined
  /** A paper of the merchant's own. */
  reference?: string | undefined
  /** Of the form that was sent: with the same one pieces move once. */
  key?: string | undefined
  /** Whether a colleague may have moved as many: these are others. */
  again?: boolean | undefined
  by: Actor
}

/**
 * Changes a variant's stock by pieces, or to what was counted, and invalidates the page caches. Returns the new stock and the movement;
 * a call that is repeated with its key, since its answer was lost, those of the first one. Refuses with `not_found`, with
 * `validation_failed` for a stock below zero and for fields that the reason does not take, with `conflict` where the key has moved
 * something else, a count with `stock_changed`, the present stock and its last movement where it is not the one that was seen, and
 * an adjustment with `already_moved` (see {@link refuseTwin}).
 */
export const adjustStock = (
  db: Db | Tx,
  adjustment: Adjustment,
): Promise<{ qty: number; movement_id: number }> =>
  inTransaction(db, async (tx) => {
    checkShape(adjustment)
    const { variantId, delta, set, expected, reason, reference, key, again, by } = adjustment
    const { sku, qty } = await lockVariant(tx, variantId)
    const first = key === undefined ? undefined : await movementOf(tx, key)
    if (first) return repeated(first, adjustment)
    if (expected !== undefined && expected !== qty)
      throw new DomainError('stock_changed', {
        data: { qty, ...(await lastMovement(tx, variantId)) },
      })
    if (delta !== undefined && !again)
      await refuseTwin(tx, { variantId, delta, qty, reference, by })
    const quantity = set === undefined ? delta! : set - qty
    const [movement] = await moveStock(tx, [{ variantId, quantity }], causeOf(adjustment))
    if (!movement)
      throw qty + quantity < 0
        ? fieldError('delta', 'quantityStock', { stock: qty })
        : fieldError(set === undefined ? 'delta' : 'set', 'invalid')
    if (key !== undefined) await noteKey(tx, { key, movement_id: movement.id })
    await announceStock(tx)
    const { note } = adjustment
    await writeAudit(tx, {
      by,
      action: set === undefined ? 'stock.adjust' : 'stock.count',
      subject: { type: 'variant', id: variantId, label: sku },
      before: { qty },
      after: {
        qty: movement.after,
        reason,
        ...(note && { note }),
        ...(reference && { reference }),
      },
    })
    return { qty: movement.after, movement_id: movement.id }
  })

/** A count sets the stock against the one that was seen; everything else moves pieces. */
function checkShape({ delta, set, expected, reason }: Adjustment): void {
  const isCount = reason === 'count'
  const wrongField = (value: number | undefined, isWanted: boolean) =>
    isWanted === (value !== undefined) ? undefined : isWanted ? 'required' : 'invalid'
  checkFields({
    delta: delta === 0 ? 'invalid' : wrongField(delta, !isCount),
    set: wrongField(set, isCount),
    expected: wrongField(expected, isCount),
  })
}

const causeOf = ({ reason, by, note, reference }: Adjustment): StockCause => ({
  reason,
  by,
  note: note?.trim(),
  reference: reference?.trim() ? { type: 'paper', id: reference.trim() } : undefined,
})

/** What an earlier call with the key has done, where that was the same. */
function repeated(first: FirstMovement, { variantId, delta, set, reason }: Adjustment) {
  const isSame = set === undefined ? first.delta === delta : first.after === set
  if (first.variant_id !== variantId || first.reason !== reason || !isSame)
    throw new DomainError('conflict')
  return { qty: first.after, movement_id: first.id }
}

/** Why a variant's stock changed last, and who changed it; null for buyers and parts of the shop. */
async function lastMovement(tx: Tx, variantId: number) {
  const { rows } = await sql<{ reason: string; changed_by: string | null }>`
    select m.reason, s.name as changed_by from stock_movements m left join staff s on s.id = m.staff_id
    where m.variant_id = ${variantId} order by m.id desc limit 1`.execute(tx)
  return rows[0]
}

async function lockVariant(tx: Tx, id: number): Promise<{ sku: string; qty: number }> {
  const { rows } = await sql<{ sku: string; qty: number }>`
    select sku, qty from variants where id = ${id} for update`.execute(tx)
  if (!rows[0]) throw new DomainError('not_found')
  return rows[0]
}
