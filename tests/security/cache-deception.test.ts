import { testDatabase } from '@tsiran/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFuzzShop, type FuzzShop } from './fuzz-shop.ts'
import { pagePaths } from './fuzz-calls.ts'

const database = testDatabase()
let shop: FuzzShop
let cookies: { tsiran_session: string }
beforeAll(async () => {
  shop = await openFuzzShop(database)
  const [token = ''] = await shop.signIn()
  cookies = { tsiran_session: token }
}, 120_000)
afterAll(() => shop.app.close())

/** Pages that show something of the person who asks. */
const personal = /^\/:locale(?:\/(?:account|shop\/(?:cart|checkout|wishlist)|orderDetile)\b|$)/
const addresses = pagePaths
  .filter((path) => personal.test(path))
  .map((path) => path.replace(':locale', 'en').replaceAll(/:\w+|\*/g, '1'))
const endings = ['', '.data', '/x.css', '/..%2fx.js', '%2fx.css', ';x.css', '?x.css', '.css']

test(
  'no page for somebody may be stored, whatever its address ends with',
  { timeout: 120_000 },
  async () => {
    let own = 0
    for (const address of addresses) {
      for (const ending of endings) {
        const answer = await shop.app.inject({ url: address + ending, cookies })
        const stored = /public|max-age|immutable/.test(String(answer.headers['cache-control']))
        if (answer.body.includes('person-1@fuzz.example')) own++
        expect(
          stored && answer.statusCode < 400,
          `${address}${ending}: ${answer.headers['cache-control']}`,
        ).toBe(false)
        // The same address without the session shows nothing of the person.
        if (ending !== '' && answer.statusCode === 200)
          expect((await shop.app.inject(address + ending)).body).not.toContain(
            'person-1@fuzz.example',
          )
      }
    }
    expect(own).toBeGreaterThan(0)
  },
)
