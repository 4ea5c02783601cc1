import { api } from '../../platform/api/api.ts'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { oneAtATime, storeCart, useRefusal } from '../../features/cart/cart-actions.ts'
import { cartCalls } from '../../features/cart/cart-calls.ts'
import { cartCaller } from '../../features/cart/cart-query.ts'
import { useRole } from '../../features/session/session.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { WishBody } from './wish.ts'
import { useMutation } from '../../platform/api/use-mutation.ts'

/** Saves a wish for substitutes and shows the answered cart. */
export function useSaveWish() {
  const locale = useLocale()
  const calls = cartCalls(useRole())
  return useMutation({
    scope: oneAtATime,
    mutationFn: async (wish: WishBody) =>
      (await api(calls.update, { body: { ...(await cartCaller()), locale, ...wish } })).data,
    onSuccess: storeCart(useQueryClient()),
    onError: useRefusal(),
  })
}
