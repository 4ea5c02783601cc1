import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '@tsiran/domain/errors'
import type { Context } from '../context.ts'
import type { Api } from '../api/api.ts'
import { mountAssets } from './assets.ts'
import { checkOrigin } from '../api/origin-check.ts'
import { readPageAddress } from './page-address.ts'
import { takePageForms } from '../api/forms.ts'
import { CachedPage, sendCached } from './cached-page.ts'
import { chooseEncoding, compress } from './compress.ts'
import type { Page } from './page.ts'
import { rememberPageLanguage } from './page-language.ts'
import { speakPageLanguage } from './refused-pages.ts'
import { createOpening, sendSetupPage } from './setup-page.ts'
import { builtRenderer, type Renderer } from './renderer.ts'
import { developmentRenderer } from './development-renderer.ts'
import { findVisitor, sharedKey } from './page-visitor.ts'
import { type Shop, render } from './render-page.ts'

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
    rememberPageLanguage(scope, context.config.origin)
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

async function send(reply: FastifyReply, page: Page, encoding: ReturnType<typeof chooseEncoding>) {
  const body = await compress(page.body, encoding)
  // The handler's timeout has answered meanwhile.
  if (reply.sent) return reply
  reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding, cookie')
  if (body !== page.body) reply.header('content-encoding', encoding)
  return reply.send(body)
}
