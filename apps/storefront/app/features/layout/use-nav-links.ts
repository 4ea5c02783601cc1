import { brandsPath, catalogPath, homePath, savingsPath } from '@tsiran/contract/shop-paths'
import { useLocation, useSearchParams } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { NavLink } from '../shop/menus.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** Where the header's and footer's menus lead, besides the merchant's own links. */
export function useNavLinks(): NavLink[] {
  const t = useMessages()
  const locale = useLocale()
  return [
    { to: homePath(locale), label: t('shell.home') },
    { to: savingsPath(locale), label: t('shell.savings') },
    { to: brandsPath(locale), label: t('shell.brands') },
    { to: catalogPath(locale), label: t('shell.allCategories') },
  ]
}

/** Whether an address of the menu is the present page, or one below it: its path, and `savings` where it asks for it. */
export function useIsHere(): (to: string) => boolean {
  const locale = useLocale()
  const { pathname } = useLocation()
  const here = pathname === '/' ? homePath(locale) : pathname
  const [query] = useSearchParams()
  return (to) => {
    const [path, asked] = to.split('?')
    const below = path !== homePath(locale) && here.startsWith(`${path}/`)
    return (path === here || below) && (asked ? query.get('savings') === 'true' : !query.has('savings'))
  }
}
