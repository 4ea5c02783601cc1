import { Link, useLocation, useSearchParams } from 'react-router'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'

/** Where the header's and footer's menus lead. */
export function useNavLinks() {
  const t = useMessages()
  const locale = useLocale()
  return [
    { to: `/${locale}`, label: t('shell.home') },
    { to: `/${locale}/shop/catalog?savings=true`, label: t('shell.savings') },
    { to: `/${locale}/brands`, label: t('shell.brands') },
    { to: `/${locale}/shop/catalog`, label: t('shell.allCategories') },
  ]
}

/** The line of links under the header. */
export function NavLinks() {
  const t = useMessages()
  const links = useNavLinks().slice(0, 3)
  const isHere = useIsHere()
  return (
    <nav aria-label={t('shell.mainNav')} className="content hidden pt-1 desktop:block">
      <ul className="-mx-3.5 flex gap-1">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              aria-current={isHere(to) ? 'page' : undefined}
              className="inline-flex h-11 items-center rounded-full px-3.5 font-medium hover:bg-apricot-soft aria-[current]:bg-apricot-soft aria-[current]:font-semibold aria-[current]:text-apricot-dark"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whether an address of the menu is the present page: its path, and `savings` where it asks for it. */
export function useIsHere(): (to: string) => boolean {
  const locale = useLocale()
  const { pathname } = useLocation()
  const here = pathname === '/' ? `/${locale}` : pathname
  const [query] = useSearchParams()
  return (to) => {
    const [path, asked] = to.split('?')
    return path === here && (asked ? query.get('savings') === 'true' : !query.has('savings'))
  }
}
