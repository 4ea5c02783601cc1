import { expect, test, vi } from 'vitest'
import { retryRaces } from './retry-races.ts'

const violation = Object.assign(new Error('duplicate key'), { code: '23505' })

test('a transaction that meets a race runs again', async () => {
  const run = vi.fn(async () => 'done').mockRejectedValueOnce(violation)
  await expect(retryRaces(run)).resolves.toBe('done')
  expect(run).toHaveBeenCalledTimes(2)
})

test('a transaction that meets a race every time is refused with a code', async () => {
  const run = vi.fn(() => Promise.reject(violation))
  await expect(retryRaces(run)).rejects.toMatchObject({ name: 'DomainError', code: 'conflict' })
  expect(run).toHaveBeenCalledTimes(3)
})

test('another failure is thrown at once', async () => {
  const failure = new Error('connection lost')
  const run = vi.fn(() => Promise.reject(failure))
  await expect(retryRaces(run)).rejects.toBe(failure)
  expect(run).toHaveBeenCalledTimes(1)
})
