import { expect, test } from 'vitest'
import { openSpans } from './opening-hours.ts'

const day = { opens: '09:00', closes: '21:00' }

test('days in a row with equal hours are one span', () => {
  const short = { opens: '10:00', closes: '18:00' }
  expect(openSpans([day, day, { ...day }, day, day, short, null])).toEqual([
    { from: 1, to: 5, day },
    { from: 6, to: 6, day: short },
    { from: 7, to: 7, day: null },
  ])
})

test('equal hours with another day between are two spans', () => {
  expect(openSpans([day, null, day, day, day, day, day]).map(({ from, to }) => [from, to])).toEqual(
    [
      [1, 1],
      [2, 2],
      [3, 7],
    ],
  )
  expect(openSpans([])).toEqual([])
})
