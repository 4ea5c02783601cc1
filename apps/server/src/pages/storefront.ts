import { createClient } from '@tsiran/contract/client'
import { orderedCookie } from '@tsiran/contract/ordered-cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '@tsiran/domain/errors'
import { overridesOf } from '@tsiran/i18n/translate'
import type { Context } from '../context.ts'
import { bankOrigins } from '../order-services.ts'
import type { Api } from '../api/api.ts'
import { mountAssets } from './assets.ts'
import {
  cartTokenOf,
  endedSession,
  identify,
  sessionCookie,
  type Credentials,
} from '../api/caller.ts'
import { cookieName, setCookie } from '../api/cookies.ts'
import { inProcessTransport } from '../api/in-process.ts'
import type { ApiCache } from '../api/api-cache.ts'
import type { Cookie } from '../api/endpoint-handler.ts'
import { checkOrigin } from '../api/origin-check.ts'
import { readPageAddress, type PageAddress } from './page-address.ts'
import { takePageForms } from '../api/forms.ts'
import { CachedPage, chooseEncoding, compress, sendCached } from './cached-page.ts'
import type { ResponseCache } from './response-cache.ts'
import { toPage, type Page } from './page.ts'
import { speakPageLanguage } from './refused-pages.ts'
import { createOpening, sendSetupPage } from './setup-page.ts'
import { builtRenderer, developmentRenderer, type Renderer } from './renderer.ts'

/** Dependencies and caches of the pages. */
interface Shop {
  context: Context
  api: Api
  renderer: Renderer
  pages: ResponseCache
  calls: ApiCache
  /** Whether the shop is set up. */
  isOpen: () => Promise<boolean>
}

/** Serves the storefront's pages. Pages that are the same for everybody are cached. */
export async function mountStorefront(
  app: FastifyInstance,
  context: Context,
  api: Api,
  caches: Pick<Shop, 'pages' | 'calls'>,
  testRenderer?: Renderer,
): Promise<void> {
  const renderer =
    testRenderer ??
    (context.config.development ? await developmentRenderer(app) : await builtRenderer())
  if (renderer.assets) await mountAssets(app, renderer.assets)
  const shop: Shop = { context, api, renderer, isOpen: createOpening(context.db), ...caches }
  await app.register(async (scope) => {
    takePageForms(scope)
    scope.all('/api/*', async () => {
      throw new DomainError('not_found')
    })
    speakPageLanguage(scope)
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      handler: (request, reply) => answer(request, reply, shop),
    })
  })
}

async function answer(request: FastifyRequest, reply: FastifyReply, shop: Shop) {
  const { context, pages } = shop
  if (!(await shop.isOpen())) return sendSetupPage(request, reply, context.config)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const posted = request.method === 'POST'
  const { url, cacheKey } = readPageAddress(request.url)
  const make = (address: string) => render(request, reply, shop, { url: address, cacheKey })
  if (
    posted ||
    cacheKey === undefined ||
    request.cookies[cookieName(sessionCookie, context.config.origin)] !== undefined
  ) {
    if (posted) checkOrigin(request)
    return send(reply, (await make(url)).page, encoding)
  }
  const found = await pages.read(cacheKey, async () => {
    const shared = await make(cacheKey)
    if (shared.shareable || url === cacheKey) return shared
    // A redirect, for example, keeps the whole query.
    return { page: (await make(url)).page, shareable: false }
  })
  return found instanceof CachedPage
    ? sendCached(request, reply, found, 'accept-encoding, cookie')
    : send(reply, found, encoding)
}

/**
 * Renders a page as its visitor. It is shareable unless it reads or sets a cookie, calls a personal endpoint, is not 200, or
 * its URL has no cache key: so nothing personal can enter the cache.
 */
async function render(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, api, renderer, calls }: Shop,
  { url, cacheKey }: PageAddress,
) {
  const { config } = context
  const sessionName = cookieName(sessionCookie, config.origin)
  let personal = request.cookies[sessionName] !== undefined
  const set = (cookie: Cookie) => {
    personal = true
    setCookie(reply, cookie, config.origin)
  }
  const readCookie = (name: string) => {
    personal = true
    return request.cookies[name] ?? null
  }
  const visitor = {
    requestId: request.id,
    cookies: request.cookies,
    address: request.ip,
    userAgent: request.headers['user-agent'],
  }
  const session = personal ? await findVisitor(visitor, context) : null
  if (session === 'ended') {
    set(endedSession)
    visitor.cookies = { ...visitor.cookies, [sessionName]: undefined }
  }
  const transport = inProcessTransport(
    api,
    context,
    { ...visitor, session: session === 'ended' ? null : session },
    set,
    calls,
  )
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
      // With a session the page is personal already.
      signedIn: visitor.cookies[sessionName] !== undefined,
      role: (session !== 'ended' && session?.role) || false,
      overridesOf,
    },
  })
  if (isRoutersRefusal(response)) throw new DomainError('not_found')
  // When the renderer fails twice, its answer has no language.
  if (response.status === 500 && response.headers.get('content-type')?.startsWith('text/plain'))
    throw new DomainError('internal')
  const page = await toPage(response, config.origin.startsWith('https:'), bankOrigins(config))
  const shareable =
    !personal &&
    cacheKey !== undefined &&
    page.status === 200 &&
    page.headers['set-cookie'] === undefined
  if (page.status === 503) page.headers['retry-after'] ??= '5'
  page.headers['cache-control'] = shareable ? 'public, no-cache' : 'private, no-store'
  return { page, shareable }
}

/** Whether the router itself refuses, in its own format: a post to the manifest, for example. */
const isRoutersRefusal = ({ status, headers }: Response): boolean =>
  status >= 400 &&
  status < 500 &&
  headers.get('content-type')?.startsWith('application/json') === true

/** The visitor's session; `ended` when the cookie's session is over: the page then removes the cookie and is a guest's. */
async function findVisitor(
  visitor: Pick<Credentials, 'cookies' | 'address' | 'userAgent'>,
  context: Context,
) {
  try {
    return (await identify({ ...visitor, query: {}, body: undefined }, context)).session
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unauthenticated') return 'ended' as const
    throw error
  }
}

/**
 * The request for the router. Its origin is the shop's, whatever host the caller names, so that a page depends on its path
 * only. A post's origin is checked before.
 */
function toRequest(request: FastifyRequest, url: string, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value))
  headers.set('host', new URL(origin).host)
  if (headers.has('origin')) headers.set('origin', origin)
  if (request.method !== 'POST') return new Request(url, { headers })
  return new Request(url, {
    method: 'POST',
    headers,
    body: (request.body as Buffer<ArrayBuffer> | undefined) ?? null,
  })
}

async function send(reply: FastifyReply, page: Page, encoding: ReturnType<typeof chooseEncoding>) {
  const body = await compress(page.body, encoding)
  // The handler's timeout has answered meanwhile.
  if (reply.sent) return reply
  reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding, cookie')
  if (body !== page.body) reply.header('content-encoding', encoding)
  return reply.send(body)
}
