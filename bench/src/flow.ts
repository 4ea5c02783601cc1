import net from 'node:net'
import { summarize, type Load } from './load.ts'

export type Ask = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: unknown }>

/**
 * Sends requests of one buyer over a connection that stays open, each buyer from a network of their own, as through a proxy. A
 * plain socket takes half as much of the processor, which the shop shares, as Node's client.
 */
function createAsk(base: string, buyer: number): Ask {
  const { hostname, port } = new URL(base)
  let socket: net.Socket | undefined
  return async (method, path, body) => {
    socket ??= net.connect({ host: hostname, port: Number(port), noDelay: true })
    const payload = body === undefined ? '' : JSON.stringify(body)
    const type = payload && 'content-type: application/json\r\n'
    socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: ${hostname}\r\nx-forwarded-for: 10.${buyer}.0.1\r\n` +
        `${type}content-length: ${Buffer.byteLength(payload)}\r\n\r\n${payload}`,
    )
    const answer = await readAnswer(socket)
    if (answer.closes) {
      socket.destroy()
      socket = undefined
    }
    return answer
  }
}

/** Reads one answer with a `content-length`. */
function readAnswer(
  socket: net.Socket,
): Promise<{ status: number; body: unknown; closes: boolean }> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    const onData = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const end = received.indexOf('\r\n\r\n')
      if (end === -1) return
      const head = received.toString('latin1', 0, end).toLowerCase()
      const length = Number(/\ncontent-length: (\d+)/.exec(head)?.[1])
      if (received.length < end + 4 + length) return
      finish()
      resolve({
        status: Number(head.slice(9, 12)),
        body: JSON.parse(received.toString('utf8', end + 4)),
        closes: head.includes('\nconnection: close'),
      })
    }
    const onEnd = () => {
      finish()
      reject(new Error('the server closed the connection'))
    }
    const finish = () => socket.off('data', onData).off('error', onEnd).off('close', onEnd)
    socket.on('data', onData).on('error', onEnd).on('close', onEnd)
  })
}

/**
 * Milliseconds until the compiler and the plans of prepared statements have seen a thousand rounds: after one second a flow still runs
 * a quarter slower, after six a tenth.
 */
const warmUp = 15_000

/** Repeats a flow with concurrent buyers for some seconds. The flow resolves to whether it succeeded. */
export async function flow(
  base: string,
  buyers: number,
  seconds: number,
  run: (ask: Ask) => Promise<boolean>,
): Promise<Load> {
  const times: number[] = []
  let refused = 0
  const asks = Array.from({ length: buyers }, (_, buyer) => createAsk(base, buyer))
  const round = async (ask: Ask, until: number, count: boolean) => {
    while (performance.now() < until) {
      const start = performance.now()
      const fine = await run(ask)
      if (!count) continue
      if (fine) times.push(performance.now() - start)
      else refused++
    }
  }
  const all = (until: number, count: boolean) =>
    Promise.all(asks.map((ask) => round(ask, until, count)))
  await all(performance.now() + warmUp, false)
  const start = performance.now()
  await all(start + seconds * 1000, true)
  return summarize(times, (performance.now() - start) / 1000, refused)
}
