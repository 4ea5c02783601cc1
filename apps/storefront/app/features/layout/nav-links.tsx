import { Link } from 'react-router'
import { useShop } from '../shop/shop.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { useCompanyLinks, useIsHere, useNavLinks } from './use-nav-links.ts'

/** The row of links under the header: the shop's own, then the merchant's menu. */
export function NavLinks() {
  const t = useMessages()
  const links = [...useNavLinks().slice(0, 3), ...useCompanyLinks(), ...useShop().headerLinks]
  const isHere = useIsHere()
  const shown = links.map((link) => ({ ...link, here: isHere(link.to) }))
  return (
    <CachedMarkup of={['nav-links', shown]}>
      <nav
        aria-label={t('shell.mainNav')}
        className="content hidden pt-1 desktop:block print:hidden!"
      >
        <ul className="-mx-3.5 flex gap-1">
          {shown.map(({ to, label, here }) => (
            <li key={to}>
              <Link
                to={to}
                prefetch="intent"
                aria-current={here ? 'page' : undefined}
                className="menu-link"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </CachedMarkup>
  )
}
