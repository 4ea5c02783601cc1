import { expect, onTestFinished, test, vi } from 'vitest'
import { batched } from './batch.ts'
import type { Db } from './database.ts'

const database = () => ({ isTransaction: false }) as Db
const db = database()

/** Reads tenfold keys; each statement waits until `finish` ends the oldest one. */
function tenfold(options: Partial<Parameters<typeof batched>[1]> = {}) {
  const statements: number[][] = []
  const ends: PromiseWithResolvers<void>[] = []
  const read = batched<number, number>(
    async (_, keys) => {
      statements.push([...keys])
      const end = Promise.withResolvers<void>()
      ends.push(end)
      await end.promise
      return keys.map((key) => key * 10)
    },
    { max: 100, ...options },
  )
  const finish = (error?: Error) => (error ? ends.shift()!.reject(error) : ends.shift()!.resolve())
  return { read, statements, finish }
}

test('a lone caller does not wait', () => {
  const { read, statements } = tenfold()
  void read(db, 1)
  expect(statements).toEqual([[1]])
})

test('callers during a statement share the next one, which begins after their calls', async () => {
  const { read, statements, finish } = tenfold()
  const first = read(db, 1)
  const others = [read(db, 2), read(db, 3), read(db, 2)]
  expect(statements).toEqual([[1]])
  finish()
  expect(await first).toBe(10)
  await expect.poll(() => statements).toEqual([[1], [2, 3, 2]])
  finish()
  expect(await Promise.all(others)).toEqual([20, 30, 20])
})

test('a caller of the running statement’s key is answered by a later one', async () => {
  const { read, statements, finish } = tenfold()
  const calls = [read(db, 1), read(db, 1)]
  finish()
  await expect.poll(() => statements).toEqual([[1], [1]])
  finish()
  await Promise.all(calls)
})

test('a statement has `max` keys at most, and the rest is next', async () => {
  const { read, statements, finish } = tenfold({ max: 2 })
  const calls = [1, 2, 3, 4].map((key) => read(db, key))
  for (const count of [1, 2, 3]) {
    await expect.poll(() => statements.length).toBe(count)
    finish()
  }
  expect(await Promise.all(calls)).toEqual([10, 20, 30, 40])
  expect(statements).toEqual([[1], [2, 3], [4]])
})

test('`concurrency` statements are under way, and the first that ends takes the next callers', async () => {
  const { read, statements, finish } = tenfold({ concurrency: 2 })
  const calls = [1, 2, 3, 4].map((key) => read(db, key))
  expect(statements).toEqual([[1], [2]])
  finish()
  await expect.poll(() => statements).toEqual([[1], [2], [3, 4]])
  finish()
  finish()
  expect(await Promise.all(calls)).toEqual([10, 20, 30, 40])
  void read(db, 5)
  void read(db, 6)
  void read(db, 7)
  expect(statements.slice(3)).toEqual([[5], [6]])
})

test('a failed statement fails its own callers alone', async () => {
  const { read, statements, finish } = tenfold()
  const first = read(db, 1)
  const second = Promise.allSettled([read(db, 2), read(db, 3)])
  finish()
  await first
  const third = read(db, 4)
  finish(new Error('lost'))
  expect((await second).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect.poll(() => statements.length).toBe(3)
  finish()
  expect(await third).toBe(40)
})

test('a slow statement does not hold later callers, nor starts another when it ends', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { read, statements, finish } = tenfold({ maxWaitMs: 20 })
  const slow = read(db, 1)
  const second = read(db, 2)
  vi.advanceTimersByTime(19)
  expect(statements).toEqual([[1]])
  vi.advanceTimersByTime(1)
  expect(statements).toEqual([[1], [2]])
  const third = read(db, 3)
  finish()
  expect(await slow).toBe(10)
  await Promise.resolve()
  expect(statements).toEqual([[1], [2]])
  finish()
  expect(await second).toBe(20)
  await Promise.resolve()
  expect(statements).toEqual([[1], [2], [3]])
  finish()
  expect(await third).toBe(30)
})

test('a transaction’s calls and those of another pool are statements of their own', () => {
  const { read, statements } = tenfold()
  const transaction = { isTransaction: true } as Db
  void read(db, 1)
  void read(transaction, 2)
  void read(transaction, 3)
  void read(database(), 4)
  expect(statements).toEqual([[1], [2], [3], [4]])
})
