import { execFile, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { testDatabase } from '@tsiran/db/testing'
import { createTestChannel } from '@tsiran/domain/testing/channel'
import { createCheckoutMethods, createProduct } from '@tsiran/domain/testing/fixtures'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from './launcher/shop.ts'

const program = path.resolve(import.meta.dirname, '../apps/server/build/main.js')
const database = testDatabase()
const run = promisify(execFile)
const waiting = { timeout: 90_000, interval: 20 }
let supervisor: ChildProcess
let url: string
let metricsUrl: string
let folder: string
let products = 0

beforeAll(async () => {
  await createTestChannel(database.db)
  await createCheckoutMethods(database.db)
  folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-processes-'))
  const metricsPort = String(await freePort())
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  supervisor = fork(program, {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      ORIGIN: 'http://shop.test',
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: metricsPort,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PROCESSES: '2',
      LIMIT_GUEST_ORDERS_PER_CONTACT: '1000000',
      LIMIT_GUEST_ORDERS_PER_NETWORK: '1000000',
    },
  })
  const [{ port }] = (await once(supervisor, 'message')) as [{ port: number }]
  url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await running()).size).toBe(2), waiting)
}, 90_000)
afterAll(async () => {
  if (supervisor.exitCode === null) {
    supervisor.kill('SIGTERM')
    await once(supervisor, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
})

interface Reply {
  status: number
  body: Record<string, unknown>
}

/** One request. Without an agent it has a connection of its own. */
function ask(
  method: string,
  place: string,
  { body, agent = false }: { body?: object; agent?: http.Agent | false } = {},
): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const headers = body ? { 'content-type': 'application/json' } : {}
  const request = http.request(url + place, { method, agent, headers, timeout: 15_000 })
  request.on('response', async (response) => {
    try {
      const chunks = await response.toArray()
      const text = Buffer.concat(chunks as Buffer[]).toString()
      resolve({ status: response.statusCode!, body: text.startsWith('{') ? JSON.parse(text) : {} })
    } catch (error) {
      reject(error as Error)
    }
  })
  request.on('timeout', () => request.destroy(new Error('no answer within 15 seconds')))
  request.on('error', reject)
  request.end(body && JSON.stringify(body))
  return promise
}

const textOf = async () => (await fetch(metricsUrl)).text()
/** When each process started, in seconds, by its number. */
async function running(): Promise<Map<string, string>> {
  const found = (await textOf()).matchAll(/^process_start_time_seconds\{process="(\d)"\} (\S+)$/gm)
  return new Map([...found].map((match) => [match[1]!, match[2]!]))
}

/** Id of the process with a number. */
async function pidOf(number: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'pid=,args=', '--ppid', String(supervisor.pid)])
  const line = stdout.split('\n').find((text) => text.trimEnd().endsWith(`main.js ${number}`))
  return Number.parseInt(line!, 10)
}

/** Buyers order all the time until `ended`; each waits for its answers. */
async function buy(
  buyers: number,
  ended: () => boolean,
  agents: () => http.Agent | false,
  retry: boolean,
) {
  const { id } = await createProduct(database.db, {
    sku: `MANY-${++products}`,
    offers: [{ qty: 100_000 }],
  })
  const outcome = { orders: [] as number[], calls: 0, failures: [] as unknown[] }
  const buyer = async (number: number) => {
    const agent = agents()
    const send = async (method: string, place: string, body?: object): Promise<Reply> => {
      for (;;) {
        outcome.calls++
        try {
          const reply = await ask(method, place, { ...(body && { body }), agent })
          if (reply.status >= 500) outcome.failures.push(`${place}: ${reply.status}`)
          return reply
        } catch (error) {
          outcome.failures.push(`${place}: ${(error as Error).message}`)
          if (!retry) throw error
        }
      }
    }
    while (!ended()) {
      const { api_token } = (await send('GET', '/api/checkout/cart/token')).body
      const post = (place: string, body: object = {}) =>
        send('POST', `/api/checkout/${place}`, { api_token, ...body })
      await post(`cart/add/${id}`, { quantity: 1 })
      await post('save-address', {
        billing: {
          first_name: 'Ani',
          email: `ani-${number}@example.am`,
          phone: '+37491000000',
          city: 'Yerevan',
          address1: ['Tumanyan 5'],
        },
      })
      await post('save-shipping', { shipping_method: 'flatrate_flatrate' })
      await post('save-payment', { payment: { method: 'cashondelivery' } })
      const { body, status } = await post('save-order')
      expect([status, body]).toEqual([200, expect.objectContaining({ success: true })])
      outcome.orders.push((body['order'] as { id: number }).id)
    }
    if (agent) agent.destroy()
  }
  await Promise.all(Array.from({ length: buyers }, (_, index) => buyer(index + 1)))
  return outcome
}

