import type { Tx } from '@tsiran/db/database'
import { fieldError } from '../errors.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import { selectShelves } from '../orders/shelves.ts'
import type { LockedPicking } from './picking-steps.ts'
import { checkSubstitute, type Pick } from './pick-rules.ts'
import { replaced } from './view-pick-line.ts'
import { asReplacement, findReplacements, lessGiven, type ReplacementRow } from './replacements.ts'

/** What a pick names in place of a line, with the pieces that no other line of the order is given. */
export async function findOther(
  tx: Tx,
  { substituteVariantId: id }: Pick,
  given: ReadonlyMap<number, number>,
): Promise<ReplacementRow | undefined> {
  if (id === undefined) return undefined
  const [other] = await findReplacements(tx, [id])
  if (!other) throw fieldError('substitute_variant_id', 'invalid')
  return lessGiven(other, given)
}

interface OtherCheck {
  locked: LockedPicking
  line: OrderLineRow
  other: ReplacementRow
  pick: Pick
}

/** Refuses a substitute that the line may not get, as {@link checkSubstitute} does. */
export async function checkOther(
  tx: Tx,
  { locked: { order }, line, other, pick }: OtherCheck,
  mayDecide: boolean,
): Promise<void> {
  if (other.variant_id === line.variant_id) throw fieldError('substitute_variant_id', 'invalid')
  const shelf = (await selectShelves(tx, [order.id])).get(line.id)!
  checkSubstitute(
    replaced(order, { line, shelf }),
    asReplacement(other, line.substitute_variant_id),
    { quantity: pick.quantity, agreed: pick.agreed ?? false, mayDecide },
  )
}
