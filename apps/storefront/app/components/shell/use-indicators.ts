import { useCart } from '../../lib/cart-query.ts'
import { useMessages } from '../../lib/messages.ts'
import { useToast } from '../../lib/toast.ts'

/** What the cart's icon says aloud: its name, and how many lines it has. */
export function useCartLabel(): { count: number; label: string } {
  const t = useMessages()
  const { data: cart } = useCart()
  const count = cart?.items_count ?? 0
  return { count, label: count > 0 ? t('shell.cartCount', { count }) : t('shell.cart') }
}

/** What a guest is told who asks for favorites. */
export function useFavoritesHint(): () => void {
  const t = useMessages()
  const toast = useToast()
  return () => toast.error(t('shell.favoritesHint'))
}

/** The header's search box, for those who call it from elsewhere. */
export const searchBoxId = 'search'
