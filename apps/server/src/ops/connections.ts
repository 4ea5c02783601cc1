import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { logSecurityEvent } from './security-events.ts'

/** Connections of one process at most; the next ones are closed at once. */
const maxConnections = 5_000
/** Requests of one connection that wait for their answers. Browsers and proxies send one at a time. */
const maxInFlight = 4

type RequestListener = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Bounds what connections hold. Each answer that waits behind another has its file opened and its first bytes read: a client
 * that asks a thousand times and never reads would take hundreds of megabytes.
 */
export function limitConnections(server: Server, log: Logger): void {
  server.maxConnections = maxConnections
  // Node would refuse an odd `Expect` by itself, without the headers that every answer has. It may be passed over.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  const inFlight = new WeakMap<Socket, number>()
  const mayBegin: RequestListener = ({ socket }, response) => {
    const count = (inFlight.get(socket) ?? 0) + 1
    inFlight.set(socket, count)
    if (count > maxInFlight) {
      if (!socket.destroyed) logSecurityEvent(log, { event: 'connection_closed', address: socket.remoteAddress ?? '' })
      socket.destroy()
      return false
    }
    response.once('close', () => inFlight.set(socket, inFlight.get(socket)! - 1))
    return true
  }
  // What stood in one packet is read to its end, also of a connection that is closed by then: none of it is begun.
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (mayBegin(request, response)) for (const listener of listeners) listener.call(server, request, response)
  })
}
