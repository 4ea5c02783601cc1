import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

const refuse = () => new Error('full')

/** A gate whose jobs end on the test's command, and a record of the started ones. */
function watchGate(options: { atOnce: number; waiting: number; waitingEach: number }) {
  const gate = createGate({ ...options, refuse })
  const ends: (() => void)[] = []
  const started: string[] = []
  const job = (party: string, name: string) =>
    gate(party, async () => {
      started.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()!()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { job, started, endAll }
}

test('two jobs run at once, the rest in order, and the full queue refuses the next', async () => {
  const { job, started, endAll } = watchGate({ atOnce: 2, waiting: 2, waitingEach: 2 })
  const jobs = ['1', '2', '3', '4'].map((name) => job('a', name))
  await expect(job('b', '5')).rejects.toThrow('full')
  expect(started).toEqual(['1', '2'])
  await endAll()
  expect(await Promise.all(jobs)).toEqual(['1', '2', '3', '4'])
  expect(started).toEqual(['1', '2', '3', '4'])
})

test('a party with many jobs fills only its own share of the queue, and others are next', async () => {
  const { job, started, endAll } = watchGate({ atOnce: 1, waiting: 9, waitingEach: 3 })
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => job('a', name))
  await expect(job('a', 'a5')).rejects.toThrow('full')
  const others = [job('b', 'b1'), job('c', 'c1')]
  await endAll()
  await Promise.all([...many, ...others])
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('a job that fails frees its place', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1, waitingEach: 1, refuse })
  const failing = gate('a', () => Promise.reject(new Error('bad')))
  const next = gate('a', async () => 'good')
  await expect(failing).rejects.toThrow('bad')
  expect(await next).toBe('good')
  expect(await gate('b', async () => 'again')).toBe('again')
})
