import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import { DomainError } from '@tsiran/domain/errors'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { keepOnAdminHost } from './admin/admin-host.ts'
import { mountAdmin } from './admin/mount-admin.ts'
import { adminHandlers } from './admin/routes/routes.ts'
import { createApi } from './api/api.ts'
import { limitConnections } from './ops/connections.ts'
import { takeForms } from './api/forms.ts'
import { limitHandlers } from './ops/handler-timeout.ts'
import { logOptions } from './ops/log.ts'
import { mountMedia } from './media/media.ts'
import { mountApi } from './api/mount-api.ts'
import { mountOperations } from './ops/health-routes.ts'
import { refuse, refuseUnreadable } from './api/refuse.ts'
import type { Renderer } from './pages/renderer.ts'
import { checkRequest, originForm } from './ops/request-checks.ts'
import { requestLog } from './ops/request-log.ts'
import { securityHeaders } from './ops/security-headers.ts'
import { mayTakeTime } from './ops/upload-time.ts'
import { mountSitemap } from './pages/sitemap.ts'
import { mountPaymentPages } from './routes/payment-pages.ts'
import { mountPaymentReturns } from './routes/payment-returns.ts'
import { operations } from './routes/routes.ts'
import { mountSandboxBank } from './routes/sandbox-bank.ts'
import { mountBackOffice, mountBackOfficeSources } from './pages/back-office.ts'
import { mountStorefront } from './pages/storefront.ts'
import { createCaches } from './caches.ts'

export interface AppOptions {
  /** False mounts no pages and no caches, for tests of the API. */
  storefront?: boolean
  /** Renders pages in place of the built storefront; the back office is left out then. */
  renderer?: Renderer
  /** Milliseconds that a handler may take before the caller gets 503. */
  handlerTimeoutMs?: number
  /** Folder of a built back office. */
  backOffice?: string
}

/** Builds the whole server: API, pictures, pages. The caller starts listening. */
export async function buildApp(
  context: Context,
  { storefront = true, renderer, backOffice, handlerTimeoutMs = 10_000 }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = context
  const headers = securityHeaders(config.origin.startsWith('https:'))
  const app = fastify({
    loggerInstance: context.log.child(
      {},
      { serializers: logOptions.serializers },
    ) as FastifyBaseLogger,
    childLoggerFactory: requestLog,
    logController: new LogController({
      disableRequestLogging: !['info', 'debug', 'trace'].includes(config.logLevel),
    }),
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    // Ends a client that sends nothing or does not read its answer.
    connectionTimeout: 30_000,
    maxRequestsPerSocket: 1_000,
    genReqId: () => randomUUID(),
    // The shop itself refuses a missing Host. Slow requests are checked for every 5 s; Node's default is 30 s.
    http: { requireHostHeader: false, connectionsCheckingInterval: 5_000 },
    rewriteUrl: originForm,
    // While closing, the server still answers requests on open connections.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) =>
      void refuse(
        error,
        request,
        reply.headers(headers).header('x-request-id', request.id),
        context,
      ),
    clientErrorHandler: (error, socket) =>
      mayTakeTime(error, socket) || refuseUnreadable(error, socket, context, headers),
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
  })
  app.server.headersTimeout = 10_000
  limitConnections(app.server, context.log)
  limitHandlers(app, handlerTimeoutMs)
  context.metrics?.timeRequests(app)
  await app.register(fastifyCookie)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (checkRequest(request, reply, config.trustProxy !== false)) return reply
  })
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply, context))
  app.setNotFoundHandler((request, reply) =>
    refuse(new DomainError('not_found'), request, reply, context),
  )

  const api = createApi(context, operations)
  const caches = storefront ? await createCaches(app, context) : undefined
  await app.register(async (scope) => {
    mountApi(scope, context, api, caches?.answers)
    mountOperations(scope, context)
    mountSitemap(scope, context)
  })
  await app.register(async (scope) => {
    takeForms(scope)
    mountPaymentReturns(scope, context)
    mountPaymentPages(scope, context)
    if (config.banks.sandbox) mountSandboxBank(scope, context)
  })
  await mountAdmin(app, context, adminHandlers)
  await mountMedia(app, context)
  await app.register(async (scope) => {
    keepOnAdminHost(scope, context)
    if (config.development && caches && !renderer) await mountBackOfficeSources(scope, context)
    else if (backOffice || (caches && !renderer)) await mountBackOffice(scope, context, backOffice)
  })
  if (caches) await mountStorefront(app, context, api, caches, renderer)
  return app
}