async function expectOrdersOnce(orders: readonly number[]): Promise<void> {
  expect(new Set(orders).size).toBe(orders.length)
  const found = await database.db.selectFrom('orders').select(['id', 'cart_id']).execute()
  const ids = found.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([...orders]))
  expect(new Set(found.map(({ cart_id }) => cart_id)).size).toBe(found.length)
}

test('both processes serve on one port, in turns', async () => {
  const counts = new Map<unknown, number>()
  for (let turn = 0; turn < 20; turn++) {
    const { body } = await ask('GET', '/healthz')
    counts.set(body['process'], (counts.get(body['process']) ?? 0) + 1)
  }
  expect([...counts.keys()].toSorted()).toEqual([1, 2])
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(8)
})

test('the metrics of both are in one text, each named by its process', async () => {
  const text = await textOf()
  for (const number of [1, 2]) expect(text).toContain(`tsiran_listening{process="${number}"} 1`)
  expect(text.match(/^# TYPE tsiran_listening /gm)).toHaveLength(1)
})

test(
  'every process is replaced under orders, and no request fails',
  { timeout: 240_000 },
  async () => {
    const before = await running()
    let isReplaced = false
    const kept = () => new http.Agent({ keepAlive: true, maxSockets: 1 })
    const bought = buy(2, () => isReplaced, kept, false)
    const fresh = buy(
      1,
      () => isReplaced,
      () => false,
      false,
    )
    supervisor.kill('SIGUSR2')
    await vi
      .waitFor(
        async () => {
          const after = await running()
          for (const number of ['1', '2'])
            expect([undefined, before.get(number)]).not.toContain(after.get(number))
        },
        { ...waiting, timeout: 200_000 },
      )
      .finally(() => {
        isReplaced = true
      })
    const outcomes = await Promise.all([bought, fresh])
    for (const { failures, orders } of outcomes) {
      expect(failures).toEqual([])
      expect(orders.length).toBeGreaterThan(3)
      await expectOrdersOnce(orders)
    }
  },
)

test(
  'a killed process loses no order, and another takes its place',
  { timeout: 240_000 },
  async () => {
    const before = await running()
    let isBack = false
    const bought = buy(
      2,
      () => isBack,
      () => new http.Agent({ keepAlive: true, maxSockets: 1 }),
      true,
    )
    process.kill(await pidOf(2), 'SIGKILL')
    await vi
      .waitFor(
        async () => expect([undefined, before.get('2')]).not.toContain((await running()).get('2')),
        waiting,
      )
      .finally(() => {
        isBack = true
      })
    const { failures, orders } = await bought
    for (const failure of failures)
      expect(failure).toMatch(/ECONNRESET|socket hang up|ECONNREFUSED/)
    await expectOrdersOnce(orders)
    expect((await running()).get('1')).toBe(before.get('1'))
  },
)

test(
  'a connection on its way to a killed process is closed, and the others are served',
  { timeout: 120_000 },
  async () => {
    const killed = await pidOf(2)
    process.kill(killed, 'SIGSTOP')
    const asked = Promise.allSettled(Array.from({ length: 8 }, () => ask('GET', '/healthz')))
    await ask('GET', '/healthz')
    process.kill(killed, 'SIGKILL')
    const replies = await asked
    const failed = replies.filter(({ status }) => status === 'rejected')
    expect(failed.length).toBeLessThanOrEqual(1)
    for (const { reason } of failed as PromiseRejectedResult[])
      expect((reason as Error).message).toMatch(/ECONNRESET|socket hang up/)
    await vi.waitFor(async () => expect((await running()).size).toBe(2), waiting)
  },
)

test('a stop ends every process in good order', async () => {
  const pids = [await pidOf(1), await pidOf(2)]
  supervisor.kill('SIGTERM')
  const [code] = (await once(supervisor, 'exit')) as [number]
  expect(code).toBe(0)
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
