import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from './database.ts'

export interface BatchOptions {
  /** Maximum number of keys of one statement. */
  max: number
  /** Statements that are under way at once; 1 where it is left out. More of them wait less and share less. */
  concurrency?: number
  /** Milliseconds after which the next statement no longer waits for a slow one, such as one on a lost connection. */
  maxWaitMs?: number
}

interface Call<Key, Value> {
  key: Key
  resolve: (value: Value) => void
  reject: (reason: unknown) => void
}

/**
 * `any(…)` of a statement's keys, for a prepared statement. PostgreSQL does not see how many there are, and plans once: it would
 * find plans for few keys cheaper, and plan nearly every statement anew, which may take longer than reading.
 */
export const anyOf = (keys: readonly unknown[], type: 'int' | 'uuid'): RawBuilder<unknown> => {
  const array = sql.raw(`${type}[]`)
  return sql`any((select ${[...keys]}::${array})::${array})`
}

/**
 * A reader of single keys whose callers share statements. While `concurrency` statements are under way, further callers wait, and
 * the next one answers them together. It begins after their calls, so each caller sees what was committed before. `read` answers
 * the keys in their order; where it throws, the callers of that statement fail. Within a transaction each call is a statement of
 * its own.
 */
export function batched<Key, Value>(
  read: (db: Db | Tx, keys: readonly Key[]) => Promise<readonly Value[]>,
  options: BatchOptions,
): (db: Db | Tx, key: Key) => Promise<Value> {
  const batches = new WeakMap<Db, (key: Key) => Promise<Value>>()
  return async (db, key) => {
    if (db.isTransaction) return (await read(db, [key]))[0]!
    const known = batches.get(db)
    if (known) return known(key)
    const batch = startBatch<Key, Value>((keys) => read(db, keys), options)
    batches.set(db, batch)
    return batch(key)
  }
}

function startBatch<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
  { max, concurrency = 1, maxWaitMs = 100 }: BatchOptions,
): (key: Key) => Promise<Value> {
  const waiting: Call<Key, Value>[] = []
  let running = 0

  const startNext = () => {
    if (running === concurrency || waiting.length === 0) return
    running++
    let isOver = false
    const handOver = () => {
      clearTimeout(timer)
      if (isOver) return
      isOver = true
      running--
      startNext()
    }
    const timer = setTimeout(handOver, maxWaitMs)
    void answer(waiting.splice(0, max)).then(handOver)
  }

  const answer = async (calls: readonly Call<Key, Value>[]) => {
    try {
      const values = await read(calls.map(({ key }) => key))
      calls.forEach(({ resolve }, index) => resolve(values[index]!))
    } catch (error) {
      for (const { reject } of calls) reject(error)
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      startNext()
    })
}
