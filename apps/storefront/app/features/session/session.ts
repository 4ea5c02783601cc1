import type { Role, SessionView } from '@tsiran/contract/customers'
import { ApiError } from '@tsiran/contract/client'
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { QueryClient } from '../../platform/api/query-client.ts'
import { useQuery, useQueryClient } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import { storeWishlist } from './app-state.ts'
import { cartKey } from '../../platform/api/query-keys.ts'
import { clearDraft } from './clear-draft.ts'
import { clearStoredUser, storeUser, onStoredUser, parseUser, readStoredUser, toStored, type StoredUser } from './stored-user.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'

/** A session is somebody's: another person's begins unknown. */
const sessionKey = (email: string) => ['session', email] as const

/** Who signed in on this browser, as far as it knows; null in the server's markup and for guests. Costs no call. */
export function useStoredUser(): StoredUser | null {
  const text = useSyncExternalStore(onStoredUser, readStoredUser, () => null)
  return useMemo(() => parseUser(text), [text])
}

/** Whether the page was rendered for somebody who is signed in. */
export const SignedInContext = createContext(false)

/** The role that the page was rendered for. */
export const RoleContext = createContext<Role>(false)

/** The role of who is signed in, as this browser knows or else as the page was rendered; false for guests and individuals. */
export function useRole(): Role {
  const rendered = use(RoleContext)
  const user = useStoredUser()
  return user ? user.role : rendered
}

/** Whether somebody is signed in: as the page was rendered, and then as this browser knows. */
export function useSignedIn(): boolean {
  const rendered = use(SignedInContext)
  const user = useStoredUser()
  return useHydrated() ? user !== null : rendered
}

/** The session as the server knows it; null when it ended. Asked for only where somebody signed in, so guests never ask. */
export function useSession() {
  const user = useStoredUser()
  return useQuery({
    queryKey: sessionKey(user?.email ?? ''),
    enabled: user !== null,
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => findSession(signal),
  })
}

/** Asks the server who is signed in, and keeps the name; null where nobody is. */
export async function findSession(signal?: AbortSignal): Promise<SessionView | null> {
  try {
    const session = await api('GET /api/customer/me', { query: {}, ...(signal && { signal }) })
    storeUser(toStored(session))
    return session
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** Takes over a session that a page was rendered with. */
export function useKeepSession(): (session: SessionView) => void {
  const queries = useQueryClient()
  return useCallback(
    (session) => {
      storeUser(toStored(session))
      queries.setQueryData(sessionKey(session.data.email), session)
    },
    [queries],
  )
}

/** Forgets in this browser who was signed in, and what was theirs: the person leaves. */
export function forgetPerson(): void {
  clearDraft()
  clearStoredUser()
  storeWishlist([])
}

/**
 * The session is over while the document lives on: the same, and the cart is asked for anew. What was typed at the checkout
 * stays in its tab, for when the person has signed in again.
 */
export function endSession(queries: QueryClient): void {
  clearStoredUser()
  storeWishlist([])
  dropPersonal(queries)
}

/** Forgets what the document knows of a person; the cart is asked for anew. */
export function dropPersonal(queries: QueryClient): void {
  for (const key of ['session', 'wishlist']) queries.removeQueries({ queryKey: [key] })
  void queries.invalidateQueries({ queryKey: cartKey })
}

/** Asks the server whether the session still lives. */
export const recheckSession = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['session'] })
