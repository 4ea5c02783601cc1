import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { keyOf, type Api } from './api.ts'
import { endedSession, identify, isByCookie, localeOf } from './caller.ts'
import { setCookie } from './cookies.ts'
import { toRefusal } from './errors.ts'
import { isFresh } from './etag.ts'
import type { Operation } from './operation.ts'
import { sendCached, type CachedPage, type PageCache } from './page-cache.ts'
import { checkOrigin } from './origin-check.ts'

const partsOf = ({ query, body, headers, cookies, ip }: FastifyRequest) => ({
  authorization: headers.authorization,
  query: query as Record<string, unknown>,
  body,
  cookies,
  address: ip,
  userAgent: headers['user-agent'],
})

/** Serves every operation of the API over HTTP. JSON is the only body it takes. Public answers to guests are kept in `answers`. */
export function mountApi(app: FastifyInstance, context: Context, api: Api, answers?: PageCache): void {
  app.removeContentTypeParser('text/plain')
  for (const operation of api.operations) mount(app, context, api, operation, answers)
}

const json = 'application/json; charset=utf-8'
const forGuests = { 'cache-control': 'public, no-cache', 'content-type': json }

/** Characters above which a text is encoded at once: Node would first measure it, then encode it while it writes. */
const longText = 8192
const toBytes = (text: string) => (text.length > longText ? Buffer.from(text) : text)

function mount(app: FastifyInstance, context: Context, api: Api, { endpoint }: Operation, answers: PageCache | undefined): void {
  const key = keyOf(endpoint)
  const changes = endpoint.method !== 'GET' || endpoint.writes === true
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: endpoint.method === 'GET' && !changes,
    schema: { response: { 200: endpoint.success } },
    errorHandler: (error, request, reply) => refuse(error, request, reply, context, endpoint),
    async handler(request, reply) {
      if (changes) checkOrigin(request)
      const parts = partsOf(request)
      const caller = await identify(parts, context, endpoint)
      const shared = endpoint.cache === 'public' && !caller.session
      const run = () =>
        api.run(key, {
          ...parts,
          params: request.params as Record<string, unknown>,
          caller,
          setCookie: (cookie) => setCookie(reply, cookie, context.config.origin),
        })
      if (!shared || !answers) {
        reply.header('cache-control', shared ? forGuests['cache-control'] : 'private, no-store')
        if (shared) reply.header('vary', 'authorization, cookie')
        reply.type(json)
        return toBytes(reply.serialize(await run()) as string)
      }
      const render = async () => ({
        page: { status: 200, headers: forGuests, body: Buffer.from(reply.serialize(await run()) as string) },
        shareable: true,
      })
      const kept = answers.get(request.url) ?? ((await answers.share(request.url, render)) as CachedPage)
      return sendCached(request, reply, kept, 'accept-encoding, authorization, cookie')
    },
    ...(endpoint.cache === 'public' && {
      onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
        if (reply.statusCode !== 200 || reply.hasHeader('etag') || !isFresh(request, reply, payload as string | Buffer)) return payload
        reply.code(304)
        return null
      },
    }),
  })
}

/** Answers a refusal in the caller's language. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, context: Context, endpoint?: Operation['endpoint']) {
  const parts = partsOf(request)
  const { status, body, retryAfter } = toRefusal(error, localeOf(parts), context.log, endpoint)
  if (body.code === 'unauthenticated' && isByCookie(parts, context)) setCookie(reply, endedSession, context.config.origin)
  reply.header('cache-control', 'no-store')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(status).send(body)
}
