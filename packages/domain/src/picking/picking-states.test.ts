import { pickingStates } from '@tsiran/contract/admin/picking-shapes'
import { expect, test } from 'vitest'
import { pickingActs, stateAfter, type AnyPickingState, type PickingAct } from './picking-states.ts'

const expected: Record<PickingAct, (AnyPickingState | undefined)[]> = {
  // From nobody's, claimed, picking, finished.
  claim: ['claimed', 'claimed', 'picking', undefined],
  start: [undefined, 'picking', 'picking', undefined],
  mark: [undefined, 'picking', 'picking', undefined],
  finish: [undefined, 'finished', 'finished', 'finished'],
  release: [null, null, null, null],
  cancel: [null, null, null, null],
}

test.each(pickingActs)('%s leads from each state where the table says', (act) => {
  const found = [null, ...pickingStates].map((state) => stateAfter(act, state))
  expect(found).toEqual(expected[act])
})

test('an act again after itself changes nothing', () => {
  for (const act of pickingActs)
    for (const state of [null, ...pickingStates]) {
      const next = stateAfter(act, state)
      if (next !== undefined) expect(stateAfter(act, next) ?? next).toBe(next)
    }
})
