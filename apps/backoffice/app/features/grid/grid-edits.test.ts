import { expect, test } from 'vitest'
import { cellKey, noEdits, redo, stage, undo, type StagedCell } from './grid-edits.ts'
import { sendable, settle, toCells } from './grid-cells.ts'

const cell = (
  variantId: number,
  field: string,
  value: number,
  more: Partial<StagedCell> = {},
): StagedCell => ({
  productId: variantId + 100,
  variantId,
  field,
  version: 1,
  text: String(value),
  value,
  ...more,
})
const put = (...cells: StagedCell[]) =>
  cells.map((one) => ({ key: cellKey(one.variantId, one.field), cell: one }))
const values = (edits: typeof noEdits) =>
  Object.fromEntries([...edits.staged].map(([key, { value }]) => [key, value]))

test('a step of many cells is undone and done again as one', () => {
  const one = stage(noEdits, put(cell(1, 'price', 5)))
  const two = stage(one, put(cell(1, 'price', 6), cell(2, 'price', 7)))
  expect(values(two)).toEqual({ '1 price': 6, '2 price': 7 })
  expect(values(undo(two))).toEqual({ '1 price': 5 })
  expect(values(undo(undo(two)))).toEqual({})
  expect(undo(undo(undo(two))).staged.size).toBe(0)
  expect(values(redo(undo(two)))).toEqual({ '1 price': 6, '2 price': 7 })
  // A new step ends what could be done again.
  expect(values(redo(stage(undo(two), put(cell(3, 'price', 1)))))).toEqual({
    '1 price': 5,
    '3 price': 1,
  })
})

test('a cell that is taken back is no longer staged', () => {
  const staged = stage(noEdits, put(cell(1, 'price', 5)))
  const back = stage(staged, [{ key: cellKey(1, 'price'), cell: undefined }])
  expect(back.staged.size).toBe(0)
  expect(values(undo(back))).toEqual({ '1 price': 5 })
})

test('cells are sent with the version that they were typed on; invalid and stale ones stay', () => {
  const edits = stage(
    noEdits,
    put(
      cell(1, 'price', 5),
      cell(1, 'position', 9, { version: null }),
      cell(2, 'price', -1, { problem: 'negative' }),
      cell(3, 'price', 4, { refused: 'stale' }),
    ),
  )
  expect(toCells(sendable(edits), () => 8)).toEqual([
    { variant_id: 1, version: 1, field: 'price', value: 5 },
    { product_id: 101, version: 8, field: 'position', value: 9 },
  ])
})

test('after an edit the refused cells stay with their reason, and the written ones are gone', () => {
  const edits = stage(
    noEdits,
    put(cell(1, 'price', 5), cell(2, 'price', 6), cell(3, 'position', 7)),
  )
  const done = settle(edits, sendable(edits), [
    { product_id: 102, variant_id: 2, field: 'price', code: 'version_conflict', message: 'x' },
    {
      product_id: 103,
      variant_id: null,
      field: 'position',
      code: 'validation_failed',
      message: 'no',
    },
  ])
  expect(
    [...done.staged.values()].map(({ variantId, refused, version }) => [
      variantId,
      refused,
      version,
    ]),
  ).toEqual([
    [2, 'stale', 1],
    [3, 'no', null],
  ])
  expect(undo(done)).toEqual(done)
})
