import { useLocation, useSearchParams } from 'react-router'
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
