import autocannon from 'autocannon'

export interface Load {
  /** Requests a second, over the whole run. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  failed: number
}

export interface LoadOptions {
  seconds?: number
  connections?: number
  headers?: Record<string, string>
  /** The path of each request, instead of the URL's own. */
  nextPath?: () => string
}

/** Repeats a request from 16 connections for some seconds, after a warm-up of one second. */
export async function load(
  url: string,
  { seconds = 5, connections = 16, headers = {}, nextPath }: LoadOptions = {},
): Promise<Load> {
  const requests = nextPath
    ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: nextPath() }) }]
    : []
  const options = { url, connections, headers, ...(nextPath && { requests }) }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: seconds })
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
