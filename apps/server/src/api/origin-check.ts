import { DomainError } from '@tsiran/domain/errors'
import type { FastifyRequest } from 'fastify'

/**
 * Refuses a state change that another site's page sends (R11), with the visitor's cookies or without: a form
 * there must not sign a visitor in as somebody else. Clients other than browsers send neither header and pass.
 */
export function checkOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new DomainError('cross_site')
    return
  }
  const { origin } = request.headers
  if (origin === undefined) return
  const { host, protocol } = URL.canParse(origin)
    ? new URL(origin)
    : { host: '', protocol: 'http:' }
  // Parsing removes the protocol's default port on both sides.
  const own = `${protocol}//${request.host}`
  if (!URL.canParse(own) || host !== new URL(own).host) throw new DomainError('cross_site')
}
