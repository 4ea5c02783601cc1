import { expect, test } from 'vitest'
import { boxOf, move, spread } from './grid-range.ts'

const size = { rows: 100, cols: 5 }
const from = { row: 10, col: 2 }
const go = (key: string, ctrl = false) => move(from, { key, ctrl }, size)

test('keys move within the grid, with Ctrl to its edge', () => {
  expect([go('ArrowUp'), go('ArrowDown', true), go('ArrowLeft', true), go('ArrowRight')]).toEqual([
    { row: 9, col: 2 },
    { row: 99, col: 2 },
    { row: 10, col: 0 },
    { row: 10, col: 3 },
  ])
  expect([go('Home'), go('End', true), go('PageUp'), go('PageDown'), go('x')]).toEqual([
    { row: 10, col: 0 },
    { row: 99, col: 4 },
    { row: 0, col: 2 },
    { row: 25, col: 2 },
    undefined,
  ])
})

test('a range is the same from any of its corners', () => {
  const box = { top: 1, bottom: 4, left: 0, right: 2 }
  expect(boxOf({ anchor: { row: 4, col: 0 }, focus: { row: 1, col: 2 } })).toEqual(box)
})

test('one copied cell fills the range; a block begins at its corner and ends at the grid’s edge', () => {
  const range = { anchor: { row: 98, col: 3 }, focus: { row: 99, col: 4 } }
  expect(
    spread([['7']], range, size).map(({ place, text }) => [place.row, place.col, text]),
  ).toEqual([
    [98, 3, '7'],
    [98, 4, '7'],
    [99, 3, '7'],
    [99, 4, '7'],
  ])
  const block = [['a', 'b', 'c'], ['d'], ['e']]
  expect(spread(block, range, size).map(({ place, text }) => [place.row, place.col, text])).toEqual(
    [
      [98, 3, 'a'],
      [98, 4, 'b'],
      [99, 3, 'd'],
    ],
  )
})
