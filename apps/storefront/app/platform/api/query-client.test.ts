import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashOf, QueryClient } from './query-client.ts'
import type { QueryOptions } from './query.ts'

const key = ['cart'] as const
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const network = new EventTarget()
let queries: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  queries = new QueryClient()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server whose answers the test resolves. */
function server() {
  const calls: {
    signal: AbortSignal
    answer: (data: unknown) => Promise<unknown>
    fail: () => Promise<unknown>
  }[] = []
  const queryFn = vi.fn(({ signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers()
    const then = (act: () => void) => {
      act()
      return vi.advanceTimersByTimeAsync(0)
    }
    calls.push({
      signal,
      answer: (data) => then(() => resolve(data)),
      fail: () => then(() => reject(new Error('away'))),
    })
    return promise
  })
  return { calls, queryFn }
}

function watch(options: Partial<QueryOptions<unknown>> & Pick<QueryOptions<unknown>, 'queryFn'>) {
  const notify = vi.fn()
  const leave = queries.watch({
    notify,
    enabled: options.enabled,
    options: () => ({ queryKey: key, ...options }),
  })
  return { notify, leave }
}

const data = () => queries.getQueryData(key)
const error = () => queries.peek(hashOf(key)).error

test('a watcher that joins during a fetch shares it, and all are notified once', async () => {
  const { calls, queryFn } = server()
  const one = watch({ queryFn })
  const other = watch({ queryFn })
  expect(queryFn).toHaveBeenCalledTimes(1)
  one.notify.mockClear()
  other.notify.mockClear()
  await calls[0]!.answer('milk')
  expect(data()).toBe('milk')
  expect(one.notify).toHaveBeenCalledTimes(1)
  expect(other.notify).toHaveBeenCalledTimes(1)
})

test('a fresh answer is not fetched, a stale one is; a disabled watcher never fetches', async () => {
  const { calls, queryFn } = server()
  watch({ queryFn, enabled: false })
  expect(queryFn).not.toHaveBeenCalled()
  watch({ queryFn })
  await calls[0]!.answer(null)
  vi.advanceTimersByTime(29_999)
  watch({ queryFn })
  expect(queryFn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  watch({ queryFn, enabled: false })
  watch({ queryFn, staleTime: 60_000 })
  expect(queryFn).toHaveBeenCalledTimes(1)
  watch({ queryFn })
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('an equal answer is the same object', async () => {
  const { calls, queryFn } = server()
  watch({ queryFn })
  await calls[0]!.answer({ items: [{ id: 1, name: null }] })
  const before = queries.peek(hashOf(key))
  void queries.invalidateQueries({ queryKey: key })
  await calls[1]!.answer({ items: [{ id: 1, name: null }] })
  expect(queries.peek(hashOf(key))).toBe(before)
  void queries.invalidateQueries({ queryKey: key })
  await calls[2]!.answer({ items: [{ id: 1 }] })
  expect(data()).toEqual({ items: [{ id: 1 }] })
})

test('a failure is retried once after a second, then shown; the last answer stays', async () => {
  const { calls, queryFn } = server()
  watch({ queryFn })
  await calls[0]!.fail()
  expect(error()).toBeNull()
  await vi.advanceTimersByTimeAsync(1000)
  await calls[1]!.answer('milk')
  expect(data()).toBe('milk')

  const asked = queries.invalidateQueries({ queryKey: key })
  await calls[2]!.fail()
  await vi.advanceTimersByTimeAsync(1000)
  await calls[3]!.fail()
  await asked
  expect(error()).toEqual(new Error('away'))
  expect(data()).toBe('milk')

  void queries.query(key).ask({ queryFn })
  expect(error()).toBeNull()
})

test('the answer of a mutation wins over a fetch in flight', async () => {
  const { calls, queryFn } = server()
  watch({ queryFn })
  queries.setQueryData(key, 'new')
  expect(calls[0]!.signal.aborted).toBe(true)
  await calls[0]!.answer('old')
  expect(data()).toBe('new')
})

test('invalidated answers are fetched again where they are watched, dropping fetches in flight; else with the next watcher', async () => {
  const { calls, queryFn } = server()
  const { leave } = watch({ queryFn })
  void queries.invalidateQueries({ queryKey: key })
  expect(queryFn).toHaveBeenCalledTimes(2)
  await calls[0]!.answer('old')
  expect(data()).toBeUndefined()
  await calls[1]!.answer('new')
  expect(data()).toBe('new')

  leave()
  await vi.advanceTimersByTimeAsync(0)
  await queries.invalidateQueries({ queryKey: key })
  expect(queryFn).toHaveBeenCalledTimes(2)
  watch({ queryFn, staleTime: Infinity })
  expect(queryFn).toHaveBeenCalledTimes(3)
})

test('a shorter key matches all keys that begin with it', async () => {
  queries.setQueryData(['wishlist', 'a@b.am'], [1])
  queries.setQueryData(['wish', 'a@b.am'], [2])
  queries.removeQueries({ queryKey: ['wishlist'] })
  expect(queries.getQueryData(['wishlist', 'a@b.am'])).toBeUndefined()
  expect(queries.getQueryData(['wish', 'a@b.am'])).toEqual([2])
})

test('an answer that is removed while it is shown turns empty, ignores a late fetch, and is not fetched again', async () => {
  const { calls, queryFn } = server()
  const { notify } = watch({ queryFn })
  await calls[0]!.answer('theirs')
  void queries.invalidateQueries({ queryKey: key })
  notify.mockClear()
  queries.removeQueries({ queryKey: key })
  expect(notify).toHaveBeenCalled()
  await calls[1]!.answer('theirs')
  expect(data()).toBeUndefined()
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('a call is aborted without watchers, unless another one joins in the same moment', async () => {
  const { calls, queryFn } = server()
  const first = watch({ queryFn })
  first.leave()
  const second = watch({ queryFn })
  await vi.advanceTimersByTimeAsync(0)
  expect(calls[0]!.signal.aborted).toBe(false)
  second.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls[0]!.signal.aborted).toBe(true)
  // An aborted call is not retried.
  await calls[0]!.fail()
  await vi.advanceTimersByTimeAsync(5000)
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('an unwatched answer stays in the cache for its time', async () => {
  const { calls, queryFn } = server()
  const { leave } = watch({ queryFn, gcTime: 30 * 60_000 })
  await calls[0]!.answer('milk')
  leave()
  await vi.advanceTimersByTimeAsync(30 * 60_000 - 1)
  expect(data()).toBe('milk')
  await vi.advanceTimersByTimeAsync(1)
  expect(data()).toBeUndefined()
})

test('a watched answer stays in the cache', async () => {
  queries.setQueryData(key, 'milk')
  const { queryFn } = server()
  watch({ queryFn, enabled: false })
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
  expect(data()).toBe('milk')
})

test('a prefetched answer is there for the first watcher, and its fetch survives a menu that closes early', async () => {
  const { calls, queryFn } = server()
  void queries.prefetchQuery({ queryKey: key, queryFn })
  void queries.prefetchQuery({ queryKey: key, queryFn })
  watch({ queryFn })
  await calls[0]!.answer('tree')
  await queries.prefetchQuery({ queryKey: key, queryFn })
  expect(queryFn).toHaveBeenCalledTimes(1)
  expect(data()).toBe('tree')
})

test('a visible page and a network that is back fetch stale answers', async () => {
  const { calls, queryFn } = server()
  const { leave } = watch({ queryFn })
  watch({ queryFn, enabled: false, staleTime: 0 })
  await calls[0]!.answer('milk')
  page.dispatchEvent(new Event('visibilitychange'))
  expect(queryFn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(30_000)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(queryFn).toHaveBeenCalledTimes(1)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(queryFn).toHaveBeenCalledTimes(2)
  await calls[1]!.answer('bread')
  vi.advanceTimersByTime(30_000)
  network.dispatchEvent(new Event('online'))
  expect(queryFn).toHaveBeenCalledTimes(3)
  leave()
  await vi.advanceTimersByTimeAsync(30_000)
  network.dispatchEvent(new Event('online'))
  expect(queryFn).toHaveBeenCalledTimes(3)
})

test('a page restored from the back/forward cache fetches fresh answers again, too', async () => {
  const { calls, queryFn } = server()
  const { leave } = watch({ queryFn })
  await calls[0]!.answer('milk')
  const pageshow = (persisted: boolean) =>
    network.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  pageshow(false)
  expect(queryFn).toHaveBeenCalledTimes(1)
  pageshow(true)
  expect(queryFn).toHaveBeenCalledTimes(2)
  await calls[1]!.answer('bread')
  leave()
  pageshow(true)
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test('mutations of one scope run one after another, also after a failure; others do not wait', async () => {
  const order: string[] = []
  const slow = Promise.withResolvers<void>()
  const counts: number[] = []
  queries.onChanges(() => counts.push(queries.changes))
  const broken = queries.change(async () => {
    await slow.promise
    order.push('first')
    throw new Error('broke')
  }, 'cart')
  const second = queries.change(async () => void order.push('second'), 'cart')
  await queries.change(async () => void order.push('beside'), 'wishlist')
  expect(order).toEqual(['beside'])
  slow.resolve()
  await expect(broken).rejects.toThrow('broke')
  await second
  expect(order).toEqual(['beside', 'first', 'second'])
  expect(counts).toEqual([1, 2, 3, 2, 1, 0])
})
