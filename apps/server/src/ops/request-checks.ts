import type { IncomingMessage } from 'node:http'
import { DomainError } from '@tsiran/domain/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'

const maxUrl = 8_192
const maxPath = 2_048

/** A host name or address with a port, and nothing that could continue a URL. */
const host =
  /^(?:[a-z0-9_](?:[a-z0-9._-]{0,252}[a-z0-9._])?|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?$/i
/** Characters that URL parsers remove, so that routers could read two different paths. */
const lineBreak = /%0[9ad]/i
const absoluteForm = /^https?:\/\/([^/?#]*)([^]*)/i

/**
 * The path and query of a request line in absolute form, which every server accepts (RFC 9112, 3.2.2). One with a malformed
 * host stays as it is; {@link checkRequest} refuses it.
 */
export function originForm({ url = '' }: IncomingMessage): string {
  if (url.startsWith('/')) return url
  const [, authority = '', rest = ''] = absoluteForm.exec(url) ?? []
  if (!host.test(authority)) return url
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** HTTP/1.0 has no Host; later versions send exactly one. */
function checkHost({ headers, rawHeaders, httpVersion }: IncomingMessage): void {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') count++
  if (count === 0 && httpVersion === '1.0') return
  if (count !== 1 || !host.test(headers.host ?? '')) throw new DomainError('bad_request')
}

/**
 * Refuses requests that no browser sends: a malformed Host, also a forwarded one, a URL that is too long, has a backslash or
 * does not begin with a slash. Repeated slashes, which browsers and routers read differently, are redirected to one slash.
 * Returns true when the reply is sent.
 */
export function checkRequest(
  { raw, host: named, method }: FastifyRequest,
  reply: FastifyReply,
  behindProxy: boolean,
): boolean {
  const url = raw.url!
  if (url.length > maxUrl) throw new DomainError('uri_too_long')
  checkHost(raw)
  if (behindProxy && named && !host.test(named)) throw new DomainError('bad_request')
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  if (!path.startsWith('/') || path.includes('\\') || lineBreak.test(path))
    throw new DomainError('bad_request')
  if (path.length > maxPath) throw new DomainError('uri_too_long')
  if (!path.includes('//')) return false
  if (method !== 'GET' && method !== 'HEAD') throw new DomainError('bad_request')
  reply
    .header('cache-control', 'no-store')
    .redirect(path.replace(/\/{2,}/g, '/') + url.slice(path.length), 308)
  return true
}
