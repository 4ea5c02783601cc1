import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigError } from '../config-values.ts'
import type { Metrics } from './metrics.ts'

/** Serves `/metrics` on the loopback address; port 0 means any free port. Throws {@link ConfigError} if the port is not available. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'contentType' | 'read'>,
  port: number,
): Promise<{ port: number; stop(): void }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const text = await metrics.read().catch(() => undefined)
    if (text === undefined) response.writeHead(500).end()
    else response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new ConfigError(`METRICS_PORT ${port} cannot be used (${code}): set it to another`)),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
