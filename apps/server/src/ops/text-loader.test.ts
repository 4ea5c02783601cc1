import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTextLoader } from './text-loader.ts'

const log = pino({ level: 'silent' })
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('texts that could not be loaded are loaded again, without another change', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no connection'))
  const loader = createTextLoader(load, log)
  await loader.follow()
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a change during a slow loading is loaded after it, not beside it: the later texts stay', async () => {
  const answers: (() => void)[] = []
  const loader = createTextLoader(
    () => new Promise((resolve) => void answers.push(() => resolve())),
    log,
  )
  void loader.follow()
  void loader.follow()
  void loader.follow()
  expect(answers).toHaveLength(1)
  answers[0]!()
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toHaveLength(2)
  answers[1]!()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(answers).toHaveLength(2)
})

test('a stopped loader is not tried again', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no connection'))
  const loader = createTextLoader(load, log)
  await loader.follow()
  loader.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(1)
})
