import type { FastifyRequest } from 'fastify'
import type { Session } from '@tsiran/domain/customers/sessions'
import { DomainError } from '@tsiran/domain/errors'
import type { Context } from '../context.ts'
import { audienceOf } from '../api/audience.ts'
import { identify } from '../api/caller.ts'
import type { PageAddress } from './page-address.ts'

/** Whose page it is. */
export interface Visitor {
  /** Null for a guest. */
  session: Session | null
  /** Whether the cookie's session is over: the page then removes the cookie and is a guest's. */
  hasEnded: boolean
}

/** The key of a page that its audience shares. Somebody with an account shares only pages that have nothing personal. */
export function sharedKey({ cacheKey, isPublic }: PageAddress, { session, hasEnded }: Visitor) {
  const mayShare = cacheKey !== undefined && !hasEnded && (isPublic || !session)
  return mayShare ? `${audienceOf(session)} ${cacheKey}` : undefined
}

/** Finds whose page a request asks for. */
export async function findVisitor(request: FastifyRequest, context: Context): Promise<Visitor> {
  const { cookies, ip: address } = request
  const credentials = { cookies, address, userAgent: undefined, query: {}, body: undefined }
  try {
    return { session: (await identify(credentials, context)).session, hasEnded: false }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unauthenticated')
      return { session: null, hasEnded: true }
    throw error
  }
}
