import { tracingChannel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { testDatabase } from '@tsiran/db/testing'
import type { Renderer } from '@tsiran/server/pages/renderer'
import { buildTestApp } from '@tsiran/server/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heapAfterGarbage } from './heap.ts'
import { answerOn } from './wire.ts'

const large = Buffer.alloc(4 * 1024 * 1024, 'x')
const renderer: Renderer = {
  assets: undefined,
  render: async ({ url }) =>
    new Response(url.endsWith('/large') ? large : '<p>page</p>', {
      headers: { 'content-type': 'text/html' },
    }),
}

const database = testDatabase()
let app: Awaited<ReturnType<typeof buildTestApp>>
beforeEach(async () => {
  app = await buildTestApp(database, renderer)
})
afterEach(() => app.close())

/** Opens a connection. The server's limits are set before, to a moment: how long they are is another test's. */
async function open(
  limits: Partial<
    Pick<typeof app.server, 'headersTimeout' | 'requestTimeout' | 'timeout' | 'keepAliveTimeout'>
  > = {},
): Promise<Socket> {
  Object.assign(app.server, limits)
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
const allClosed = () =>
  vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 15_000 })

test('slow and silent clients have timeouts', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections } = app.server
  for (const limit of [headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections])
    expect(limit).toBeGreaterThan(0)
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout)
  expect(Math.max(requestTimeout, timeout)).toBeLessThanOrEqual(30_000)
  expect(keepAliveTimeout).toBeLessThanOrEqual(75_000)
})

test('a client that pipelines a thousand requests and never reads is closed, and few of them are started', async () => {
  let handled = 0
  const count = () => void handled++
  const handlers = tracingChannel('fastify.request.handler')
  handlers.start.subscribe(count)
  const socket = await open()
  socket.on('error', () => undefined)
  socket.write('GET /large HTTP/1.1\r\nhost: shop.test\r\n\r\n'.repeat(1_000))
  await allClosed()
  handlers.start.unsubscribe(count)
  expect(handled).toBeLessThanOrEqual(8)
})

test('a client that sends its headers slowly is closed', { timeout: 30_000 }, async () => {
  const socket = await open({ headersTimeout: 100 })
  const answer = answerOn(socket)
  socket.write('GET / HTTP/1.1\r\nhost: shop.test\r\nx-slow: ')
  expect((await answer)?.status).toBe(408)
})

test('a client that sends its body slowly is closed', { timeout: 30_000 }, async () => {
  const socket = await open({ headersTimeout: 100, requestTimeout: 200 })
  const answer = answerOn(socket)
  socket.write(
    'POST /api/customer/login HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  )
  expect((await answer)?.status).toBe(408)
})

test('a client that says nothing is closed', async () => {
  const socket = await open({ timeout: 100 })
  await once(socket.resume(), 'close')
})

test('a connection that is idle after its answer is closed', async () => {
  const socket = await open({ keepAliveTimeout: 100 })
  const answer = answerOn(socket)
  socket.write('GET /healthz HTTP/1.1\r\nhost: shop.test\r\n\r\n')
  expect((await answer)?.status).toBe(200)
})

test('a client that never reads its answer is closed', async () => {
  const socket = await open({ timeout: 300 })
  socket.pause().on('error', () => undefined)
  socket.write('GET /large HTTP/1.1\r\nhost: shop.test\r\n\r\n')
  await allClosed()
})

test.each(['/en/page', '/api/cms/pages'])(
  'distinct addresses below %s leave the memory as it was',
  { timeout: 120_000 },
  async (path) => {
    const ask = (number: number) =>
      app.inject({ url: `${path}?id=7&x${number}=${'n'.repeat(7_900)}` })
    const count = 1_000
    for (let number = 0; number < 100; number++) await ask(number)
    const before = await heapAfterGarbage()
    for (let number = 100; number < count; number++) await ask(number)
    // Their letters alone are 7 MB.
    expect((await heapAfterGarbage()) - before).toBeLessThan(4 * 1024 * 1024)
  },
)
