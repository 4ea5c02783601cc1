import { cartPath, checkoutPath, homePath, searchPath } from '@tsiran/contract/shop-paths'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconHomeFilled from '@tabler/icons-react/dist/esm/icons/IconHomeFilled.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconShoppingCartFilled from '@tabler/icons-react/dist/esm/icons/IconShoppingCartFilled.mjs'
import IconZoomFilled from '@tabler/icons-react/dist/esm/icons/IconZoomFilled.mjs'
import { useLocation } from 'react-router'
import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { BottomItem } from './bottom-item.tsx'
import { AccountLink, usePersonalPlace } from './personal-links.tsx'
import { useCartLabel } from './use-indicators.ts'
import { useSearchModal } from '../search/use-search-modal.tsx'
import { FavoritesLink } from './favorites-link.tsx'

/** The phone's bar at the bottom edge: shown at 768 px or less. */
export function BottomBar() {
  const t = useMessages()
  const locale = useLocale()
  const { count, label } = useCartLabel()
  const { modal, prepare, open } = useSearchModal()
  const home = homePath(locale)
  const search = searchPath(locale)
  const cart = cartPath(locale)
  const place = usePersonalPlace()
  const { pathname } = useLocation()
  const active = [['/', home], [search], [cart, checkoutPath(locale)]].findIndex((paths) =>
    paths.includes(pathname),
  )
  return (
    <CachedMarkup of={['bottom-bar', active, place]}>
      <nav
        aria-label={t('shell.bottomNav')}
        className="fixed inset-x-0 bottom-0 z-30 hidden border-t border-line bg-card pb-[env(safe-area-inset-bottom)] bottom-bar:block print:hidden!"
      >
        {/* The fourth label is wider, in Armenian by half. Fixed shares avoid a layout shift when the fonts load. */}
        <ul className="grid h-16 grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.5fr)_minmax(0,1fr)]">
          <BottomItem
            to={home}
            active={active === 0}
            icon={IconHome}
            activeIcon={IconHomeFilled}
            label={t('shell.home')}
          />
          <BottomItem
            to={search}
            active={active === 1}
            icon={IconSearch}
            activeIcon={IconZoomFilled}
            label={t('shell.searchNav')}
            onPointerDown={prepare}
            onClick={open}
          />
          <BottomItem
            to={cart}
            active={active === 2}
            icon={IconShoppingCart}
            activeIcon={IconShoppingCartFilled}
            label={t('shell.cart')}
            name={label}
            count={count}
          />
          <li>
            <FavoritesLink className="bar-link" badgeClass="absolute top-1.5 left-1/2 ml-1.5" />
          </li>
          <li>
            <AccountLink className="bar-link" />
          </li>
        </ul>
        {modal}
      </nav>
    </CachedMarkup>
  )
}
