import type { Access } from '@tsiran/contract/endpoint'
import { defaultLocale, isLocale, type Locale } from '@tsiran/contract/locale'
import { requireCartOwner } from '@tsiran/domain/cart/owner'
import { findSession, type Session } from '@tsiran/domain/customers/sessions'
import { DomainError } from '@tsiran/domain/errors'
import type { Context } from '../context.ts'
import { cookieName } from './cookies.ts'
import type { Caller, Cookie } from './endpoint-handler.ts'

/** Where a call may name its caller. */
export interface Credentials {
  authorization?: string | undefined
  query: Record<string, unknown>
  body: unknown
  cookies: Record<string, string | undefined>
  /** Network address. */
  address: string
  userAgent: string | undefined
}

export const sessionCookie = 'tsiran_session'
export const cartCookie = 'api_token'

/** A guest cart's token as its cookie names it; one that no shop of ours has set counts as absent. */
export function cartTokenOf(cookies: Credentials['cookies']): string | undefined {
  const value = cookies[cartCookie]
  return value !== undefined && /^[0-9a-f]{32}$/.test(value) ? value : undefined
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const fieldOf = (body: unknown, name: string) =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined

/** The language a call asks for; hy where it names none or an unknown one (which the endpoint's schema refuses). */
export function localeOf({ query, body }: Pick<Credentials, 'query' | 'body'>): Locale {
  const asked = textOf(query['locale']) ?? textOf(fieldOf(body, 'locale'))
  return isLocale(asked) ? asked : defaultLocale
}

/**
 * Finds out who calls: the session's token from the Authorization header, the documented field or the cookie, in this
 * order (R9), and the guest cart's token. Refuses with `unauthenticated` on a token that opens no session:
 * it is never treated as a guest's (R10).
 */
export async function identify(credentials: Credentials, context: Context, { anonymous = false } = {}): Promise<Caller> {
  const token = anonymous ? undefined : tokenOf(credentials, context)
  const id = token && (await context.tokens.read(token))
  const session = (id && (await findSession(context.db, id))) || null
  if (token && !session) throw new DomainError('unauthenticated')
  return callerWith(credentials, session)
}

/** The caller of a session that is known already. */
export function callerWith(credentials: Credentials, session: Session | null): Caller {
  const { query, body, cookies, address, userAgent = '' } = credentials
  const apiToken = textOf(query['api_token']) ?? textOf(fieldOf(body, 'api_token')) ?? cartTokenOf(cookies)
  return { locale: localeOf(credentials), apiToken, session, address, userAgent }
}

const namedToken = ({ authorization, query, body }: Credentials) =>
  textOf(/^Bearer +(\S.*)$/i.exec(authorization ?? '')?.[1]) ?? textOf(query['token']) ?? textOf(fieldOf(body, 'token'))

const cookieToken = ({ cookies }: Pick<Credentials, 'cookies'>, { config }: Context) =>
  textOf(cookies[cookieName(sessionCookie, config.origin)])

const tokenOf = (credentials: Credentials, context: Context) => namedToken(credentials) ?? cookieToken(credentials, context)

/** Tells that a call's session comes from the cookie, so that a cookie of an ended session can be taken back. */
export const isByCookie = (credentials: Credentials, context: Context) =>
  namedToken(credentials) === undefined && cookieToken(credentials, context) !== undefined

/** Takes the session's cookie back. */
export const endedSession: Cookie = { name: sessionCookie, value: '', maxAge: 0, httpOnly: true }

/** The caller as a company's Manager or sub-user. Refuses with `unauthenticated`, and with `forbidden` whoever has another role. */
export function requireRole(caller: Caller, role: 'Manager' | 'subUser'): { customerId: number; companyId: number } {
  const { customerId, companyId, role: own } = requireSession(caller)
  if (own !== role || companyId === null) throw new DomainError('forbidden')
  return { customerId, companyId }
}

/** Roles of a company that an access lets in. */
const companyRoles = { company: ['Manager', 'subUser'], manager: ['Manager'], subUser: ['subUser'], staff: [] } as const

/** Refuses whoever may not call the endpoint: with `unauthenticated` a guest, with `forbidden` another role. */
export function checkAccess(caller: Caller, access: Access): void {
  if (access === 'public') return
  if (access === 'cart') return void requireCartOwner(caller)
  const { companyId, role } = requireSession(caller)
  if (access === 'customer') return
  const roles: readonly Session['role'][] = companyRoles[access]
  if (companyId === null || !roles.includes(role)) throw new DomainError('forbidden')
}

/** The caller's session. Refuses with `unauthenticated`. */
export function requireSession({ session }: Caller): NonNullable<Caller['session']> {
  if (!session) throw new DomainError('unauthenticated')
  return session
}
