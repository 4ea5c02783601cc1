import { getMe } from '@tsiran/contract/admin/session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toRefusal } from '../api/errors.ts'
import type { Context } from '../context.ts'
import { accountOf } from '../ops/security-events.ts'
import type { AdminHandler } from './admin-handler.ts'
import { adminCaller, hasStaffCookie } from './identify-staff.ts'
import { sessions } from './call-session.ts'

/** Answers a refusal in the person's language. */
export function refuse(
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
