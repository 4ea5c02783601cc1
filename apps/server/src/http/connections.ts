import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { logSecurityEvent } from './security-events.ts'

/** Connections of one process at most; the next ones are closed at once. */
const maxConnections = 5_000
/** Requests of one connection that wait for their answers. Browsers and proxies send one at a time. */
const maxInFlight = 4

/**
 * Bounds what connections hold. Each answer that waits behind another has its file opened and its first bytes read: a client
 * that asks a thousand times and never reads would take hundreds of megabytes.
 */
export function limitConnections(server: Server, log: Logger): void {
  server.maxConnections = maxConnections
  const inFlight = new WeakMap<Socket, number>()
  server.on('request', ({ socket }, response) => {
    const count = (inFlight.get(socket) ?? 0) + 1
    inFlight.set(socket, count)
    if (count > maxInFlight) {
      if (!socket.destroyed) logSecurityEvent(log, { event: 'connection_closed', address: socket.remoteAddress ?? '' })
      socket.destroy()
      return
    }
    response.once('close', () => inFlight.set(socket, inFlight.get(socket)! - 1))
  })
}
