import { expect, test } from 'vitest'
import { CallCache } from './call-cache.ts'

test('an answer is requested once until the cache is cleared; a refusal is never cached', async () => {
  const calls = new CallCache({ ttl: 60_000, max: 10 })
  let asked = 0
  const menus = async () => ++asked
  expect([
    await calls.get('menus', menus),
    await calls.get('menus', menus),
    await calls.get('social', menus),
  ]).toEqual([1, 1, 2])
  calls.clear()
  expect(await calls.get('menus', menus)).toBe(3)
  const refused = async () => Promise.reject(new Error('away'))
  await expect(calls.get('channel', refused)).rejects.toThrow('away')
  expect(await calls.get('channel', menus)).toBe(4)
})
