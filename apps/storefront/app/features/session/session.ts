import type { Role, SessionView } from '@tsiran/contract/customer-session'
import { ApiError } from '@tsiran/contract/client'
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { QueryClient } from '../../platform/api/query-client.ts'
import { useQuery, useQueryClient } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import { storeWishlist } from './app-state.ts'
import { cartKey } from '../../platform/api/query-keys.ts'
import { clearDrafts } from './clear-draft.ts'
import {
  clearStoredUser,
  isUserKnown,
  storeUser,
  onStoredUser,
  parseUser,
  readStoredUser,
  toStored,
  type StoredUser,
} from './stored-user.ts'

/** The session's key has the e-mail: another person's session starts unknown. */
const sessionKey = (email: string) => ['session', email] as const

/** The user stored in this browser; null in the server's markup and for guests. Makes no call. */
export function useStoredUser(): StoredUser | null {
  const text = useSyncExternalStore(onStoredUser, readStoredUser, () => null)
  return useMemo(() => parseUser(text), [text])
}

/** Whether the page was rendered for somebody who is signed in. */
export const SignedInContext = createContext(false)

/** The role that the page was rendered for. */
export const RoleContext = createContext<Role>(false)

/** The role of the stored user, else the one that the page was rendered for; false for guests and individuals. */
export function useRole(): Role {
  const rendered = use(RoleContext)
  const user = useStoredUser()
  return user ? user.role : rendered
}

/** Whether somebody is signed in, as stored in this browser; until the document knows it by itself, as the page was rendered. */
export function useSignedIn(): boolean {
  const rendered = use(SignedInContext)
  const user = useStoredUser()
  const isKnown = useSyncExternalStore(onStoredUser, isUserKnown, () => false)
  return user !== null || (rendered && !isKnown)
}

/** The server's session; null when it has ended. Fetched only for people who are signed in. */
export function useSession() {
  const user = useStoredUser()
  return useQuery({
    queryKey: sessionKey(user?.email ?? ''),
    enabled: user !== null,
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => findSession(signal),
  })
}

/**
 * Fetches the signed-in user and stores the name; null where nobody is signed in. A refusal may arrive late, when somebody has signed
 * in in another tab: it counts when it is repeated.
 */
export async function findSession(signal?: AbortSignal): Promise<SessionView | null> {
  const ask = () => api('GET /api/customer/me', { query: {}, ...(signal && { signal }) })
  try {
    const session = await ask().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return ask()
      throw error
    })
    storeUser(toStored(session))
    return session
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** Stores the session that a page was rendered with. */
export function useStoreSession(): (session: SessionView) => void {
  const queries = useQueryClient()
  return useCallback(
    (session) => {
      storeUser(toStored(session))
      queries.setQueryData(sessionKey(session.data.email), session)
    },
    [queries],
  )
}

/** Removes the user's data from this browser at sign-out. */
export function forgetPerson(): void {
  clearDrafts()
  clearStoredUser()
  storeWishlist([])
}

/**
 * Removes the user's data when the session ended within a document, and fetches the cart again. The checkout's draft stays in
 * its tab until the person has signed in again.
 */
export function endSession(queries: QueryClient): void {
  clearStoredUser()
  storeWishlist([])
  dropPersonal(queries)
}

/** Answers that another person gets otherwise: own lists, prices of a company. */
const personsOwn = ['shopping-lists', 'substitutes', 'product', 'comparison', 'suggestions']

/** Removes the user's answers from the document's cache; the cart and what is shown are fetched again. */
export function dropPersonal(queries: QueryClient): void {
  for (const key of ['session', 'wishlist', ...personsOwn])
    queries.removeQueries({ queryKey: [key] })
  for (const key of [...cartKey, ...personsOwn]) void queries.invalidateQueries({ queryKey: [key] })
}

/** Fetches the session again, to see whether it is still valid. */
export const recheckSession = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: ['session'] })
