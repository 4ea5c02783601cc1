import autocannon from 'autocannon'

export interface Load {
  /** Answered requests a second, over the whole run. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Requests that were answered with 2xx, or rounds that ended well. */
  ok: number
  /** All others: refusals, errors, timeouts. */
  refused: number
}

export interface LoadOptions {
  seconds?: number
  connections?: number
  headers?: Record<string, string>
  /** The path of each request, instead of the URL's own. */
  nextPath?: () => string
}

/** The server closes a connection after 1 000 requests; the tool would write another one into it. */
const requestsPerConnection = 500

/**
 * Drops the bodies that the tool would decode and join. Where a chunk ends within a letter, decoding takes several times as
 * long as the answer, so that pages in Armenian would measure the tool.
 */
const dropBodies = (client: autocannon.Client) =>
  Object.assign((client as unknown as { pipelinedRequests: object }).pipelinedRequests, {
    addBody: () => {},
  })

/** Repeats a request from 16 connections for some seconds, after a warm-up of one second. */
export async function load(
  url: string,
  { seconds = 5, connections = 16, headers = {}, nextPath }: LoadOptions = {},
): Promise<Load> {
  const requests = nextPath
    ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: nextPath() }) }]
    : []
  const options = {
    url,
    connections,
    headers,
    reconnectRate: requestsPerConnection,
    setupClient: dropBodies,
    ...(nextPath && { requests }),
  }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: seconds })
  return {
    rate: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    ok: result['2xx'],
    refused: result.non2xx + result.errors,
  }
}

/** Sums up the times of rounds, in milliseconds, that were measured within some seconds. */
export function summarize(
  times: readonly number[],
  seconds: number,
  refused = 0,
): Load & { p95: number } {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return {
    rate: sorted.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    ok: sorted.length,
    refused,
  }
}
