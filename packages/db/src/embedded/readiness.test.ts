import { once } from 'node:events'
import net from 'node:net'
import { expect, test, vi } from 'vitest'
import { probe, waitUntilReady, type Answer } from './readiness.ts'

/** Waits, on a fake clock, for a server that gives one answer and is ready after `seconds`. */
async function waitFor(
  answer: Answer,
  seconds: number,
  { endsAt = Infinity, signal }: { endsAt?: number; signal?: AbortSignal } = {},
) {
  let nowMs = 0
  const clock = { now: () => nowMs, sleep: async (ms: number) => void (nowMs += ms) }
  const server = {
    hasEnded: () => nowMs >= endsAt * 1000,
    probe: async () => (nowMs >= seconds * 1000 ? ('ready' as const) : answer),
  }
  const ready = await waitUntilReady(server, signal, clock)
  return { ready, seconds: nowMs / 1000 }
}

test('a server that recovers for ten minutes is waited for', async () => {
  expect(await waitFor('starting', 600)).toEqual({ ready: true, seconds: 600 })
})

test('waiting stops after half a minute of silence', async () => {
  expect((await waitFor('silent', 29)).ready).toBe(true)
  expect((await waitFor('silent', 31)).ready).toBe(false)
})

test('waiting stops when the server ends or the start is aborted', async () => {
  expect(await waitFor('starting', 600, { endsAt: 5 })).toEqual({ ready: false, seconds: 5 })
  expect(await waitFor('starting', 600, { signal: AbortSignal.abort() })).toEqual({
    ready: false,
    seconds: 0,
  })
})

test('a refusal during recovery is distinguished from silence', async () => {
  const fields = 'SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0'
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  const server = net.createServer((socket) =>
    socket
      .resume()
      .on('error', () => undefined)
      .end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `postgres://postgres@127.0.0.1:${(server.address() as net.AddressInfo).port}/postgres`
  expect(await probe(url)).toBe('starting')
  server.close()
  await once(server, 'close')
  expect(await probe(url)).toBe('silent')
})

test('a clock that is set while it starts, as on a machine that has just begun, ends no start', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const answers: Answer[] = ['silent', 'ready']
  const probe = async () => {
    vi.setSystemTime(Date.now() + 86_400_000)
    return answers.shift()!
  }
  const started = waitUntilReady({ hasEnded: () => false, probe }).finally(() => vi.useRealTimers())
  expect(await started).toBe(true)
})
