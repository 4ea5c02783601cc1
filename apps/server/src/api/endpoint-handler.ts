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
}

/** A validated call of an endpoint. */
export interface OperationRequest<E extends Endpoint> {
  params: Params<E>
  query: Query<E>
  body: Body<E>
  caller: Caller
  setCookie(cookie: Cookie): void
}

export interface Operation {
  endpoint: Endpoint
  handle(context: Context, request: OperationRequest<Endpoint>): Promise<unknown>
}

/** Binds an endpoint to the function that answers it. */
export function operation<E extends Endpoint>(
  endpoint: E,
  handle: (context: Context, request: OperationRequest<E>) => Promise<Success<E>>,
): Operation {
  return { endpoint, handle: handle as unknown as Operation['handle'] }
}
