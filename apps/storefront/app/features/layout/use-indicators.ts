import { useCart } from '../cart/cart-query.ts'
import { useCompared } from '../compare/compare-list.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useSignedIn } from '../session/session.ts'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useWishlist } from '../wishlist/wishlist-ids.ts'

/** The accessible name of the cart's icon, with the number of lines. */
export function useCartLabel(): { count: number; label: string } {
  const t = useMessages()
  const { data: cart } = useCart()
  const count = cart?.items_count ?? 0
  return { count, label: count > 0 ? t('shell.cartCount', { count }) : t('shell.cart') }
}

/** {@link useCartLabel} for the comparison. */
export function useCompareLabel(): { count: number; label: string } {
  const t = useMessages()
  const count = useCompared().length
  return { count, label: count > 0 ? t('shell.compareCount', { count }) : t('shell.compare') }
}

/** {@link useCartLabel} for the favorites; `hint` is the message for guests. */
export function useFavorites(): {
  signedIn: boolean
  count: number
  label: string
  hint: () => void
} {
  const t = useMessages()
  const toast = useToast()
  const signedIn = useSignedIn()
  const count = useWishlist().length
  const label = count > 0 ? t('shell.favoritesCount', { count }) : t('shell.favorites')
  return { signedIn, count, label, hint: () => toast.error(t('shell.favoritesHint')) }
}
