import type { Body, Endpoint, Params, Query, Success } from '@tsiran/contract/endpoint'
import type { Locale } from '@tsiran/contract/locale'
import type { Session } from '@tsiran/domain/customers/sessions'
import type { Context } from '../context.ts'

/** Who calls. */
export interface Caller {
  locale: Locale
  /** A guest's cart token, from the call or the cookie. */
  apiToken: string | undefined
  session: Session | null
  /** Names of the session cookies that the call carries. */
  sessionCookies: readonly string[]
  /** Network address. */
  address: string
  userAgent: string
}

export interface Cookie {
  name: string
  value: string
  /** Seconds; 0 removes the cookie. */
  maxAge: number
  /** False where scripts of the page may read it. */
  httpOnly: boolean
  sameSite?: 'lax' | 'strict'
}

/** A validated call of an endpoint. */
export interface EndpointRequest<E extends Endpoint> {
  params: Params<E>
  query: Query<E>
  body: Body<E>
  caller: Caller
  setCookie(cookie: Cookie): void
}

export interface EndpointHandler {
  endpoint: Endpoint
  handle(context: Context, request: EndpointRequest<Endpoint>): Promise<unknown>
}

/** Binds an endpoint to its handler function. */
export function handler<E extends Endpoint>(
  endpoint: E,
  handle: (context: Context, request: EndpointRequest<E>) => Promise<Success<E>>,
): EndpointHandler {
  return { endpoint, handle: handle as unknown as EndpointHandler['handle'] }
}
