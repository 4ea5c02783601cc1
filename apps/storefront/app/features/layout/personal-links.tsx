import { profilePath, wishlistPath } from '@tsiran/contract/shop-paths'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUserFilled from '@tabler/icons-react/dist/esm/icons/IconUserFilled.mjs'
import { Link, useLocation } from 'react-router'
import { isAccountPath, isSignInPath } from '../../platform/urls/account-links.ts'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useSignedIn, useStoredUser } from '../session/session.ts'
import { greetedName } from '../session/stored-user.ts'
import { AuthLink } from '../session/auth-link.tsx'
import { PopoverLink } from '@tsiran/app-kit/blocks/popover-link'

const loadAccount = () => import('../account/account-preview.tsx')
const AccountPreview = lazyPart(async () => (await loadAccount()).AccountPreview)

export interface PersonalLinkProps {
  className: string
  badgeClass: string
}

/** Which of the two links below is the current page. */
export function usePersonalPlace(): 'favorites' | 'account' | undefined {
  const { pathname } = useLocation()
  if (pathname === wishlistPath(useLocale())) return 'favorites'
  return isAccountPath(pathname) || isSignInPath(pathname) ? 'account' : undefined
}

/** The account, with a greeting and its menu where there is room; for guests sign-in. */
export function AccountLink({ className, greet = false }: { className: string; greet?: boolean }) {
  const t = useMessages()
  const locale = useLocale()
  const signedIn = useSignedIn()
  const greeting = useGreeting()
  const here = usePersonalPlace() === 'account'
  const Person = here ? IconUserFilled : IconUser
  const icon = <Person size={24} stroke={1.75} aria-hidden />
  if (signedIn) {
    const link = { to: profilePath(locale), title: greeting, className }
    return greet ? (
      // A company's name needs the room; guests have none.
      <PopoverLink
        {...link}
        className={`${className} xl:w-48`}
        load={loadAccount}
        panel={AccountPreview}
        current={here}
      >
        {icon}
        <span className="max-w-full truncate">{greeting}</span>
      </PopoverLink>
    ) : (
      <Link {...link} aria-current={here ? 'page' : undefined}>
        {icon}
        <span className="max-w-full truncate">{t('shell.accountNav')}</span>
      </Link>
    )
  }
  return (
    <AuthLink view="login" className={className} current={here}>
      {icon}
      <span>{t('shell.account')}</span>
    </AuthLink>
  )
}

/** "Hello, Ani"; only with scripts, which read the stored name. */
export function useGreeting(): string {
  const t = useMessages()
  const user = useStoredUser()
  return user ? t('shell.hello', { name: greetedName(user) }) : t('account.title')
}

/** Registration, for guests. */
export function CreateAccountLink({
  className,
  onOpen,
}: {
  className: string
  onOpen?: () => void
}) {
  const t = useMessages()
  const signedIn = useSignedIn()
  if (signedIn) return null
  return (
    <AuthLink view="reg" className={className} onOpen={onOpen}>
      {t('shell.createAccount')}
    </AuthLink>
  )
}
