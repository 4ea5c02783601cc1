import { expect, test } from 'vitest'
import { costOfPieces, piecesToRefund } from './cost-of-pieces.ts'

test.each([
  ['of an even price', { quantity: 4, canceled: 0, total: 4000 }, [1000, 1000, 1000, 1000]],
  ['that does not divide', { quantity: 3, canceled: 0, total: 101 }, [34, 33, 34]],
  ['of which some were canceled', { quantity: 5, canceled: 3, total: 1001 }, [501, 500]],
])('pieces of a line %s cost its total, one by one', (_name, line, each) => {
  expect(each.map((_, refunded) => costOfPieces({ ...line, refunded }, 1))).toEqual(each)
  expect(costOfPieces({ ...line, refunded: 0 }, each.length)).toBe(line.total)
  expect(piecesToRefund({ ...line, refunded: 1 })).toBe(each.length - 1)
})
