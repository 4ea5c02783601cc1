import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounced } from './debounced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first change clears at once, those right after it together, and the last one is never lost', () => {
  const clear = vi.fn()
  const { change } = debounced(clear, 250)
  change()
  expect(clear).toHaveBeenCalledTimes(1)
  for (let turn = 0; turn < 50; turn++) change()
  expect(clear).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(250)
  expect(clear).toHaveBeenCalledTimes(2)
  change()
  expect(clear).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(250)
  expect(clear).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(10_000)
  expect(clear).toHaveBeenCalledTimes(3)
  change()
  expect(clear).toHaveBeenCalledTimes(4)
})
