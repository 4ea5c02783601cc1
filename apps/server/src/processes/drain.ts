import { once } from 'node:events'
import type { Server } from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that connections have for their next request, which is answered as their last. */
const quietMs = 5_000

/**
 * Ends a server without a failing request: it takes no new connections, and each open one ends with its next answer. Resolves once all
 * have ended, or after five seconds: what is silent for that long may be closed.
 */
export async function drain(server: Server, timeoutMs = quietMs): Promise<void> {
  server.prependListener('request', (_request, response) =>
    response.setHeader('connection', 'close'),
  )
  const ended = once(server, 'close')
  // That of http would close the connections that wait for a request, which may be on its way.
  net.Server.prototype.close.call(server)
  await Promise.race([ended, sleep(timeoutMs, undefined, { ref: false })])
}
