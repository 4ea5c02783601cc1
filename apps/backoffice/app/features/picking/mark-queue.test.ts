import { storedText } from '@tsiran/app-kit/browser/stored'
import type { PickLine } from '@tsiran/contract/admin/pick-line-shapes'
import { expect, test } from 'vitest'
import { addMark, dropMarks, readMarks, withMark, type QueuedMark } from './mark-queue.ts'

const queued = (key: string, lineId: number, quantity = 1, orderId = 1): QueuedMark => ({
  key,
  orderId,
  lineId,
  name: 'Butter',
  mark: { state: 'short', quantity },
})

test('marks wait in their sequence; the last one of a line counts', () => {
  const store = storedText('localStorage', 'marks')
  for (const mark of [queued('a', 1), queued('b', 2), queued('c', 1, 2), queued('d', 1, 1, 2)])
    addMark(store, mark)
  expect(readMarks(store.read()).map(({ key }) => key)).toEqual(['b', 'c', 'd'])
  dropMarks(store, ({ key }) => key === 'b')
  expect(readMarks(store.read()).map(({ key }) => key)).toEqual(['c', 'd'])
  dropMarks(store, ({ orderId }) => orderId === 1)
  expect(readMarks(store.read())).toHaveLength(1)
})

test('what is stored and is no list counts as nothing', () => {
  expect(readMarks('{"key":1}')).toEqual([])
  expect(readMarks('no JSON')).toEqual([])
})

test('a line shows what waits to be sent', () => {
  const line = { id: 1, state: null, picked_quantity: null, substitute: null } as PickLine
  expect(withMark(line, undefined)).toBe(line)
  expect(withMark(line, queued('a', 1, 2))).toMatchObject({ state: 'short', picked_quantity: 2 })
  const replaced: QueuedMark = {
    ...queued('b', 1),
    mark: { state: 'replaced', quantity: 1, substitute_variant_id: 7 },
    substitute: { sku: 'S', name: 'Milk', image: '' },
  }
  expect(withMark(line, replaced)).toMatchObject({
    picked_quantity: 0,
    substitute: { name: 'Milk' },
  })
})
