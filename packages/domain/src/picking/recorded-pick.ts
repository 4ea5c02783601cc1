import type { OrderLineRow } from '../orders/order-line-rows.ts'
import type { Pick } from './pick-rules.ts'
import type { SubstituteRow } from './picking-rows.ts'

interface Recorded {
  state: Pick['state'] | null
  quantity: number | null
  grams: number | null
  substitute: number | null
  agreed: boolean
}

/** What is recorded of a line. */
export const recorded = (line: OrderLineRow, other: SubstituteRow | undefined): Recorded => ({
  state: line.pick_state,
  quantity: other?.quantity ?? line.picked_quantity,
  grams: other ? other.grams : line.picked_grams,
  substitute: other?.variant_id ?? null,
  agreed: line.pick_agreed,
})

/** What a call reports of a line, in the same shape. */
export const reported = ({
  state,
  quantity,
  grams,
  substituteVariantId,
  agreed,
}: Pick): Recorded => ({
  state,
  quantity,
  grams: grams ?? null,
  substitute: substituteVariantId ?? null,
  agreed: agreed ?? false,
})

export const isSame = (before: Recorded, pick: Pick): boolean =>
  JSON.stringify(before) === JSON.stringify(reported(pick))
