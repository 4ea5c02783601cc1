import type { Access } from '@tsiran/contract/endpoint'
import { defaultLocale, isLocale, type Locale } from '@tsiran/contract/locale'
import { requireCartOwner } from '@tsiran/domain/cart/owner'
import { findSession, type Session } from '@tsiran/domain/customers/sessions'
import { DomainError } from '@tsiran/domain/errors'
import type { Context } from '../context.ts'
import { cookieName, sessionCookiesIn } from './cookies.ts'
import type { Caller } from './endpoint-handler.ts'

/** The parts of a call that may identify its caller. */
export interface Credentials {
  authorization?: string | undefined
  query: Record<string, unknown>
  body: unknown
  cookies: Record<string, string | undefined>
  /** Network address. */
  address: string
  userAgent: string | undefined
}

export const cartCookie = 'api_token'

/** The guest cart's token of the cookie; a malformed one counts as absent. */
export function cartTokenOf(cookies: Credentials['cookies']): string | undefined {
  const value = cookies[cartCookie]
  return value !== undefined && /^[0-9a-f]{32}$/.test(value) ? value : undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
const fieldOf = (body: unknown, name: string) =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined

/** The language of a call; hy by default and for an unknown one, which the endpoint's schema refuses. */
export function localeOf({ query, body }: Pick<Credentials, 'query' | 'body'>): Locale {
  const asked = textOf(query['locale']) ?? textOf(fieldOf(body, 'locale'))
  return isLocale(asked) ? asked : defaultLocale
}

/**
 * Identifies the caller by the session's token from the Authorization header, the documented field or the cookie, in this
 * order (R9), and by the guest cart's token. Refuses a token without a session with `unauthenticated`; it never counts as a
 * guest's (R10).
 */
export async function identify(
  credentials: Credentials,
  context: Context,
  { anonymous = false } = {},
): Promise<Caller> {
  const token = anonymous ? undefined : tokenOf(credentials, context)
  const id = token && (await context.tokens.read(token))
  const session = (id && (await findSession(context.db, id))) || null
  if (token && !session) throw new DomainError('unauthenticated')
  return callerWith(credentials, session, context)
}

/** The caller of a known session. */
export function callerWith(
  credentials: Credentials,
  session: Session | null,
  { config }: Pick<Context, 'config'>,
): Caller {
  const { query, body, cookies, address, userAgent = '' } = credentials
  const apiToken =
    textOf(query['api_token']) ?? textOf(fieldOf(body, 'api_token')) ?? cartTokenOf(cookies)
  const sessionCookies = sessionCookiesIn(cookies, config.origin)
  return { locale: localeOf(credentials), apiToken, session, sessionCookies, address, userAgent }
}

const namedToken = ({ authorization, query, body }: Credentials) =>
  textOf(/^Bearer +(\S.*)$/i.exec(authorization ?? '')?.[1]) ??
  textOf(query['token']) ??
  textOf(fieldOf(body, 'token'))

const cookieToken = ({ cookies }: Pick<Credentials, 'cookies'>, { config }: Context) => {
  const name = sessionCookiesIn(cookies, config.origin).at(-1)
  return name && textOf(cookies[cookieName(name, config.origin)])
}

const tokenOf = (credentials: Credentials, context: Context) =>
  namedToken(credentials) ?? cookieToken(credentials, context)

/** Whether a call's session comes from the cookie, so that the cookie of an ended session can be removed. */
export const isByCookie = (credentials: Credentials, context: Context) =>
  namedToken(credentials) === undefined && cookieToken(credentials, context) !== undefined

/** The caller as a company's Manager or sub-user. Refuses a guest with `unauthenticated`, another role with `forbidden`. */
export function requireRole(
  caller: Caller,
  role: 'Manager' | 'subUser',
): { customerId: number; companyId: number } {
  const { customerId, companyId, role: own } = requireSession(caller)
  if (own !== role || companyId === null) throw new DomainError('forbidden')
  return { customerId, companyId }
}

/** Company roles that an access admits. */
const companyRoles = {
  company: ['Manager', 'subUser'],
  manager: ['Manager'],
  subUser: ['subUser'],
  staff: [],
} as const

/** Checks that the caller may call the endpoint. Refuses a guest with `unauthenticated`, another role with `forbidden`. */
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
