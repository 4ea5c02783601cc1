import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconHomeFilled from '@tabler/icons-react/dist/esm/icons/IconHomeFilled.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconShoppingCartFilled from '@tabler/icons-react/dist/esm/icons/IconShoppingCartFilled.mjs'
import IconZoomFilled from '@tabler/icons-react/dist/esm/icons/IconZoomFilled.mjs'
import type { Icon } from '@tabler/icons-react'
import { CountBadge } from '@tsiran/ui/badge'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { searchPath } from '../../lib/category-links.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useCartLabel, useFavoritesHint } from './use-indicators.ts'
import { useSearchModal } from './use-search-modal.tsx'

const item =
  'relative flex h-full w-full cursor-pointer flex-col items-center justify-center gap-0.5 px-1 text-xs font-medium aria-[current]:font-bold aria-[current]:text-leaf'

/** The phone's bar at the bottom edge: shown at 768 px or less. */
export function BottomBar() {
  const t = useMessages()
  const locale = useLocale()
  const { count, label } = useCartLabel()
  const favorites = useFavoritesHint()
  const { modal, prepare, open } = useSearchModal()
  const home = `/${locale}`
  const search = searchPath(locale)
  const cart = `${home}/shop/cart`
  return (
    <nav
      aria-label={t('shell.bottomNav')}
      className="fixed inset-x-0 bottom-0 z-30 hidden border-t border-line bg-card pb-[env(safe-area-inset-bottom)] bottom-bar:block"
    >
      <ul className="flex h-16 items-stretch">
        <Item to={home} paths={['/', home]} icon={IconHome} activeIcon={IconHomeFilled} label={t('shell.home')} />
        <Item
          to={search}
          paths={[search]}
          icon={IconSearch}
          activeIcon={IconZoomFilled}
          label={t('shell.searchNav')}
          onPointerDown={prepare}
          onClick={open}
        />
        <Item
          to={cart}
          paths={[cart, `${home}/shop/checkout`]}
          icon={IconShoppingCart}
          activeIcon={IconShoppingCartFilled}
          label={t('shell.cart')}
          name={label}
          count={count}
        />
        <li className="flex-1 noscript:hidden">
          <button type="button" onClick={favorites} className={item}>
            <IconHeart size={24} stroke={1.75} aria-hidden />
            {t('shell.favorites')}
          </button>
        </li>
      </ul>
      {modal}
    </nav>
  )
}

interface ItemProps {
  to: string
  /** The paths on which it is the present place. */
  paths: readonly string[]
  icon: Icon
  activeIcon: Icon
  label: string
  /** Said aloud in place of the label. */
  name?: string
  count?: number
  onPointerDown?: () => void
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

function Item({ to, paths, icon, activeIcon, label, name, count = 0, ...presses }: ItemProps) {
  const { pathname } = useLocation()
  const active = paths.includes(pathname)
  const Shown = active ? activeIcon : icon
  return (
    <li className="flex-1">
      <Link to={to} {...presses} aria-current={active ? 'page' : undefined} className={item}>
        <Shown size={24} stroke={1.75} aria-hidden />
        <span aria-hidden={name !== undefined || undefined}>{label}</span>
        {name !== undefined && <span className="sr-only">{name}</span>}
        {count > 0 && (
          <CountBadge silent className="absolute top-1.5 left-1/2 ml-1.5">
            {count}
          </CountBadge>
        )}
      </Link>
    </li>
  )
}
