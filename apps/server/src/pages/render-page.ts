import { createClient } from '@tsiran/contract/client'
import { orderedCookie } from '@tsiran/contract/ordered-cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '@tsiran/domain/errors'
import { overridesOf } from '@tsiran/i18n/translate'
import type { Context } from '../context.ts'
import { bankOrigins } from '../order-services.ts'
import type { Api } from '../api/api.ts'
import { cartTokenOf } from '../api/caller.ts'
import { endedSessions, refusedCookies, setCookie } from '../api/cookies.ts'
import { inProcessTransport } from '../api/in-process.ts'
import type { CallCache } from '../api/call-cache.ts'
import type { Cookie } from '../api/endpoint-handler.ts'
import type { ResponseCache } from './response-cache.ts'
import { toPage } from './page.ts'
import type { Renderer } from './renderer.ts'
import type { Visitor } from './page-visitor.ts'
import { toRequest, isRoutersRefusal } from './router-request.ts'

/** Dependencies and caches of the pages. */
export interface Shop {
  context: Context
  api: Api
  renderer: Renderer
  pages: ResponseCache
  calls: CallCache
  /** Whether the shop is set up. */
  isOpen: () => Promise<boolean>
}

/**
 * Renders a page as its visitor. It is shareable unless it reads or sets a cookie, calls a personal endpoint, is not 200, or
 * may not be shared: so nothing personal can enter the cache. A shared page's public endpoints do not learn who the visitor is.
 */
export async function render(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, api, renderer, calls }: Shop,
  { url, visitor, mayShare }: { url: string; visitor: Visitor; mayShare: boolean },
) {
  const { config } = context
  const { session, hasEnded } = visitor
  let personal = !mayShare
  const set = (cookie: Cookie) => {
    personal = true
    setCookie(reply, cookie, config.origin)
  }
  const readCookie = (name: string) => {
    personal = true
    return request.cookies[name] ?? null
  }
  // Those that the request came with: who has signed in meanwhile has another one.
  if (hasEnded)
    for (const ended of endedSessions(refusedCookies(request.cookies, config))) set(ended)
  const credentials = {
    requestId: request.id,
    cookies: request.cookies,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    session,
    isShared: mayShare,
  }
  const transport = inProcessTransport(api, context, credentials, set, calls)
  const response = await renderer.render(toRequest(request, config.origin + url, config.origin), {
    client: createClient((call) => {
      if (api.isPersonal(call.key)) personal = true
      return transport(call)
    }),
    page: {
      origin: config.origin,
      get localeCookie() {
        return readCookie('locale')
      },
      get apiToken() {
        personal = true
        return cartTokenOf(request.cookies) ?? null
      },
      get orderedToken() {
        return readCookie(orderedCookie)
      },
      signedIn: session !== null,
      role: session?.role ?? false,
      overridesOf,
    },
  })
  if (isRoutersRefusal(response)) throw new DomainError('not_found')
  // When the renderer fails twice, its answer has no language.
  if (response.status === 500 && response.headers.get('content-type')?.startsWith('text/plain'))
    throw new DomainError('internal')
  const page = await toPage(response, config.origin.startsWith('https:'), bankOrigins(config))
  const shareable = !personal && page.status === 200 && page.headers['set-cookie'] === undefined
  if (page.status === 503) page.headers['retry-after'] ??= '5'
  // A browser keeps nothing that only an account shows: after signing out, "back" asks again.
  const isForEverybody = shareable && !session
  page.headers['cache-control'] = isForEverybody ? 'public, no-cache' : 'private, no-store'
  return { page, shareable }
}
