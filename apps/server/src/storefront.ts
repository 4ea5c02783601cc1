import { createClient } from '@tsiran/contract/client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '@tsiran/domain/errors'
import type { Context } from './context.ts'
import { bankOrigins } from './sale.ts'
import type { Api } from './http/api.ts'
import { mountAssets } from './http/assets.ts'
import { cartCookie, endedSession, identify, sessionCookie, type Credentials } from './http/caller.ts'
import { cookieName, setCookie } from './http/cookies.ts'
import { inProcessTransport } from './http/in-process.ts'
import type { KeptCalls } from './http/kept-calls.ts'
import type { Cookie } from './http/operation.ts'
import { checkOrigin } from './http/origin-check.ts'
import { CachedPage, chooseEncoding, compress, sendCached, type PageCache } from './http/page-cache.ts'
import { toPage, type Page } from './http/page.ts'
import { speakPageLanguage } from './http/refused-pages.ts'
import { builtRenderer, developmentRenderer, type Renderer } from './http/renderer.ts'

/** What a page is made with, and what is kept of pages. */
interface Shop {
  context: Context
  api: Api
  renderer: Renderer
  pages: PageCache
  calls: KeptCalls
}

/** Serves the storefront's pages. Those that are the same for everybody are kept whole and served without rendering. */
export async function mountStorefront(
  app: FastifyInstance,
  context: Context,
  api: Api,
  kept: Pick<Shop, 'pages' | 'calls'>,
  testRenderer?: Renderer,
): Promise<void> {
  const renderer = testRenderer ?? (context.config.development ? await developmentRenderer(app) : await builtRenderer())
  if (renderer.assets) await mountAssets(app, renderer.assets)
  const shop: Shop = { context, api, renderer, ...kept }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.all('/api/*', async () => {
      throw new DomainError('not_found')
    })
    speakPageLanguage(scope)
    scope.route({ method: ['GET', 'POST'], url: '/*', handler: (request, reply) => answer(request, reply, shop) })
  })
}

async function answer(request: FastifyRequest, reply: FastifyReply, shop: Shop) {
  const { context, pages } = shop
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const anonymous = request.method === 'GET' && request.cookies[cookieName(sessionCookie, context.config.origin)] === undefined
  if (!anonymous) {
    if (request.method !== 'GET') checkOrigin(request)
    const { page } = await render(request, reply, shop)
    return send(reply, page, encoding)
  }
  const key = request.url
  const found = pages.get(key) ?? (await pages.share(key, () => render(request, reply, shop)))
  return found instanceof CachedPage ? sendCached(request, reply, found, 'accept-encoding, cookie') : send(reply, found, encoding)
}

/**
 * Renders a page as the visitor who asks. It may be shared with everybody unless it read a cookie, called an endpoint
 * whose answer is personal, set a cookie, or is no plain success: so nothing personal can enter the cache.
 */
async function render(request: FastifyRequest, reply: FastifyReply, { context, api, renderer, calls }: Shop) {
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
  const visitor: Pick<Credentials, 'cookies' | 'address' | 'userAgent'> = {
    cookies: request.cookies,
    address: request.ip,
    userAgent: request.headers['user-agent'],
  }
  const session = personal ? await findVisitor(visitor, context) : null
  if (session === 'ended') {
    set(endedSession)
    visitor.cookies = { ...visitor.cookies, [sessionName]: undefined }
  }
  const transport = inProcessTransport(api, context, { ...visitor, session: session === 'ended' ? null : session }, set, calls)
  const response = await renderer.render(toRequest(request), {
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
        return readCookie(cartCookie)
      },
      // A page for somebody is personal already, so that reading this changes nothing.
      signedIn: visitor.cookies[sessionName] !== undefined,
      role: (session !== 'ended' && session?.role) || false,
    },
  })
  // The renderer's last word, where it failed twice, has no language.
  if (response.status === 500 && response.headers.get('content-type')?.startsWith('text/plain')) throw new DomainError('internal')
  const page = await toPage(response, config.origin.startsWith('https:'), bankOrigins(config))
  const shareable = !personal && page.status === 200 && page.headers['set-cookie'] === undefined
  page.headers['cache-control'] = shareable ? 'public, no-cache' : 'private, no-store'
  return { page, shareable }
}

/** The visitor's session; `ended` where the cookie opens nothing any more: the page then takes it back and is a guest's. */
async function findVisitor(visitor: Pick<Credentials, 'cookies' | 'address' | 'userAgent'>, context: Context) {
  try {
    return (await identify({ ...visitor, query: {}, body: undefined }, context)).session
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unauthenticated') return 'ended' as const
    throw error
  }
}

function toRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value))
  const url = `${request.protocol}://${request.host}${request.url}`
  const body = request.method === 'GET' ? null : ((request.body as Buffer<ArrayBuffer> | undefined) ?? null)
  return new Request(url, { method: request.method, headers, body })
}

async function send(reply: FastifyReply, page: Page, encoding: ReturnType<typeof chooseEncoding>) {
  const body = await compress(page.body, encoding)
  reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding, cookie')
  if (body !== page.body) reply.header('content-encoding', encoding)
  return reply.send(body)
}
