import { errorCodes, type FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that this route's handler may take, in place of the server's. */
    timeoutMs?: number
  }
}

/**
 * Refuses a request with `FST_ERR_HANDLER_TIMEOUT` that is not answered within `timeoutMs` milliseconds; 0 sets no timeout. Fastify's
 * own timeout creates an `AbortController` for each request and aborts it even after an answer, a twentieth of a cached answer's CPU
 * time; no handler listens to it.
 */
export function limitHandlers(app: FastifyInstance, timeoutMs: number): void {
  if (timeoutMs === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    const { config, url } = request.routeOptions
    const ms = config.timeoutMs ?? timeoutMs
    const timer = setTimeout(() => {
      if (reply.sent) return
      const error = new errorCodes.FST_ERR_HANDLER_TIMEOUT(ms, url)
      // An answer that has begun can only be cut.
      if (reply.raw.headersSent) reply.raw.destroy(error)
      else reply.send(error)
    }, ms)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}
