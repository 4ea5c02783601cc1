import { DomainError } from '@tsiran/domain/errors'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../api/refuse.ts'
import type { Context } from '../context.ts'

/**
 * Where the back office has a host of its own, a scope of its routes answers there alone, elsewhere with `not_found`: a script injected
 * into the shop could otherwise call it with the cookie of whoever looks at both.
 */
export function keepOnAdminHost(scope: FastifyInstance, context: Context): void {
  const { config } = context
  if (config.adminOrigin === config.origin) return
  const { host, protocol } = new URL(config.adminOrigin)
  scope.addHook('onRequest', async (request, reply) => {
    const asked = `${protocol}//${request.host}`
    // Parsed, so that a port the protocol implies is left out on both sides.
    if (!URL.canParse(asked) || new URL(asked).host !== host)
      return refuse(new DomainError('not_found'), request, reply, context)
    return undefined
  })
}
