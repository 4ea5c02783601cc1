import type { EndpointKey, Input, Output } from './api.ts'
import type { ErrorBody, ErrorCode } from './errors.ts'

/** One call of the API, as a transport sends it. */
export interface Call {
  key: string
  method: string
  path: string
  params: Record<string, string | number>
  query: Record<string, unknown>
  body: unknown
  signal?: AbortSignal | undefined
  /** It goes on when its page is closed. */
  keepalive?: boolean | undefined
}

export interface Answer {
  status: number
  body: unknown
}

/** Carries a call to the API: by `fetch` in the browser, in the process on the server. */
export type Transport = (call: Call) => Promise<Answer>

/** The API refused a call. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  /** Field name to messages, on `validation_failed`. */
  readonly fields: Record<string, string[]>
  /** The present state, on `cart_changed`. */
  readonly data: unknown

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.code = body.code
    this.fields = body.errors ?? {}
    this.data = body.data
  }
}

export interface Client {
  /** Calls an endpoint by its key, `GET /api/brands`. Throws {@link ApiError} on a refusal. */
  <K extends EndpointKey>(
    key: K,
    input?: Input<K> & Pick<Call, 'signal' | 'keepalive'>,
  ): Promise<Output<K>>
}

/** Makes a typed client over a transport: the shop's, or that of another list of endpoints. */
export function createClient<C = Client>(transport: Transport): C {
  const call: Client = async (key, input) => {
    const [method = '', path = ''] = key.split(' ')
    const parts = (input ?? {}) as {
      params?: Call['params']
      query?: Call['query']
      body?: unknown
      signal?: AbortSignal
      keepalive?: boolean
    }
    const answer = await transport({
      key,
      method,
      path,
      params: parts.params ?? {},
      query: parts.query ?? {},
      body: parts.body,
      signal: parts.signal,
      keepalive: parts.keepalive,
    })
    if (answer.status >= 400) throw new ApiError(answer.status, answer.body as ErrorBody)
    return answer.body as never
  }
  return call as C
}

/** Writes a call's address: parameters filled in, undefined, null and empty query values dropped. */
function callUrl({ path, params, query }: Pick<Call, 'path' | 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** A form carries its own type; everything else is JSON. */
function bodyOf({ body }: Call): Pick<RequestInit, 'headers' | 'body'> {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** A transport over `fetch`; `host` is empty for the page's own origin. */
export function fetchTransport(host: string, fetchFn: typeof fetch = fetch): Transport {
  return async (call) => {
    const response = await fetchFn(host + callUrl(call), {
      method: call.method,
      signal: call.signal ?? null,
      keepalive: call.keepalive ?? false,
      ...bodyOf(call),
    })
    const body: unknown = await response
      .json()
      .catch(() => ({ message: response.statusText, code: 'internal' }))
    return { status: response.status, body }
  }
}
