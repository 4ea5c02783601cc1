import { adminEndpoints } from '@tsiran/contract/admin/api'
import { backgroundHeader, type AdminEndpoint } from '@tsiran/contract/admin/endpoint'
import { getMe } from '@tsiran/contract/admin/session'
import { openApi } from '@tsiran/contract/openapi'
import { DomainError } from '@tsiran/domain/errors'
import { checkStaffAccess, type StaffSession } from '@tsiran/domain/staff/session'
import fastifyMultipart from '@fastify/multipart'
import type {
  FastifyContextConfig,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify'
import { keyOf } from '../api/api.ts'
import { inputCheck } from '../api/check-input.ts'
import { toRefusal } from '../api/errors.ts'
import { checkOrigin } from '../api/origin-check.ts'
import { toJson } from '../api/to-json.ts'
import type { Context } from '../context.ts'
import { accountOf } from '../ops/security-events.ts'
import { framedHeaders } from '../ops/security-headers.ts'
import { uploadTimeoutMs } from '../ops/upload-time.ts'
import { keepOnAdminHost } from './admin-host.ts'
import type { AdminHandler, FileAnswer } from './admin-handler.ts'
import { withUploads, type UploadedFile } from './uploads.ts'
import {
  adminCaller,
  hasStaffCookie,
  identifyStaff,
  setStaffCookie,
  actingStaff,
} from './identify-staff.ts'

const prefix = '/api/admin'
/** Bytes of a call at most: a bulk edit is a long list. */
const bodyLimit = 1024 * 1024
/** A file that is sent, and the work with one that was received, may take this long: the timeout of other answers would cut it off. */
const fileTimeoutMs = 10 * 60_000
const slowTimeoutMs = 30_000

/** Serves the back office's API: calls of the staff, by their cookie alone. Bodies are JSON, and forms where an endpoint takes files. */
export async function mountAdmin(
  app: FastifyInstance,
  context: Context,
  handlers: readonly AdminHandler[],
): Promise<void> {
  await app.register(
    async (scope) => {
      keepOnAdminHost(scope, context)
      scope.removeContentTypeParser('text/plain')
      scope.setErrorHandler((error, request, reply) => refuse(error, request, reply, context))
      scope.setNotFoundHandler((request, reply) =>
        refuse(new DomainError('not_found'), request, reply, context),
      )
      const bound = new Set<string>()
      for (const handler of handlers) {
        if (bound.has(keyOf(handler.endpoint)))
          throw new Error(`${keyOf(handler.endpoint)} is bound twice`)
        bound.add(keyOf(handler.endpoint))
      }
      const uploads = handlers.filter(({ endpoint }) => endpoint.upload)
      for (const handler of handlers) if (!uploads.includes(handler)) mount(scope, context, handler)
      await scope.register(async (inner) => {
        await inner.register(fastifyMultipart)
        for (const handler of uploads) mount(inner, context, handler)
      })
      scope.get('/openapi.json', async (request, reply) => {
        checkStaffAccess(await sessionOf(request, context), 'staff')
        return reply
          .type('application/json')
          .header('cache-control', 'private, no-store')
          .send(JSON.stringify(openApi(adminEndpoints, context.config.adminOrigin)))
      })
    },
    { prefix },
  )
}

/** How long a call may take. A connection that sends too long is cut off: no upload is answered as failed while it goes on. */
export function timeoutOf({ file, upload, slow }: AdminEndpoint): FastifyContextConfig {
  if (upload) return { timeoutMs: uploadTimeoutMs + fileTimeoutMs }
  if (file !== undefined) return { timeoutMs: fileTimeoutMs }
  return slow ? { timeoutMs: slowTimeoutMs } : {}
}

function mount(scope: FastifyInstance, context: Context, { endpoint, handle }: AdminHandler): void {
  const check = inputCheck(endpoint)
  scope.route({
    method: endpoint.method,
    url: endpoint.path.slice(prefix.length),
    bodyLimit,
    exposeHeadRoute: false,
    config: timeoutOf(endpoint),
    errorHandler: (error: FastifyError, request, reply) =>
      refuse(error, request, reply, context, endpoint),
    // Before the body is read.
    async onRequest(request) {
      if (endpoint.method !== 'GET' || endpoint.writes) checkOrigin(request)
      const session =
        endpoint.permission === 'anyone'
          ? null
          : await sessionOf(request, context, isActivity(endpoint, request))
      checkStaffAccess(session, endpoint.permission, endpoint.stepUp)
    },
    async handler(request, reply) {
      const session = sessions.get(request) ?? null
      const caller = adminCaller(request, session)
      const input = check({
        params: request.params as Record<string, unknown>,
        query: (request.query ?? {}) as Record<string, unknown>,
        body: request.body,
      })
      const run = (files: UploadedFile[]) =>
        handle(context, {
          ...input,
          files,
          staff: session && actingStaff(session, caller),
          caller,
          setSession: (cookie: string | undefined) =>
            setStaffCookie(reply, cookie, context.config.adminOrigin),
        } as never)
      const answer = await (endpoint.upload
        ? withUploads(request, endpoint.upload, context, run)
        : run([]))
      if (endpoint.created) reply.code(201)
      reply.header('cache-control', 'private, no-store')
      if (endpoint.file !== undefined) {
        const { name, content } = answer as FileAnswer
        reply.type(endpoint.file)
        if (endpoint.framed) reply.headers(framedHeaders)
        else reply.header('content-disposition', `attachment; filename="${name}"`)
        return reply.send(content)
      }
      reply.type('application/json; charset=utf-8')
      return toJson(reply, endpoint, answer)
    },
  })
}

/** Whether a call keeps an idle session alive: not where a page repeats it by itself, or nobody has touched the page for a while. */
const isActivity = ({ background }: AdminEndpoint, { headers }: FastifyRequest): boolean =>
  background !== true && headers[backgroundHeader] === undefined

/** Sessions that calls were let in with. */
const sessions = new WeakMap<FastifyRequest, StaffSession>()

async function sessionOf(
  request: FastifyRequest,
  context: Context,
  isActivity = true,
): Promise<StaffSession | null> {
  const session = await identifyStaff(request, context, { isActivity })
  if (session) sessions.set(request, session)
  return session
}

/** Answers a refusal in the person's language. */
function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  endpoint?: AdminHandler['endpoint'],
) {
  const { status, body, retryAfter } = toRefusal(error, {
    locale: adminCaller(request, sessions.get(request) ?? null).locale,
    log: context.log,
    requestId: request.id,
    address: request.ip,
    route: request.routeOptions.url,
    endpoint: endpoint && {
      ...endpoint,
      errors: [...endpoint.errors, 'second_factor_needed', 'forbidden', 'confirmation_needed'],
    },
    account: accountOf(request.body),
    // The back office's first call, which everybody makes who opens it to sign in.
    asksWho: endpoint === getMe && !hasStaffCookie(request, context),
  })
  // The cookie of an ended session stays: a later sign-in's would be taken back by a refusal that arrives after it.
  reply.header('cache-control', 'no-store')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(status).send(body)
}
