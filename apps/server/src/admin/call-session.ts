import { backgroundHeader, type AdminEndpoint } from '@tsiran/contract/admin/endpoint'
import type { StaffSession } from '@tsiran/domain/staff/session'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { identifyStaff } from './identify-staff.ts'

/** Whether a call keeps an idle session alive: not where a page repeats it by itself, or nobody has touched the page for a while. */
export const isActivity = ({ background }: AdminEndpoint, { headers }: FastifyRequest): boolean =>
  background !== true && headers[backgroundHeader] === undefined

/** Sessions that calls were let in with. */
export const sessions = new WeakMap<FastifyRequest, StaffSession>()

/** The session that a call is let in with; null where its cookie opens none. */
export async function sessionOf(
  request: FastifyRequest,
  context: Context,
  isActivity = true,
): Promise<StaffSession | null> {
  const session = await identifyStaff(request, context, { isActivity })
  if (session) sessions.set(request, session)
  return session
}
