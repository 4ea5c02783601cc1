import { useLocation, useSearchParams } from 'react-router'
import { useLocale } from '../../platform/i18n/locale.ts'
import type { NavLink } from '../shop/menus.ts'
import { useMessages } from '../../platform/i18n/messages.ts'

/** Where the header's and footer's menus lead, besides the merchant's own links. */
export function useNavLinks(): NavLink[] {
  const t = useMessages()
  const locale = useLocale()
  return [
    { to: `/${locale}`, label: t('shell.home') },
    { to: `/${locale}/shop/catalog?savings=true`, label: t('shell.savings') },
    { to: `/${locale}/brands`, label: t('shell.brands') },
    { to: `/${locale}/shop/catalog`, label: t('shell.allCategories') },
  ]
}

/** Whether an address of the menu is the present page, or one below it: its path, and `savings` where it asks for it. */
export function useIsHere(): (to: string) => boolean {
  const locale = useLocale()
  const { pathname } = useLocation()
  const here = pathname === '/' ? `/${locale}` : pathname
  const [query] = useSearchParams()
  return (to) => {
    const [path, asked] = to.split('?')
    const below = path !== `/${locale}` && here.startsWith(`${path}/`)
    return (path === here || below) && (asked ? query.get('savings') === 'true' : !query.has('savings'))
  }
}
