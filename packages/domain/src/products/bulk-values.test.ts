import { bulkField } from '@tsiran/contract/admin/bulk-fields'
import type { BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPercent, applyOperation, offerProblems, roundTo } from './bulk-values.ts'

type Value = NonNullable<BulkOperation['value']>
const run = (name: string, op: BulkOperation['op'], value: Value | undefined, current: unknown) =>
  applyOperation(bulkField(name)!, { op, ...(value !== undefined && { value }) }, current as never)

test('percents round half up to whole drams', () => {
  expect([
    addPercent(1000, 7),
    addPercent(105, 10),
    addPercent(104, 10),
    addPercent(999, -0.05),
  ]).toEqual([1070, 116, 114, 999])
  // 1010 drams and 7.5 % are 1085.75; 150 and 1.67 % are 152.505.
  expect([addPercent(1010, 7.5), addPercent(150, 1.67), addPercent(50, 1)]).toEqual([1086, 153, 51])
  expect([addPercent(1000, -100), addPercent(1, -50)]).toEqual([0, 1])
})

test('a percentage is exact at any size of a price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: -10_000, max: 100_000 }),
      (drams, basis) => {
        const exact = (BigInt(drams) * BigInt(10_000 + basis) * 2n + 10_000n) / 20_000n
        expect(addPercent(drams, basis / 100)).toBe(Number(exact))
      },
    ),
  )
})

test('rounding goes to the nearest step, and half a step up', () => {
  expect([1074, 1075, 1070, 4, 5].map((drams) => roundTo(drams, 10))).toEqual([
    1070, 1080, 1070, 0, 10,
  ])
  expect(roundTo(1249, 50)).toBe(1250)
})

test('numbers are set, added to and cleared within their bounds', () => {
  expect(run('price', 'set', 500, 900)).toEqual({ value: 500 })
  expect(run('price', 'add', -100, 900)).toEqual({ value: 800 })
  expect(run('price', 'add', -1000, 900)).toEqual({ problem: 'negative' })
  expect(run('price', 'set', 1.5, 900)).toEqual({ problem: 'invalid' })
  expect(run('price', 'percent', 900, 99_000_000)).toEqual({ problem: 'too_large' })
  expect(run('price', 'percent', -101, 900)).toEqual({ problem: 'invalid' })
  expect(run('price', 'clear', undefined, 900)).toEqual({ problem: 'required' })
  expect(run('old_price', 'clear', undefined, 900)).toEqual({ value: null })
  expect(run('old_price', 'percent', 10, null)).toEqual({ value: null })
  expect(run('box_qty', 'set', 1, null)).toEqual({ problem: 'too_small' })
  expect(run('price', 'round', 0, 900)).toEqual({ problem: 'invalid' })
  expect(run('price', 'replace', { find: '9', with: '8' }, 900)).toEqual({ problem: 'invalid' })
})

test.each<[Parameters<typeof run>[1], Parameters<typeof run>[2], string]>([
  ['percent', 1e9, 'invalid'],
  ['percent', -1e9, 'invalid'],
  ['percent', Number.NaN, 'invalid'],
  ['percent', '7', 'invalid'],
  ['percent', -100, 'too_small'],
  ['percent', -99.99, 'too_small'],
  ['round', 0, 'invalid'],
  ['round', -10, 'invalid'],
  ['round', 0.5, 'invalid'],
  ['round', 1e9, 'invalid'],
  ['round', 10_000, 'too_small'],
  ['add', 1e15, 'too_large'],
])('a price of 900 refuses %s %s', (op, value, problem) => {
  expect(run('price', op, value, 900)).toEqual({ problem })
})

test('texts are replaced as they are written, without patterns', () => {
  expect(run('name.ru', 'replace', { find: '1л', with: '1 л $&' }, 'Сок 1л, 1л')).toEqual({
    value: 'Сок 1 л $&, 1 л $&',
  })
  expect(run('name.hy', 'replace', { find: '', with: 'x' }, 'Հյութ')).toEqual({
    problem: 'invalid',
  })
  expect(run('name.hy', 'replace', { find: 'Հյութ', with: '' }, 'Հյութ')).toEqual({
    problem: 'required',
  })
  expect(run('shelf_place', 'clear', undefined, 'A1')).toEqual({ value: '' })
  expect(run('name.en', 'add', ' new', 'Juice')).toEqual({ value: 'Juice new' })
  expect(run('name.en', 'set', 'x'.repeat(301), 'Juice')).toEqual({ problem: 'too_long' })
})

test('categories are added, left and moved; the main one comes first', () => {
  expect(run('category_ids', 'add', [3, 1], [1, 2])).toEqual({ value: [1, 2, 3] })
  expect(run('category_ids', 'remove', [1], [1, 2])).toEqual({ value: [2] })
  expect(run('category_ids', 'remove', [1], [1])).toEqual({ problem: 'required' })
  expect(run('category_ids', 'move', 3, [1, 2, 3])).toEqual({ value: [3, 2] })
  expect(run('category_ids', 'set', [5, 5], [1])).toEqual({ problem: 'invalid' })
})

test('choices, barcodes and contents are checked', () => {
  expect(run('status', 'set', 'service', 'hidden')).toEqual({ problem: 'invalid' })
  expect(run('barcode', 'set', '48 12', null)).toEqual({ problem: 'invalid' })
  expect(run('barcode', 'set', '4850001', null)).toEqual({ value: '4850001' })
  expect(run('content', 'set', { amount: 500, unit: 'g' }, null)).toEqual({
    value: { amount: 500, unit: 'g' },
  })
  expect(run('content', 'set', { amount: 0, unit: 'g' }, null)).toEqual({ problem: 'too_small' })
  expect(run('content', 'set', 'half a kilo', null)).toEqual({ problem: 'invalid' })
})

test('an old price stays above the price, and a box is complete', () => {
  const offer = { price: 900, old_price: null, min_qty: 1, box_qty: null, box_price: null }
  expect(offerProblems(offer)).toEqual([undefined, undefined])
  expect(offerProblems({ ...offer, old_price: 901 })[0]).toBeUndefined()
  expect(offerProblems({ ...offer, old_price: 900 })[0]).toBe('old_price_low')
  expect(offerProblems({ ...offer, box_qty: 6 })[1]).toBe('box_incomplete')
  expect(offerProblems({ ...offer, min_qty: 4, box_qty: 6, box_price: 5000 })[1]).toBe('box_step')
  expect(offerProblems({ ...offer, min_qty: 3, box_qty: 6, box_price: 5000 })[1]).toBeUndefined()
})
