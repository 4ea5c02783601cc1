import { expect, test } from 'vitest'
import { formatMoney } from '@tsiran/i18n/money'
import type { OrderRow } from '../orders/order-rows.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import { deliveryRows } from './delivery-rows.ts'
import { settledRows } from './settled-rows.ts'

const text = (name: string) => ({ hy: name, ru: name, en: name })
const line = (id: number, name: string, changes: Partial<OrderLineRow> = {}) =>
  ({
    id,
    name: text(name),
    options: text(''),
    quantity: 2,
    canceled: 0,
    total: 1000,
    replaces_id: null,
    ...changes,
  }) as OrderLineRow
const order = (lines: OrderLineRow[]) => ({ locale: 'en', lines }) as OrderRow

test('a packed order lists weights, fewer pieces, what was not there, and substitutes below their lines', () => {
  const before = order([line(1, 'Lori'), line(2, 'Milk'), line(3, 'Bread'), line(4, 'Salt')])
  const after = order([
    line(1, 'Lori', { pick_state: 'found', picked_grams: 980, total: 2842 }),
    line(2, 'Milk', { pick_state: 'short', canceled: 1, total: 500 }),
    line(3, 'Bread', { pick_state: 'replaced', canceled: 2, total: 0 }),
    line(4, 'Salt', { pick_state: 'missing', canceled: 2, total: 0 }),
    line(5, 'Lavash', { replaces_id: 3, quantity: 1, total: 400 }),
  ])
  expect(settledRows({ before, after })).toEqual([
    { label: 'Lori × 2, 980 g', value: formatMoney(2842) },
    { label: 'Milk × 2 → 1', value: formatMoney(500) },
    { label: 'Bread × 2 → 0', value: formatMoney(0) },
    { label: 'Lavash × 1 (a substitute)', value: formatMoney(400) },
    { label: 'Salt × 2 → 0 (was not there)', value: formatMoney(0) },
  ])
})

test('slot, district, wish and buffer are named; an order without them has none of these rows', () => {
  const slot = {
    zone: text('Centre'),
    district: text('Arabkir'),
    starts_at: '2026-11-23T06:00:00.000Z',
    ends_at: '2026-11-23T08:00:00.000Z',
    fee: 0,
    pickup: false,
  }
  expect(deliveryRows({ slot, substitution: 'call', buffer: 900 }, 'en')).toEqual([
    { label: 'Delivery time', value: 'Monday, 23 November, 10:00–12:00' },
    { label: 'District', value: 'Arabkir' },
    { label: 'If something is not there', value: 'Call me' },
    {
      label: 'Weighed products',
      value: `up to ${formatMoney(900)} more: you pay what is weighed`,
    },
  ])
  expect(
    deliveryRows(
      { slot: { ...slot, district: null, pickup: true }, substitution: null, buffer: 0 },
      'ru',
    ),
  ).toEqual([{ label: 'Время самовывоза', value: 'Понедельник, 23 ноября, 10:00–12:00' }])
  expect(deliveryRows({ slot: null, substitution: null, buffer: 0 }, 'hy')).toEqual([])
})
