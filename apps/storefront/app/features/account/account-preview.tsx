import { Link } from 'react-router'
import { accountMenu } from '../../platform/urls/account-links.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useStoredUser } from '../session/session.ts'
import { LogoutForm } from '../session/logout-form.tsx'
import type { PopoverPanelProps } from '@tsiran/app-kit/blocks/popover-link'
import { PopoverPanel } from '@tsiran/app-kit/blocks/popover-panel'

const item =
  'flex min-h-11 w-full cursor-pointer items-center rounded-control px-3 text-left font-medium hover:bg-leaf-soft'

/** Links to the account's pages, and sign-out. */
export function AccountPreview(props: PopoverPanelProps) {
  const t = useMessages()
  const locale = useLocale()
  const user = useStoredUser()
  return (
    <PopoverPanel {...props} label={t('indicator.account')} className="w-64 p-2">
      {user && (
        <p className="border-b border-line px-3 pt-1 pb-2 leading-tight">
          <b className="block wrap-anywhere">
            {user.first_name} {user.last_name}
          </b>
          <span className="block text-sm wrap-anywhere text-muted">
            {user.company_name ?? user.email}
          </span>
        </p>
      )}
      <ul className="pt-1">
        {accountMenu(locale, user?.role ?? false).map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={item}>
              {t(label)}
            </Link>
          </li>
        ))}
        <li>
          <LogoutForm className={item}>{t('account.logout')}</LogoutForm>
        </li>
      </ul>
    </PopoverPanel>
  )
}
