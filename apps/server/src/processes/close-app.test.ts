import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { closeApp } from './close-app.ts'

/** Closes a server while a call is under way that sends its body for `ms`; returns what becomes of the call. */
async function closeDuring(ms: number, timeoutMs: number): Promise<number | string> {
  const app = fastify()
  app.post('/', async ({ body }) => body)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const headers = { 'content-type': 'text/plain', 'content-length': 2 }
  const agent = new http.Agent({ keepAlive: true })
  const call = http.request({ port, host: '127.0.0.1', method: 'POST', headers, agent })
  const answer = once(call, 'response').then(
    ([response]) => (response as http.IncomingMessage).resume().statusCode!,
    (error: NodeJS.ErrnoException) => error.code!,
  )
  call.write('a')
  await once(app.server, 'request')
  const closed = closeApp(app, timeoutMs)
  void sleep(ms, undefined, { ref: false }).then(() => call.end('b'))
  await closed
  return answer
}

test('a running call is answered, and the connection ends with it', async () => {
  expect(await closeDuring(50, 60_000)).toBe(200)
})

test('a call that takes longer than a stop may take is cut', async () => {
  expect(await closeDuring(60_000, 50)).toBe('ECONNRESET')
})
