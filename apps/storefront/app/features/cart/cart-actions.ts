import type { Cart, CartItem } from '@tsiran/contract/cart-shapes'
import { ApiError } from '@tsiran/contract/client'
import type { QueryClient } from '../../platform/api/query-client.ts'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import { refusalText } from '@tsiran/app-kit/api/api-error'
import { cartCalls } from './cart-calls.ts'
import { cartCaller, useCart } from './cart-query.ts'
import { cartKey } from '../../platform/api/query-keys.ts'
import { notifyOtherTabs } from '../../platform/api/cart-tabs.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { recheckSession, useRole } from '../session/session.ts'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useMutation } from '../../platform/api/use-mutation.ts'

/** All mutations of the cart run one after another: each answers with the whole cart, and the last one is valid. */
export const oneAtATime = { id: 'cart' }

/** Shows an answered cart, in other tabs as well. */
export const storeCart = (queries: QueryClient) => (cart: Cart | null) => {
  queries.setQueryData(cartKey, cart)
  notifyOtherTabs()
}

/**
 * Shows a refusal as a toast, with the server's message where there is one, and fetches the cart, which may have changed. Where the
 * session has ended, the cart waits for that: a guest's empty one would take away what is typed beside it.
 */
export function useRefusal() {
  const queries = useQueryClient()
  const toast = useToast()
  const t = useMessages()
  return async (error: unknown) => {
    toast.error(error instanceof ApiError ? refusalText(error) : t('product.failed'))
    if (error instanceof ApiError && error.status === 401) await recheckSession(queries)
    await queries.invalidateQueries({ queryKey: cartKey })
  }
}

interface NewLine {
  id: number
  name: string
  quantity: number
  variant?: number
}

const findLine = (cart: Cart | null | undefined, product: number, variant?: number) =>
  cart?.items.find(
    (line) => line.product_id === product && (variant === undefined || line.variant_id === variant),
  )

/** Adds a product to the cart; the success toast follows the answer. */
export function useAddToCart() {
  const locale = useLocale()
  const calls = cartCalls(useRole())
  const queries = useQueryClient()
  const toast = useToast()
  const t = useMessages()
  const refused = useRefusal()
  return useMutation({
    scope: oneAtATime,
    mutationFn: async ({ id, quantity, variant }: NewLine) => {
      // Another form for the same product was pressed before this one's turn.
      const cart = queries.getQueryData<Cart | null>(cartKey)
      if (cart && findLine(cart, id, variant)?.quantity === quantity) return cart
      const caller = await cartCaller()
      const body = {
        ...caller,
        locale,
        product_id: id,
        quantity,
        selected_configurable_option: variant,
      }
      const { data } = await api(calls.add, { params: { id }, body })
      return data
    },
    onSuccess: (cart, { name }) => {
      storeCart(queries)(cart)
      toast.success(t('product.added', { name }))
    },
    onError: refused,
  })
}

/** The cart's line of a product, or of one variant of it. */
export function useCartLine(product: number, variant?: number): CartItem | undefined {
  const { data: cart } = useCart()
  return findLine(cart, product, variant)
}
