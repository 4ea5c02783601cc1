import { expect, test } from 'vitest'
import { BatchSize, firstBatch } from './batches.ts'

/** The size after batches that take so long each, by their size. */
function after(count: number, took: (size: number, index: number) => number): number {
  const batches = new BatchSize()
  for (let index = 0; index < count; index++) batches.took(took(batches.size, index))
  return batches.size
}
const times = (...all: number[]) => after(all.length, (_, index) => all[index]!)

test('batches grow while they are fast, and shrink at once when one is slow', () => {
  expect(times(10)).toBe(75)
  expect(times(10, 10, 10, 10, 10)).toBe(200)
  expect(times(200)).toBe(firstBatch)
  expect(times(400)).toBe(25)
  expect(times(10, 10, 10, 10, 5_000)).toBe(100)
})

test('batches shrink as far as their things take long', () => {
  expect(after(20, (size) => 100 * size)).toBe(5)
  expect(after(20, (size) => 10 * size)).toBeLessThanOrEqual(30)
  expect(after(20, () => Infinity)).toBe(5)
})

test('batches do not shrink where every statement waits, however few things it has', () => {
  expect(after(20, (size) => 1_000 + size)).toBe(200)
  const some = [19, 20, 21].map((count) => after(count, (size) => 1_000 + 10 * size))
  for (const size of some) expect(size).toBeGreaterThanOrEqual(15)
})
