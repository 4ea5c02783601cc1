import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { CountBadge } from '@tsiran/ui/badge'
import { Link } from 'react-router'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useCartLabel, useFavoritesHint } from './use-indicators.ts'

const item =
  'relative flex min-h-11 min-w-16 cursor-pointer flex-col items-center justify-center rounded-control px-2 text-xs font-medium hover:bg-leaf-soft'

/** Favorites and cart at the right of the header; phones have them in the bottom bar. */
export function Indicators() {
  const t = useMessages()
  const locale = useLocale()
  const { count, label } = useCartLabel()
  const favorites = useFavoritesHint()
  return (
    <div className="flex shrink-0 gap-1 bottom-bar:hidden">
      <button type="button" onClick={favorites} className={`${item} noscript:hidden`}>
        <IconHeart size={24} stroke={1.75} aria-hidden />
        {t('shell.favorites')}
      </button>
      <Link to={`/${locale}/shop/cart`} prefetch="intent" className={item}>
        <IconShoppingCart size={24} stroke={1.75} aria-hidden />
        <span aria-hidden>{t('shell.cart')}</span>
        <span className="sr-only">{label}</span>
        {count > 0 && (
          <CountBadge silent className="absolute top-0 right-2">
            {count}
          </CountBadge>
        )}
      </Link>
    </div>
  )
}
