import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCell, flagOf, wholeOf, wordOf } from './cell-values.ts'
import { escapeCell, unescapeCell } from './escaped-cell.ts'

test.each([
  ['1500', 1500],
  ['1 500', 1500],
  ['1\u{A0}500 ֏', 1500],
  ['1500.00', 1500],
  ['1,500', 1500],
  ['1.500.000', 1_500_000],
  ['12,0 драмов', 12],
])('%j is %i', (cell, value) => expect(wholeOf(cell, { max: 10_000_000 })).toBe(value))

test.each(['', 'abc', '12.5', '1,50', '0.500', '0,250', '-', '5-', '=5', '1e3', '٣'])(
  '%j is no whole number',
  (cell) => expect(() => wholeOf(cell, { max: 100 })).toThrow('notWhole'),
)
test('limits are refused by name', () => {
  expect(() => wholeOf('101', { max: 100 })).toThrow('tooBig')
  expect(() => wholeOf('0', { min: 1, max: 100 })).toThrow('tooSmall')
  expect(() => wholeOf('-1 500 ֏', { max: 100 })).toThrow('tooSmall')
})

test('words and flags are read in capitals and in every language', () => {
  expect(wordOf(' Hidden ', ['published', 'hidden'])).toBe('hidden')
  expect(() => wordOf('deleted', ['published'])).toThrow('unknownWord')
  expect([flagOf('Այո'), flagOf('Да'), flagOf('NO'), flagOf('')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each(['=1+1', '@SUM(A1)', "+cmd|' /C calc'!A0", '-2+3(', ' =1'])(
  '%j is a formula in CSV, and a text in a workbook',
  (cell) => {
    expect(() => checkCell(cell, 'csv')).toThrow('formula')
    expect(() => checkCell(cell, 'xlsx')).not.toThrow()
  },
)
test.each(['+374 91 000000', '- without sugar', '-5', "'=1", 'a=b'])('%j is a text', (cell) =>
  expect(() => checkCell(cell, 'csv')).not.toThrow(),
)

test('unescaping takes back what escaping did, to any text', () => {
  const sign = fc.constantFrom(...'\'=+-@\t\n\r a;"ա')
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: sign }))
  fc.assert(
    fc.property(text, (one) => {
      expect(unescapeCell(escapeCell(one))).toBe(one)
      expect(() => checkCell(escapeCell(one), 'csv')).not.toThrow('formula')
    }),
  )
})
