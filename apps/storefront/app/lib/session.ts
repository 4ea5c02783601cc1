import type { SessionView } from '@tsiran/contract/customers'
import { ApiError } from '@tsiran/contract/client'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { api } from './api.ts'
import { cartKey } from './cart-query.ts'
import { forgetStoredUser, keepStoredUser, onStoredUser, parseUser, readStoredUser, toStored, type StoredUser } from './stored-user.ts'

/** A session is somebody's: another person's begins unknown. */
const sessionKey = (email: string) => ['session', email] as const

/** Who signed in on this browser, as far as it knows; null in the server's markup and for guests. Costs no call. */
export function useStoredUser(): StoredUser | null {
  const text = useSyncExternalStore(onStoredUser, readStoredUser, () => null)
  return useMemo(() => parseUser(text), [text])
}

/** The session as the server knows it; null when it ended. Asked for only where somebody signed in, so guests never ask. */
export function useSession() {
  const user = useStoredUser()
  return useQuery({
    queryKey: sessionKey(user?.email ?? ''),
    enabled: user !== null,
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<SessionView | null> => {
      try {
        const session = await api('GET /api/customer/me', { query: {}, signal })
        keepStoredUser(toStored(session))
        return session
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }
    },
  })
}

/** Takes over a session that a page was rendered with. */
export function useKeepSession(): (session: SessionView) => void {
  const queries = useQueryClient()
  return useCallback(
    (session) => {
      keepStoredUser(toStored(session))
      queries.setQueryData(sessionKey(session.data.email), session)
    },
    [queries],
  )
}

/** Forgets the person and what was theirs, and asks for the cart anew. */
export function endSession(queries: QueryClient): void {
  forgetStoredUser()
  for (const key of ['session', 'wishlist']) queries.removeQueries({ queryKey: [key] })
  void queries.invalidateQueries({ queryKey: cartKey })
}

/** Asks the server whether the session still lives. */
export const recheckSession = (queries: QueryClient) => queries.refetchQueries({ queryKey: ['session'] })
