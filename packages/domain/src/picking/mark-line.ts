import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { auditOrder } from '../order-management/order-call.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import { lateRefusal } from './late-mark.ts'
import { enterPicking, lockPicking, maySteer, type PickingCall } from './picking-steps.ts'
import { checkPick, type Pick } from './pick-rules.ts'
import { piecesOfOthers, pickedLines, selectSubstitutions } from './picking-rows.ts'
import { readPicking } from './read-picking.ts'
import { weighingOf } from './replacements.ts'
import { recorded, reported, isSame } from './recorded-pick.ts'
import { findOther, checkOther } from './check-other.ts'

export interface MarkCall extends PickingCall {
  lineId: number
  pick: Pick
}

/**
 * Records what was found of a line, in place of what was recorded before; the same again changes nothing. Stock and sums change at the
 * settlement. What somebody found before they lost the order is recorded of lines that nobody has decided. Refuses with `not_found`,
 * `conflict` (the order is another's, released, finished or canceled), `stock_changed` (too few substitutes) and `validation_failed`
 * (see {@link checkPick} and {@link checkSubstitute}).
 */
export const markLine = (db: Db, call: MarkCall): Promise<Picking> =>
  inTransaction(db, async (tx) => {
    const { id, staff, lineId, pick } = call
    const locked = await lockPicking(tx, id)
    const late = await lateRefusal(tx, locked, staff)
    const line = pickedLines(locked.order).find((one) => one.id === lineId)
    if (!line) throw late ?? new DomainError('not_found')
    const substitutions = await selectSubstitutions(tx, id)
    const substitution = substitutions.get(lineId)
    const before = recorded(line, substitution)
    if (isSame(before, pick)) return readPicking(tx, call)
    if (late && before.state !== null) throw late
    const other = await findOther(tx, pick, piecesOfOthers(substitutions, lineId))
    const mayDecide = maySteer(staff)
    checkPick(
      pick,
      {
        wanted: line.quantity,
        weighing: weighingOf(line),
        substituteWeighing: other && weighingOf(other),
      },
      mayDecide,
    )
    if (other) await checkOther(tx, { locked, line, other, pick }, mayDecide)
    await write(tx, {
      line,
      pick,
      staffId: staff.id,
      named: other?.variant_id === line.substitute_variant_id,
    })
    if (!late) await enterPicking(tx, id)
    await auditOrder(tx, locked.order, {
      by: staff.by,
      action: 'order.pick_line',
      before: { ...before, sku: undefined },
      after: { ...reported(pick), sku: line.sku },
    })
    return readPicking(tx, call)
  })

interface Mark {
  line: OrderLineRow
  pick: Pick
  staffId: number
  /** The buyer named the substitute, and so agreed to it. */
  named: boolean
}

async function write(tx: Tx, { line, pick, staffId, named }: Mark): Promise<void> {
  const { state, quantity, grams = null, substituteVariantId, agreed = false } = pick
  const isReplaced = substituteVariantId !== undefined
  await tx
    .updateTable('order_items')
    .set({
      pick_state: state,
      picked_quantity: isReplaced ? 0 : quantity,
      picked_grams: isReplaced ? null : grams,
      pick_agreed: agreed,
    })
    .where('id', '=', line.id)
    .execute()
  if (!isReplaced) {
    await tx.deleteFrom('order_substitutions').where('order_item_id', '=', line.id).execute()
    return
  }
  await sql`
    insert into order_substitutions (order_item_id, variant_id, quantity, grams, staff_id, agreed)
    values (${line.id}, ${substituteVariantId}, ${quantity}, ${grams}, ${staffId}, ${agreed || named})
    on conflict (order_item_id) do update set variant_id = excluded.variant_id, quantity = excluded.quantity, grams = excluded.grams,
      staff_id = excluded.staff_id, agreed = excluded.agreed, at = now()`.execute(tx)
}
