import { testDatabase } from '@tsiran/db/testing'
import { createTestChannel } from '@tsiran/domain/testing/channel'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createContext, type Context } from '../context.ts'
import { logOptions } from '../ops/log.ts'

const database = testDatabase()
let app: FastifyInstance
let context: Context
let lines: string[]
let release: () => void
let rendered: Promise<void>

/** Pages wait for `release`; `/personal` reads a cookie. */
const renderer = {
  assets: undefined,
  async render(request: Request, { page }: { page: { apiToken: string | null } }) {
    const { pathname } = new URL(request.url)
    if (pathname === '/personal') void page.apiToken
    await rendered
    return new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } })
  },
}

beforeEach(async () => {
  rendered = new Promise((resolve) => (release = resolve))
  lines = []
  const config = readConfig({
    DATABASE_URL: database.url,
    ORIGIN: 'http://shop.test',
    DATABASE_CONNECTIONS: '1',
  })
  const log = pino({ level: 'warn', ...logOptions }, { write: (line: string) => lines.push(line) })
  context = { ...createContext(config), log }
  await createTestChannel(database.db)
  app = await buildApp(context, { renderer, handlerTimeoutMs: 300 })
})
afterEach(async () => {
  await app.close()
  await context.db.destroy()
})

/** Answers a call again until the server is fast enough. */
const answerOf = (url: string) =>
  vi.waitFor(
    async () => {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(200)
      return answer
    },
    { timeout: 15_000 },
  )

const messages = () => new Set(lines.map((line) => (JSON.parse(line) as { msg: string }).msg))
const timedOut = new Set(['a request took too long'])

test.each(['/public', '/personal'])(
  'a page that is ready after the timeout is dropped without an error: %s',
  async (url) => {
    const late = await app.inject(url)
    expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '2'])
    release()
    expect((await answerOf(url)).body).toBe('<p>page</p>')
    expect(messages()).toEqual(timedOut)
  },
)

// The server has one connection, so that the second call is answered after the late answer of the first.
test.each([
  ['/api/brands', 'brands'],
  ['/api/checkout/cart?api_token=0123456789abcdef0123456789abcdef', 'carts'],
])(
  'an answer of the API that is ready after the timeout is dropped without an error: %s',
  async (url, table) => {
    await database.db.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
      expect((await app.inject(url)).statusCode).toBe(503)
    })
    await answerOf(url)
    expect(messages()).toEqual(timedOut)
  },
)
