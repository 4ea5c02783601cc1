import { createClient } from '@tsiran/contract/client'
import { orderedCookie } from '@tsiran/contract/ordered-cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '@tsiran/domain/customers/sessions'
import { DomainError } from '@tsiran/domain/errors'
import { overridesOf } from '@tsiran/i18n/translate'
import type { Context } from '../context.ts'
import { bankOrigins } from '../order-services.ts'
import type { Api } from '../api/api.ts'
import { mountAssets } from './assets.ts'
import { audienceOf } from '../api/audience.ts'
import { cartTokenOf, identify } from '../api/caller.ts'
import { endedSessions, refusedCookies, setCookie } from '../api/cookies.ts'
import { inProcessTransport } from '../api/in-process.ts'
import type { CallCache } from '../api/call-cache.ts'
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
  calls: CallCache
  /** Whether the shop is set up. */
  isOpen: () => Promise<boolean>
}

/** Serves the storefront's pages. Pages that are the same for an audience are cached. */
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
  const isPost = request.method === 'POST'
  if (isPost) checkOrigin(request)
  const address = readPageAddress(request.url)
  const visitor = await findVisitor(request, context)
  const key = isPost ? undefined : sharedKey(address, visitor)
  const make = (url: string) =>
    render(request, reply, shop, { url, visitor, mayShare: key !== undefined })
  const { url, cacheKey = url } = address
  if (key === undefined) return send(reply, (await make(url)).page, encoding)
  const found = await pages.read(key, async () => {
    const shared = await make(cacheKey)
    if (shared.shareable || url === cacheKey) return shared
    // A redirect, for example, keeps the whole query.
    return { page: (await make(url)).page, shareable: false }
  })
  return found instanceof CachedPage
    ? sendCached(request, reply, found, 'accept-encoding, cookie')
    : send(reply, found, encoding)
}

/** Whose page it is. */
interface Visitor {
  /** Null for a guest. */
  session: Session | null
  /** Whether the cookie's session is over: the page then removes the cookie and is a guest's. */
  hasEnded: boolean
}

/** The key of a page that its audience shares. Somebody with an account shares only pages that have nothing personal. */
function sharedKey({ cacheKey, isPublic }: PageAddress, { session, hasEnded }: Visitor) {
  const mayShare = cacheKey !== undefined && !hasEnded && (isPublic || !session)
  return mayShare ? `${audienceOf(session)} ${cacheKey}` : undefined
}

/**
 * Renders a page as its visitor. It is shareable unless it reads or sets a cookie, calls a personal endpoint, is not 200, or
 * may not be shared: so nothing personal can enter the cache. A shared page's public endpoints do not learn who the visitor is.
 */
async function render(
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

/** Whether the router itself refuses, in its own format: a post to the manifest, for example. */
const isRoutersRefusal = ({ status, headers }: Response): boolean =>
  status >= 400 &&
  status < 500 &&
  headers.get('content-type')?.startsWith('application/json') === true

async function findVisitor(request: FastifyRequest, context: Context): Promise<Visitor> {
  const { cookies, ip: address } = request
  const credentials = { cookies, address, userAgent: undefined, query: {}, body: undefined }
  try {
    return { session: (await identify(credentials, context)).session, hasEnded: false }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unauthenticated')
      return { session: null, hasEnded: true }
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
