import { ApiError } from '@tsiran/contract/client'
import { useCallback } from 'react'
import { useQuery, useQueryClient } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import { readWishlist, storeWishlist, useStoredWishlist } from '../session/app-state.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useSignedIn, useStoredUser } from '../session/session.ts'
import { parseUser, readStoredUser } from '../session/stored-user.ts'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useMutation } from '../../platform/api/use-mutation.ts'

const none: readonly number[] = []
const wishlistKey = (email: string) => ['wishlist', email] as const

/**
 * Ids of the favourites; none for guests, without a call. Every answer is stored, so that all tabs show the latest one; what
 * another tab has stored during the call is later than the answer.
 */
export function useWishlist(): readonly number[] {
  const user = useStoredUser()
  const locale = useLocale()
  const stored = useStoredWishlist()
  useQuery({
    queryKey: wishlistKey(user?.email ?? ''),
    enabled: user !== null,
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<readonly number[]> => {
      const before = readWishlist().join()
      const { items } = (await api('GET /api/wishlist', { query: { locale }, signal })).data
      const during = readWishlist()
      if (during.join() !== before) return during
      const ids = items.map(({ product }) => product.id)
      storeWishlist(ids)
      return ids
    },
  })
  return user ? stored : none
}

/** Stores the favourites that a page was loaded with: another device may have changed them. */
export function useStoreWishlist(): (ids: readonly number[]) => void {
  const queries = useQueryClient()
  return useCallback(
    (ids) => {
      // The page of somebody signed in may learn who it is while a call is under way.
      queries.setQueryData(wishlistKey(parseUser(readStoredUser())?.email ?? ''), ids)
      storeWishlist(ids)
    },
    [queries],
  )
}

/** Adds a product to the favourites, or removes it. Guests see a message to sign in (spec 1 §4). */
export function useWishlistToggle(id: number) {
  const signedIn = useSignedIn()
  const locale = useLocale()
  const queries = useQueryClient()
  const toast = useToast()
  const t = useMessages()
  const ids = useWishlist()
  const store = useStoreWishlist()
  const { mutate, isPending } = useMutation({
    scope: { id: 'wishlist' },
    mutationFn: () => api('GET /api/wishlist/add/:id', { params: { id }, query: { locale } }),
    onSuccess: ({ message, data }) => {
      const others = readWishlist().filter((other) => other !== id)
      store(data === null ? others : [id, ...others])
      toast.success(message)
    },
    onError: (error) => {
      toast.error(error instanceof ApiError ? error.message : t('product.failed'))
      // The call toggles, and its answer alone may have been lost.
      void queries.invalidateQueries({ queryKey: ['wishlist'] })
    },
  })
  return {
    chosen: ids.includes(id),
    busy: isPending,
    toggle: () => {
      if (!signedIn) toast.error(t('shell.favoritesHint'))
      else if (!isPending) mutate()
    },
  }
}
