import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import type { PickLine } from '@tsiran/contract/admin/pick-line-shapes'
import { expect, test } from 'vitest'
import { isOtherwise, stopOfCode, walkOf } from './walk.ts'

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
      name: 'salt',
      mark: { state: 'missing' as const, quantity: 0 },
    },
  ]
  expect(walkOf([order], waiting, 'en')[0]!.line.state).toBe('missing')
})

test('a code means an open line, first that on the screen; a decided one is not taken for found', () => {
  const orders = [
    picking([line('rice', 'A1', { state: 'short' })]),
    picking([line('rice', 'A1', { barcode: '482' })]),
    picking([line('rice', 'A1')]),
  ]
  const stops = walkOf(orders, [], 'en')
  const boxOf = (code: string, shown = stops[0]) => stopOfCode(stops, shown, code)?.box
  expect([boxOf('rice'), boxOf('rice', stops[2]), boxOf('482'), boxOf('oil')]).toEqual([
    2,
    3,
    2,
    undefined,
  ])
  expect(stopOfCode(stops.slice(0, 1), stops[0], 'rice')).toBe(stops[0])
  expect(stops.map(isOtherwise)).toEqual([true, false, false])
})
