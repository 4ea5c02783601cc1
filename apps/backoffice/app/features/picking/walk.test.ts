import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import type { PickLine } from '@tsiran/contract/admin/pick-line-shapes'
import { expect, test } from 'vitest'
import { walkOf } from './walk.ts'

let lastId = 0
const line = (sku: string, place: string, more: Partial<PickLine> = {}) =>
  ({
    id: ++lastId,
    sku,
    name: sku,
    place,
    category: '',
    category_position: null,
    chilled: false,
    state: null,
    ...more,
  }) as PickLine
const picking = (lines: PickLine[], more: Partial<Picking> = {}) =>
  ({ order_id: ++lastId, mine: true, state: 'picking', lines, ...more }) as Picking
const wayOf = (pickings: Picking[]) =>
  walkOf(pickings, [], 'en').map(({ line: { sku }, box }) => `${sku} ${box}`)

test('one walk passes each shelf once; the same product goes into box after box', () => {
  const orders = [
    picking([line('rice', 'A10'), line('kefir', 'A1', { chilled: true })]),
    picking([line('salt', 'A2'), line('rice', 'A10'), line('tea', '')]),
    picking([line('oil', 'A10'), line('rice', 'A10')]),
  ]
  expect(wayOf(orders)).toEqual([
    'salt 2',
    'oil 3',
    'rice 1',
    'rice 2',
    'rice 3',
    'tea 2',
    'kefir 1',
  ])
})

test('an order that is canceled, finished or another’s leaves the walk; the boxes keep their numbers', () => {
  const orders = [
    picking([line('salt', 'A1')], { mine: false, state: null, status: 'canceled' }),
    picking([line('rice', 'A1')], { state: 'finished' }),
    picking([line('oil', 'A1')]),
  ]
  expect(wayOf(orders)).toEqual(['oil 3'])
})

test('an order alone is shown whoever picks it, in the server’s sequence', () => {
  const order = picking([line('salt', 'A2'), line('rice', 'A1')], { mine: false, state: null })
  expect(wayOf([order])).toEqual(['salt 1', 'rice 1'])
})

test('a mark that waits is shown on its line', () => {
  const order = picking([line('salt', 'A2')])
  const waiting = [
    {
      key: 'a',
      orderId: order.order_id,
      lineId: order.lines[0]!.id,
      mark: { state: 'missing' as const, quantity: 0 },
    },
  ]
  expect(walkOf([order], waiting, 'en')[0]!.line.state).toBe('missing')
})
