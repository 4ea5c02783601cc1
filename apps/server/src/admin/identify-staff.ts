import { defaultLocale, isLocale } from '@tsiran/contract/locale'
import type { ActingStaff, StaffSession } from '@tsiran/domain/staff/session'
import { findStaffSession } from '@tsiran/domain/staff/sessions'
import { staffSessionSeconds } from '@tsiran/domain/staff/open-session'
import { staffActor } from '@tsiran/domain/shared/actor'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, setCookie } from '../api/cookies.ts'
import type { Context } from '../context.ts'
import type { AdminCaller } from './admin-handler.ts'

const staffCookie = 'tsiran_staff'
const secret = /^[\w-]{43}$/

const cookieOf = ({ cookies }: FastifyRequest, { adminOrigin }: Context['config']) =>
  cookies?.[cookieName(staffCookie, adminOrigin)]

/** Tells that a call names a session, living or not. */
export const hasStaffCookie = (request: FastifyRequest, { config }: Context): boolean =>
  cookieOf(request, config) !== undefined

/** The session that the staff cookie opens; null for none. The cookie is the only place that is looked at. */
export async function identifyStaff(
  request: FastifyRequest,
  { db, config }: Context,
  activity: { isActivity: boolean } = { isActivity: true },
): Promise<StaffSession | null> {
  const cookie = cookieOf(request, config)
  if (cookie === undefined || !secret.test(cookie)) return null
  return (await findStaffSession(db, cookie, activity)) ?? null
}

/** Sets the staff cookie, which ends with the browser or the session; undefined takes it back. */
export function setStaffCookie(
  reply: FastifyReply,
  value: string | undefined,
  origin: string,
): void {
  const maxAge = value === undefined ? 0 : staffSessionSeconds
  setCookie(
    reply,
    { name: staffCookie, value: value ?? '', maxAge, httpOnly: true, sameSite: 'strict' },
    origin,
  )
}

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i

/** A proxy on this machine hands on calls of others: its headers tell it apart from somebody who sits here. */
const isLocal = ({ socket, headers, ip }: FastifyRequest): boolean =>
  loopback.test(ip) &&
  loopback.test(socket.remoteAddress ?? ip) &&
  !headers['x-forwarded-for'] &&
  !headers.forwarded

const localeIn = (part: unknown): unknown =>
  typeof part === 'object' && part !== null ? (part as { locale?: unknown }).locale : undefined

/** From where a call comes; its language is the one that it asks for, else the person's own. */
export function adminCaller(request: FastifyRequest, session: StaffSession | null): AdminCaller {
  const asked = localeIn(request.query) ?? localeIn(request.body)
  return {
    locale: isLocale(asked) ? asked : (session?.locale ?? defaultLocale),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    isLocal: isLocal(request),
  }
}

/** The signed-in person with where they call from, in the language of the call. */
export const actingStaff = (session: StaffSession, caller: AdminCaller): ActingStaff => ({
  ...session,
  locale: caller.locale,
  address: caller.address,
  userAgent: caller.userAgent,
  by: staffActor(session, caller),
})
