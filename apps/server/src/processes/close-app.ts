import type { FastifyInstance } from 'fastify'

/** Milliseconds that running calls have for their answers; who waits for the end of the process kills it after twelve seconds. */
const answerMs = 10_000

/** Milliseconds between looks for connections whose call has been answered: they would wait for the next one. */
const idleMs = 100

/**
 * Closes the server after its running calls. A connection that is busy for longer is cut: a slow upload would keep the process alive for
 * minutes, until it is killed beside its jobs.
 */
export async function closeApp(app: FastifyInstance, timeoutMs = answerMs): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), idleMs)
  const timer = setTimeout(() => app.server.closeAllConnections(), timeoutMs)
  await app.close().finally(() => {
    clearInterval(idle)
    clearTimeout(timer)
  })
}
