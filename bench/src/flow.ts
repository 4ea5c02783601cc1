import http from 'node:http'
import { summarize, type Load } from './load.ts'

export type Ask = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: unknown }>

/** Sends requests of one buyer over a keep-alive connection, each from a network of their own, as through a proxy. */
function createAsk(base: string, buyer: number): Ask {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const address = { 'x-forwarded-for': `10.${buyer}.0.1` }
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        ...address,
        ...(payload && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
        }),
      }
      const request = http.request(base + path, { method, agent, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(chunks).toString()),
          }),
        )
      })
      request.on('error', reject)
      request.end(payload)
    })
}

/** Milliseconds until the compiler and the plans of prepared statements have seen some hundred rounds: after one second a flow still runs a quarter slower. */
const warmUp = 6_000

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
