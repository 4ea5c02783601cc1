import { expect, test } from 'vitest'
import { dispatch, repeat } from './dispatch.ts'

/** Runs a job over these rows until all were taken and nothing is under way. */
async function run(rows: number[], parallel: number, work: (row: number) => Promise<void>) {
  const ended = new AbortController()
  const failures: string[] = []
  const left = [...rows]
  const job = dispatch({
    name: 'rows',
    intervalMs: 1,
    parallel,
    take: async () => left.shift(),
    work,
  })
  const running = job(
    ended.signal,
    (name, { message }) => void failures.push(`${name}: ${message}`),
  )
  await expect.poll(() => left).toEqual([])
  ended.abort()
  await running
  return failures
}

test('a row that fails stops no other', async () => {
  const done: number[] = []
  const failures = await run([1, 2, 3, 4], 1, async (row) => {
    if (row === 2) throw new Error('poisoned')
    done.push(row)
  })
  expect([done, failures]).toEqual([[1, 3, 4], ['rows: poisoned']])
})

test('a slow row does not delay the others, up to the limit of parallel rows', async () => {
  let free = () => {}
  const slow = new Promise<void>((resolve) => (free = resolve))
  const done: number[] = []
  let active = 0
  let most = 0
  const running = run([1, 2, 3, 4, 5, 6], 3, async (row) => {
    most = Math.max(most, ++active)
    if (row === 1) await slow
    else await new Promise(setImmediate)
    active--
    done.push(row)
  })
  await expect.poll(() => done).toEqual([2, 3, 4, 5, 6])
  free()
  expect([await running, done.at(-1), most]).toEqual([[], 1, 3])
})

test('stopping waits for running work', async () => {
  let free = () => {}
  const slow = new Promise<void>((resolve) => (free = resolve))
  let done = false
  const running = run([1], 2, async () => {
    await slow
    done = true
  })
  free()
  await running
  expect(done).toBe(true)
})

test('a failing task or query is repeated', async () => {
  const ended = new AbortController()
  let looks = 0
  let tasks = 0
  const failures: string[] = []
  const fail = async (): Promise<undefined> => {
    throw new Error('database away')
  }
  const jobs = [
    dispatch({
      name: 'look',
      intervalMs: 1,
      parallel: 1,
      take: () => (looks++, fail()),
      work: async () => {},
    }),
    repeat('task', 1, () => (tasks++, fail())),
  ].map((job) => job(ended.signal, (name) => void failures.push(name)))
  await expect.poll(() => [looks > 2, tasks > 2]).toEqual([true, true])
  ended.abort()
  await Promise.all(jobs)
  expect(new Set(failures)).toEqual(new Set(['look', 'task']))
})
