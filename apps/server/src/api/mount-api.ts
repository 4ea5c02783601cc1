import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { keyOf, type Api } from './api.ts'
import { identify } from './caller.ts'
import { setCookie } from './cookies.ts'
import { isFresh } from './etag.ts'
import type { EndpointHandler } from './endpoint-handler.ts'
import { sendCached, type CachedPage } from '../pages/cached-page.ts'
import { reduceQuery } from '../pages/reduce-query.ts'
import type { ResponseCache } from '../pages/response-cache.ts'
import { checkOrigin } from './origin-check.ts'
import { partsOf, refuse } from './refuse.ts'
import { toJson } from './to-json.ts'

/** Serves every operation of the API over HTTP. JSON is the only body it takes. `answers` caches public answers to guests. */
export function mountApi(
  app: FastifyInstance,
  context: Context,
  api: Api,
  answers?: ResponseCache,
): void {
  app.removeContentTypeParser('text/plain')
  for (const operation of api.operations) mount(app, context, api, operation, answers)
}

const json = 'application/json; charset=utf-8'
const forGuests = { 'cache-control': 'public, no-cache', 'content-type': json }

/** Longer texts are encoded beforehand: Node would measure them first and encode them while writing. In characters. */
const longText = 8192
const toBytes = (text: string) => (text.length > longText ? Buffer.from(text) : text)

/** Maximum length of a cached URL. */
const maxCachedUrl = 512

/** Whether an endpoint reads a query parameter. */
function queryNames({ query }: EndpointHandler['endpoint']): (name: string) => boolean {
  const { properties = {}, patternProperties = {} } = (query ?? {}) as {
    properties?: object
    patternProperties?: object
  }
  const patterns = Object.keys(patternProperties).map((pattern) => new RegExp(pattern))
  return (name) => Object.hasOwn(properties, name) || patterns.some((pattern) => pattern.test(name))
}

function mount(
  app: FastifyInstance,
  context: Context,
  api: Api,
  { endpoint }: EndpointHandler,
  answers: ResponseCache | undefined,
): void {
  const key = keyOf(endpoint)
  const isRead = queryNames(endpoint)
  const changes = endpoint.method !== 'GET' || endpoint.writes === true
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: endpoint.method === 'GET' && !changes,
    errorHandler: (error, request, reply) => refuse(error, request, reply, context, endpoint),
    async handler(request, reply) {
      if (changes) checkOrigin(request)
      const parts = partsOf(request)
      const serialize = (answer: unknown) => toJson(reply, endpoint, answer)
      const caller = await identify(parts, context, endpoint)
      const shared = endpoint.cache === 'public' && !caller.session
      const run = () =>
        api.run(key, {
          ...parts,
          params: request.params as Record<string, unknown>,
          caller,
          setCookie: (cookie) => setCookie(reply, cookie, context.config.origin),
        })
      // Unknown parameters would give one answer an unlimited number of cache keys.
      const cacheKey = shared && answers ? reduceQuery(request.url, isRead) : ''
      if (!answers || cacheKey === '' || cacheKey.length > maxCachedUrl) {
        reply.header('cache-control', shared ? forGuests['cache-control'] : 'private, no-store')
        if (shared) reply.header('vary', 'authorization, cookie')
        reply.type(json)
        const answer = await run()
        // The handler's timeout has answered meanwhile.
        return reply.sent ? reply : toBytes(serialize(answer))
      }
      const render = async () => ({
        page: {
          status: 200,
          headers: forGuests,
          body: Buffer.from(serialize(await run())),
        },
        shareable: true,
      })
      const answer = (await answers.read(cacheKey, render)) as CachedPage
      return sendCached(request, reply, answer, 'accept-encoding, authorization, cookie')
    },
    ...(endpoint.cache === 'public' && {
      onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
        if (
          reply.statusCode !== 200 ||
          reply.hasHeader('etag') ||
          !isFresh(request, reply, payload as string | Buffer)
        )
          return payload
        reply.code(304)
        return null
      },
    }),
  })
}
