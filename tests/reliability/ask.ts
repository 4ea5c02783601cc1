import { setTimeout as sleep } from 'node:timers/promises'
import type { Shop } from './shop.ts'

export interface Answer {
  status: number
  body: Record<string, unknown>
  location: string
}

export interface Call {
  body?: object
  /** A posted form instead of JSON. */
  form?: Record<string, string>
  session?: string
  /** Value of the staff cookie. */
  cookie?: string
}

/** Sends calls; counts those that were repeated after no answer or a 5xx. */
export interface Client {
  (method: 'GET' | 'POST' | 'PUT', path: string, call?: Call): Promise<Answer>
  calls: number
  repeated: number
  /** Lines of carts that were confirmed and are gone. */
  lostLines: number
}

const timeoutMs = 60_000
const intervalMs = 50

/** Sends a call to a random server, as a load balancer would, and retries until there is an answer. */
export function createClient({ servers }: Shop): Client {
  const ask = async (method: string, path: string, call: Call = {}): Promise<Answer> => {
    client.calls++
    for (const end = Date.now() + timeoutMs; ; client.repeated++) {
      const { url } = servers[Math.floor(Math.random() * servers.length)]!
      const answer = await askOnce(url + path, method, call).catch(() => undefined)
      if (answer && answer.status < 500) return answer
      if (Date.now() > end)
        throw new Error(
          `${method} ${path}: no answer within a minute (${answer?.status ?? 'none'})`,
        )
      await sleep(intervalMs)
    }
  }
  const client: Client = Object.assign(ask, { calls: 0, repeated: 0, lostLines: 0 })
  return client
}

async function askOnce(
  url: string,
  method: string,
  { body, form, session, cookie }: Call,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(session && { authorization: `Bearer ${session}` }),
      ...(cookie && { cookie: `tsiran_staff=${cookie}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : form ? { body: new URLSearchParams(form) } : {}),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  const parsed = isJson ? (JSON.parse(text) as Answer['body']) : {}
  return { status: response.status, body: parsed, location: response.headers.get('location') ?? '' }
}
