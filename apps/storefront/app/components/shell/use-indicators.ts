import { useCart } from '../../lib/cart-query.ts'
import { useCompared } from '../../lib/compare.ts'
import { useMessages } from '../../lib/messages.ts'
import { useToast } from '../../lib/toast.ts'

/** What the cart's icon says aloud: its name, and how many lines it has. */
export function useCartLabel(): { count: number; label: string } {
  const t = useMessages()
  const { data: cart } = useCart()
  const count = cart?.items_count ?? 0
  return { count, label: count > 0 ? t('shell.cartCount', { count }) : t('shell.cart') }
}

/** The same for the products that are compared. */
export function useCompareLabel(): { count: number; label: string } {
  const t = useMessages()
  const count = useCompared().length
  return { count, label: count > 0 ? t('shell.compareCount', { count }) : t('shell.compare') }
}

/** What a guest is told who asks for favorites. */
export function useFavoritesHint(): () => void {
  const t = useMessages()
  const toast = useToast()
  return () => toast.error(t('shell.favoritesHint'))
}
