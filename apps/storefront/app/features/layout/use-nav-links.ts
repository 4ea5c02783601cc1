import {
  brandsPath,
  catalogPath,
  homePath,
  quickOrderPath,
  savingsPath,
} from '@tsiran/contract/shop-paths'
import { useLocation, useSearchParams } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { NavLink } from '../shop/menus.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useRole, useSignedIn } from '../session/session.ts'

/** The shop's own links of header and footer. */
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

/** The quick order is for people of a company. Without scripts, too: nothing moves aside for it. */
export function useCompanyLinks(): NavLink[] {
  const t = useMessages()
  const locale = useLocale()
  const signedIn = useSignedIn()
  const role = useRole()
  return signedIn && role ? [{ to: quickOrderPath(locale), label: t('quickOrder.title') }] : []
}

/** Whether a link of the menu is the current page or its parent: by path, and by `savings` where the link has it. */
export function useIsHere(): (to: string) => boolean {
  const locale = useLocale()
  const { pathname } = useLocation()
  const here = pathname === '/' ? homePath(locale) : pathname
  const [query] = useSearchParams()
  return (to) => {
    const [path, asked] = to.split('?')
    const below = path !== homePath(locale) && here.startsWith(`${path}/`)
    return (
      (path === here || below) && (asked ? query.get('savings') === 'true' : !query.has('savings'))
    )
  }
}
