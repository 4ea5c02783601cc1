import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import { randomUUID } from 'node:crypto'
import { getMe } from '@tsiran/contract/customer-session'
import { isLocale } from '@tsiran/contract/locale'
import { DomainError } from '@tsiran/domain/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { isByCookie, localeOf } from './caller.ts'
import { endedSessions, refusedCookies, setCookie } from './cookies.ts'
import { toRefusal } from './errors.ts'
import type { EndpointHandler } from './endpoint-handler.ts'
import { accountOf } from '../ops/security-events.ts'

/** The parts of a request that may identify its caller. A request refused early has no query and no cookies yet. */
export const partsOf = ({ query, body, headers, cookies, ip }: FastifyRequest) => ({
  authorization: headers.authorization,
  query: (query ?? {}) as Record<string, unknown>,
  body,
  cookies: cookies ?? {},
  address: ip,
  userAgent: headers['user-agent'],
})

/** The language of a page's URL, else the call's. */
function languageOf(url: string, parts: ReturnType<typeof partsOf>) {
  const first = /^\/([a-z]{2})(?:[/?.]|$)/.exec(url)?.[1]
  return isLocale(first) ? first : localeOf(parts)
}

/** Answers a refusal in the caller's language. */
export function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  endpoint?: EndpointHandler['endpoint'],
) {
  const parts = partsOf(request)
  const { status, body, retryAfter } = toRefusal(error, {
    locale: languageOf(request.url, parts),
    log: context.log,
    requestId: request.id,
    address: request.ip,
    route: request.routeOptions?.url,
    endpoint,
    account: accountOf(request.body),
  })
  // The question who is signed in takes the cookie back that it came with; a newer session has another one.
  if (body.code === 'unauthenticated' && endpoint === getMe && isByCookie(parts, context))
    for (const ended of endedSessions(refusedCookies(parts.cookies, context.config)))
      setCookie(reply, ended, context.config.origin)
  reply.header('cache-control', 'no-store')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  // A 416 answer names the size of the file.
  const range = (error as { headers?: Record<string, string> } | null)?.headers?.['Content-Range']
  if (status === 416 && range !== undefined) reply.header('content-range', range)
  return reply.code(status).send(body)
}

const unreadable: Record<string, DomainError> = {
  HPE_HEADER_OVERFLOW: new DomainError('headers_too_large'),
  ERR_HTTP_REQUEST_TIMEOUT: new DomainError('request_timeout'),
}

/** Answers a request that Node could not parse: malformed, too slow, or with too large headers. */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  context: Context,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable)
    return void socket.destroy()
  const requestId = randomUUID()
  const refused = unreadable[error.code ?? ''] ?? new DomainError('bad_request')
  const { status, body } = toRefusal(refused, {
    locale: 'hy',
    log: context.log,
    requestId,
    address: socket.remoteAddress ?? '',
  })
  const text = JSON.stringify(body)
  const all = {
    ...headers,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'))
}
