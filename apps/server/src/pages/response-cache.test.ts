import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CachedPage } from './cached-page.ts'
import { ResponseCache } from './response-cache.ts'

const megabyte = 1024 * 1024
const minute = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pageOf = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text) })

/** A cache whose renderings count themselves; `read` is the text of a key's answer. */
function countingCache(maxSize = megabyte) {
  const cache = new ResponseCache({ maxSize, ttl: minute })
  const renderings = new Map<string, number>()
  let shareable = true
  const read = async (key: string, letters = 10) => {
    const found = await cache.read(key, async () => {
      const times = (renderings.get(key) ?? 0) + 1
      renderings.set(key, times)
      return { page: pageOf(`${key} ${times}`.padEnd(letters, '.')), shareable }
    })
    const body = found instanceof CachedPage ? await found.body('identity') : found.body
    return body.toString().trimEnd().replace(/\.+$/, '')
  }
  return { cache, read, renderings, share: (isShareable: boolean) => (shareable = isShareable) }
}

test('an old answer is used for a minute while it is rendered again, once', async () => {
  const { read, renderings } = countingCache()
  expect(await read('/a')).toBe('/a 1')
  vi.advanceTimersByTime(minute - 1)
  expect(await read('/a')).toBe('/a 1')
  expect(renderings.get('/a')).toBe(1)
  vi.advanceTimersByTime(2)
  expect(await Promise.all([read('/a'), read('/a')])).toEqual(['/a 1', '/a 1'])
  await vi.waitFor(async () => expect(await read('/a')).toBe('/a 2'))
  expect(renderings.get('/a')).toBe(2)
})

test('an answer older than the minute is not used', async () => {
  const { read } = countingCache()
  await read('/a')
  await read('/a')
  vi.advanceTimersByTime(2 * minute + 1)
  expect(await read('/a')).toBe('/a 2')
})

test('an old answer is not used after a change', async () => {
  const { cache, read } = countingCache()
  await read('/a')
  vi.advanceTimersByTime(minute + 1)
  cache.clear()
  expect(await read('/a')).toBe('/a 2')
})

test('a failing rendering leaves the old answer until it is too old', async () => {
  const { cache, read } = countingCache()
  await read('/a')
  vi.advanceTimersByTime(minute + 1)
  const fail = () => Promise.reject(new Error('no database'))
  expect(await cache.read('/a', fail)).toBeInstanceOf(CachedPage)
  await Promise.resolve()
  expect(await cache.read('/a', fail)).toBeInstanceOf(CachedPage)
  vi.advanceTimersByTime(minute)
  await expect(cache.read('/a', fail)).rejects.toThrow('no database')
})

test('a page that has become personal leaves the cache', async () => {
  const { cache, read, share } = countingCache()
  await read('/a')
  vi.advanceTimersByTime(minute + 1)
  share(false)
  await read('/a')
  await vi.waitFor(() => expect(cache.figures().entries).toBe(0))
})

test('20 000 made-up URLs leave memory and hits of real pages as they were', async () => {
  const { cache, read, renderings } = countingCache()
  const real = Array.from({ length: 50 }, (_, index) => `/page-${index}`)
  for (const key of [...real, ...real].sort()) await read(key, 4_000)
  for (let index = 0; index < 20_000; index++) await read(`/made-up-${index}`, 1_000)
  expect(cache.figures().bytes).toBeLessThanOrEqual(megabyte)
  for (const key of real) await read(key, 4_000)
  expect(real.map((key) => renderings.get(key))).toEqual(real.map(() => 1))
})

test('the size is that of the bytes in memory', async () => {
  vi.useRealTimers()
  const { cache, read } = countingCache()
  await read('/a', 100_000)
  const plain = cache.figures().bytes
  expect(plain).toBeGreaterThan(100_000)
  const page = (await cache.read('/a', () => Promise.reject(new Error('cached')))) as CachedPage
  await page.body('br')
  const packed = cache.figures().bytes
  expect(packed).toBeLessThan(5_000)
  await page.body('gzip')
  expect(cache.figures().bytes).toBeGreaterThan(packed)
  await page.body('identity')
  expect(page.heldBytes).toBeLessThan(3_000)
})

test('a paused cache has and takes nothing', async () => {
  const { cache, read } = countingCache()
  cache.setPaused(true)
  expect([await read('/a'), await read('/a')]).toEqual(['/a 1', '/a 2'])
  cache.setPaused(false)
  expect([await read('/a'), await read('/a')]).toEqual(['/a 3', '/a 3'])
})

test('a rendering that a change overtakes is not cached', async () => {
  const { cache, read } = countingCache()
  const { promise, resolve } = Promise.withResolvers<void>()
  const early = cache.read('/a', async () => {
    await promise
    return { page: pageOf('early'), shareable: true }
  })
  cache.clear()
  expect(await read('/a')).toBe('/a 1')
  resolve()
  await early
  expect(await read('/a')).toBe('/a 1')
})
