import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { logSecurityEvent } from './security-events.ts'

/** Maximum number of connections of one process; further ones are closed at once. */
const maxConnections = 5_000
/** Maximum number of unanswered requests of one connection. Browsers and proxies send one at a time. */
const maxInFlight = 4

type RequestListener = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Limits connections and pipelined requests. Each waiting answer has its file open and its first bytes in memory: a client
 * that sends a thousand requests and never reads would take hundreds of megabytes.
 */
export function limitConnections(server: Server, log: Logger): void {
  server.maxConnections = maxConnections
  // Several processes take turns: where one is full, the others are too.
  Object.assign(server, { dropMaxConnection: true })
  // Node would refuse an unknown `Expect` without the shop's headers. The header may be ignored.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  const inFlight = new WeakMap<Socket, number>()
  const mayBegin: RequestListener = ({ socket }, response) => {
    const count = (inFlight.get(socket) ?? 0) + 1
    inFlight.set(socket, count)
    if (count > maxInFlight) {
      if (!socket.destroyed)
        logSecurityEvent(log, { event: 'connection_closed', address: socket.remoteAddress ?? '' })
      socket.destroy()
      return false
    }
    response.once('close', () => inFlight.set(socket, inFlight.get(socket)! - 1))
    return true
  }
  // Node parses the rest of a packet even after the connection is closed: those requests are not started.
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (mayBegin(request, response))
      for (const listener of listeners) listener.call(server, request, response)
  })
}
