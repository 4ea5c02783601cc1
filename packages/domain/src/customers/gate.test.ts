import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('two jobs run at once, the rest in order, and one too many is refused', async () => {
  const gate = createGate({ atOnce: 2, waiting: 2, refuse: () => new Error('full') })
  const ends: (() => void)[] = []
  const started: number[] = []
  const job = (number: number) =>
    gate(async () => {
      started.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    })
  const jobs = [1, 2, 3, 4].map(job)
  await expect(job(5)).rejects.toThrow('full')
  expect(started).toEqual([1, 2])
  while (ends.length > 0) {
    ends.shift()!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await Promise.all(jobs)).toEqual([1, 2, 3, 4])
  expect(started).toEqual([1, 2, 3, 4])
})

test('a job that fails frees its place', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1, refuse: () => new Error('full') })
  const failing = gate(() => Promise.reject(new Error('bad')))
  const next = gate(async () => 'good')
  await expect(failing).rejects.toThrow('bad')
  expect(await next).toBe('good')
})
