import { testDatabase } from '@tsiran/db/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fuzz } from './fuzz.ts'
import { openFuzzShop, type FuzzShop } from './fuzz-shop.ts'

// A few of the calls that `npm run fuzz` sends. The seed is fixed: a failure is the same at the next run.
const [seed, calls] = [20_261_122, 1_500]
const database = testDatabase()
let shop: FuzzShop
beforeAll(async () => {
  shop = await openFuzzShop(database)
}, 120_000)
afterAll(() => shop.app.close())

test(
  'the shop answers whatever is sent: no fault, no leak, no hold',
  { timeout: 300_000 },
  async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { faults, statuses, slowest, growth } = await fuzz(shop, seed, calls)
    expect(faults, `seed ${seed}`).toEqual([])
    expect(slowest.milliseconds, slowest.request).toBeLessThan(1_000)
    expect(growth).toBeLessThan(50 * 1024 * 1024)
    expect(printed.mock.calls).toEqual([])
    // Calls reach every layer: success, invalid input, missing rights, missing data.
    expect(Object.keys(statuses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '415', '422']),
    )
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200)
  },
)
