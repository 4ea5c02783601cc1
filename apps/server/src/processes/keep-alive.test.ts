import { expect, test, vi } from 'vitest'
import { restart } from './keep-alive.ts'

/** Starts something that fails for some seconds, on a fake clock. */
async function startFailingFor(seconds: number, isOver = (_seconds: number) => false) {
  let [nowMs, starts] = [0, 0]
  const clock = { now: () => nowMs, sleep: async (ms: number) => void (nowMs += ms) }
  const start = async () => {
    starts += 1
    if (nowMs < seconds * 1000) throw new Error('not yet')
    return 'started'
  }
  const result = await restart(start, () => isOver(nowMs / 1000), clock).catch(
    (error: Error) => error.message,
  )
  return { result, starts, seconds: nowMs / 1000 }
}

test('a failed start is retried for a minute, and is no crash', async () => {
  const { result, starts } = await startFailingFor(50)
  expect(result).toBe('started')
  expect(starts).toBeGreaterThan(10)
})

test('a start that keeps failing ends with its own reason', async () => {
  const { result, seconds } = await startFailingFor(90)
  expect(result).toBe('not yet')
  expect(seconds).toBeGreaterThan(50)
  expect(seconds).toBeLessThanOrEqual(60)
})

test('nothing starts once the shop stops', async () => {
  expect(await startFailingFor(90, (seconds) => seconds >= 5)).toMatchObject({ result: undefined })
  expect(await startFailingFor(0, () => true)).toMatchObject({ result: undefined, starts: 0 })
})

test('a clock that is set meanwhile ends no restart', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let starts = 0
  const start = async () => {
    vi.setSystemTime(Date.now() + 86_400_000)
    starts += 1
    if (starts === 1) throw new Error('not yet')
    return 'started'
  }
  const started = restart(start, () => false).finally(() => vi.useRealTimers())
  expect(await started).toBe('started')
})
