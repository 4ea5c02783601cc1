import { expect, test } from 'vitest'
import { firstBatch, nextBatch } from './batches.ts'

const after = (times: number[]) => times.reduce(nextBatch, firstBatch)

test('batches grow while they are fast, and shrink at once when one is slow', () => {
  expect(after([10])).toBe(75)
  expect(after([10, 10, 10, 10, 10])).toBe(200)
  expect(after([200])).toBe(firstBatch)
  expect(after([400])).toBe(25)
  expect(after([10, 10, 10, 10, 5_000])).toBe(100)
  expect(after(Array.from({ length: 20 }, () => 5_000))).toBe(5)
})
