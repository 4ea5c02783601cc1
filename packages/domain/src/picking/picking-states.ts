import type { PickingState } from '@tsiran/contract/admin/picking-shapes'

/** Null where nobody picks the order. */
export type AnyPickingState = PickingState | null
export const pickingActs = ['claim', 'start', 'mark', 'finish', 'release', 'cancel'] as const
export type PickingAct = (typeof pickingActs)[number]

type Steps = Partial<Record<PickingState | 'none', AnyPickingState>>

/** What each act makes of a picking; acts that are not named are refused. The same state again changes nothing. */
const table: Readonly<Record<PickingAct, Steps>> = {
  claim: { none: 'claimed', claimed: 'claimed', picking: 'picking' },
  start: { claimed: 'picking', picking: 'picking' },
  mark: { claimed: 'picking', picking: 'picking' },
  // An order that somebody else has released may be decided already.
  finish: { claimed: 'finished', picking: 'finished', finished: 'finished' },
  // A finished one may be impossible to settle: a substitute was sold meanwhile.
  release: { none: null, claimed: null, picking: null, finished: null },
  cancel: { none: null, claimed: null, picking: null, finished: null },
}

/** The state after an act; undefined where it is refused. */
export const stateAfter = (act: PickingAct, state: AnyPickingState): AnyPickingState | undefined =>
  table[act][state ?? 'none']
