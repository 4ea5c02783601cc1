import { adminEndpoints } from '@tsiran/contract/admin/api'
import { openApi } from '@tsiran/contract/openapi'
import { DomainError } from '@tsiran/domain/errors'
import { checkStaffAccess } from '@tsiran/domain/staff/session'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance } from 'fastify'
import { keyOf } from '../api/api.ts'
import { inputCheck } from '../api/check-input.ts'
import { checkOrigin } from '../api/origin-check.ts'
import { toJson } from '../api/to-json.ts'
import type { Context } from '../context.ts'
import { framedHeaders } from '../ops/security-headers.ts'
import { keepOnAdminHost } from './admin-host.ts'
import type { AdminHandler, FileAnswer } from './admin-handler.ts'
import { withUploads, type UploadedForm } from './uploads.ts'
import { adminCaller, setStaffCookie, actingStaff } from './identify-staff.ts'
import { timeoutOf } from './call-timeouts.ts'
import { sessions, sessionOf, isActivity } from './call-session.ts'
import { refuse } from './refuse-staff.ts'

const prefix = '/api/admin'
/** Bytes of a call at most: a bulk edit is a long list. */
const bodyLimit = 1024 * 1024

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
        await inner.register(fastifyMultipart, { throwFileSizeLimit: false })
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
      const run = (form: UploadedForm) =>
        handle(context, {
          ...input,
          ...form,
          staff: session && actingStaff(session, caller),
          caller,
          setSession: (cookie: string | undefined) =>
            setStaffCookie(reply, cookie, context.config.adminOrigin),
        } as never)
      const answer = await (endpoint.upload
        ? withUploads(request, endpoint.upload, context, run)
        : run({ files: [], fields: {} }))
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
