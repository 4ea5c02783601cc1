import http from 'node:http'
import { summarize, type Load } from './load.ts'

export type Ask = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: unknown }>

/** Sends requests over keep-alive connections, one per buyer. */
function createAsk(base: string, connections: number): Ask {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const headers = payload
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
        : {}
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

/** Repeats a flow with concurrent buyers for some seconds. The flow resolves to whether it succeeded. */
export async function flow(
  base: string,
  buyers: number,
  seconds: number,
  run: (ask: Ask) => Promise<boolean>,
): Promise<Load> {
  const ask = createAsk(base, buyers)
  const times: number[] = []
  let refused = 0
  const round = async (until: number, count: boolean) => {
    while (performance.now() < until) {
      const start = performance.now()
      const fine = await run(ask)
      if (!count) continue
      if (fine) times.push(performance.now() - start)
      else refused++
    }
  }
  const all = (until: number, count: boolean) =>
    Promise.all(Array.from({ length: buyers }, () => round(until, count)))
  await all(performance.now() + 1000, false)
  const start = performance.now()
  await all(start + seconds * 1000, true)
  return summarize(times, (performance.now() - start) / 1000, refused)
}
