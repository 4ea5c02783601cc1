import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import { maxLines, maxPieces } from '@tsiran/contract/limits'
import { expect, test } from 'vitest'
import { addPieces, isCodeOf, piecesOf, readEntry, type ReceiptLine } from './receipt-lines.ts'

const row = (variant_id: number) =>
  ({ variant_id, sku: `SKU-${variant_id}`, barcode: `485000${variant_id}` }) as StockRow
const short = (lines: readonly ReceiptLine[]) =>
  lines.map(({ row: { variant_id }, qty, expires }) => [variant_id, qty, expires])

test('a code that is scanned again adds a piece to its line', () => {
  const once = addPieces([], row(1), 1)
  const twice = addPieces(addPieces(once, row(2), 12), row(1), 1)
  expect(short(twice)).toEqual([
    [1, 2, ''],
    [2, 12, ''],
  ])
  expect(piecesOf(twice)).toBe(14)
})

test('pieces of another day are another line', () => {
  const dated = addPieces([], row(1), 3).map((line) => ({ ...line, expires: '2030-05-01' }))
  const both = addPieces(dated, row(1), 2)
  expect(short(both)).toEqual([
    [1, 3, '2030-05-01'],
    [1, 2, ''],
  ])
  expect(new Set(both.map(({ key }) => key)).size).toBe(2)
})

test('an emptied line counts from none, and no line exceeds what the server takes', () => {
  const emptied = addPieces([], row(1), 5).map((line) => ({ ...line, qty: null }))
  expect(short(addPieces(emptied, row(1), 2))).toEqual([[1, 2, '']])
  expect(short(addPieces(addPieces([], row(1), maxPieces), row(1), 2))).toEqual([
    [1, maxPieces, ''],
  ])
})

test('a delivery has no more lines than the server takes at once', () => {
  const ids = Array.from({ length: maxLines + 1 }, (_, index) => index + 1)
  const all = ids.reduce<readonly ReceiptLine[]>((lines, id) => addPieces(lines, row(id), 1), [])
  expect(all).toHaveLength(maxLines)
  expect(short(addPieces(all, row(1), 2))[0]).toEqual([1, 3, ''])
})

test.each([
  ['ABC-001', 'ABC-001', 1],
  [' ABC-001 12 ', 'ABC-001', 12],
  ['ABC-001;3', 'ABC-001', 3],
  ['milk 2 %', 'milk 2 %', 1],
  ['ABC-001 0', 'ABC-001 0', 1],
])('%j names %j and %i pieces', (text, search, pieces) => {
  expect(readEntry(text)).toEqual({ search, pieces })
})

test('a code is the sku in any case or the barcode, and no part of them', () => {
  expect(['sku-1', '4850001', 'SKU', '485'].map((text) => isCodeOf(row(1), text))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
