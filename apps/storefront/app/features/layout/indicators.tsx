import { cartPath, comparePath } from '@tsiran/contract/shop-paths'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { CountBadge } from '@tsiran/ui/badge'
import { Link } from 'react-router'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { PopoverLink } from '@tsiran/app-kit/blocks/popover-link'
import { AccountLink, usePersonalPlace } from './personal-links.tsx'
import { useCartLabel, useCompareLabel } from './use-indicators.ts'
import { FavoritesLink } from './favorites-link.tsx'

const loadCart = () => import('../cart/cart-preview.tsx')
const CartPreview = lazyPart(async () => (await loadCart()).CartPreview)

const item =
  'relative flex min-h-11 min-w-16 cursor-pointer flex-col items-center justify-center rounded-control px-2 text-xs font-medium hover:bg-leaf-soft'

/** Comparison, favorites, cart and account at the right of the header; phones have them in the bottom bar. */
export function Indicators() {
  const t = useMessages()
  const locale = useLocale()
  const { count, label } = useCartLabel()
  const compare = useCompareLabel()
  const place = usePersonalPlace()
  return (
    <CachedMarkup of={['indicators', place]}>
      <div className="flex shrink-0 gap-1 bottom-bar:hidden">
        <Link to={comparePath(locale)} className={`${item} noscript:hidden`}>
          <IconScale size={24} stroke={1.75} aria-hidden />
          <span aria-hidden>{t('shell.compare')}</span>
          <span className="sr-only">{compare.label}</span>
          {compare.count > 0 && (
            <CountBadge silent className="absolute top-0 right-2">
              {compare.count}
            </CountBadge>
          )}
        </Link>
        <FavoritesLink className={item} badgeClass="absolute top-0 right-2" />
        <PopoverLink to={cartPath(locale)} load={loadCart} panel={CartPreview} className={item}>
          <IconShoppingCart size={24} stroke={1.75} aria-hidden />
          <span aria-hidden>{t('shell.cart')}</span>
          <span className="sr-only">{label}</span>
          {count > 0 && (
            <CountBadge silent className="absolute top-0 right-2">
              {count}
            </CountBadge>
          )}
        </PopoverLink>
        <AccountLink greet className={`${item} w-24`} />
      </div>
    </CachedMarkup>
  )
}
