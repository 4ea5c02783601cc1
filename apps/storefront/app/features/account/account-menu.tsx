import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { Icon } from '@tabler/icons-react'
import type { SessionView } from '@tsiran/contract/customer-session'
import type { MessageKey } from '@tsiran/i18n/translator'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { accountMenu } from '../../platform/urls/account-links.ts'
import { withoutEndSlashes } from '@tsiran/contract/end-slashes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { LogoutForm } from '../session/logout-form.tsx'

const icons: Partial<Record<MessageKey, Icon>> = {
  'account.profile': IconUser,
  'account.addresses': IconMapPin,
  'account.orders': IconReceipt,
  'companies.users': IconUsers,
  'companies.requests': IconInbox,
  'shoppingLists.title': IconListCheck,
  'quickOrder.title': IconBolt,
}

const item =
  'flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 text-left leading-tight font-semibold whitespace-nowrap hover:bg-leaf-soft aria-[current]:bg-apricot-soft lg:whitespace-normal'

/** The pages of the account area: a row to swipe on phones, a column on desktops. */
export function AccountMenu({ session }: { session: SessionView }) {
  const t = useMessages()
  const locale = useLocale()
  const { pathname } = useLocation()
  const trimmed = withoutEndSlashes(pathname)
  const list = useRef<HTMLUListElement>(null)
  // On phones the current page's link may be out of view in the row.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (here) list.current?.scrollTo({ left: here.offsetLeft - 24 })
  }, [pathname])
  return (
    <nav aria-label={t('account.title')} className="rounded-card border border-line bg-card p-2">
      <p className="hidden px-3 pt-2 pb-3 lg:block">
        <b className="block text-lg leading-tight wrap-anywhere">{session.data.name}</b>
        {session.company_name && <span className="block text-muted">{session.company_name}</span>}
      </p>
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto [scrollbar-width:none] lg:grid lg:overflow-visible"
      >
        {accountMenu(locale, session.role).map(({ to, label }) => {
          const Shown = icons[label] ?? IconUser
          const here = withoutEndSlashes(to)
          return (
            <li key={to} className="shrink-0">
              <Link
                to={to}
                aria-current={
                  trimmed === here || trimmed.startsWith(`${here}/`) ? 'page' : undefined
                }
                className={item}
              >
                <Shown size={20} aria-hidden className="shrink-0" />
                {t(label)}
              </Link>
            </li>
          )
        })}
        <li className="shrink-0">
          <LogoutForm className={item}>
            <IconLogout size={20} aria-hidden className="shrink-0" />
            {t('account.logout')}
          </LogoutForm>
        </li>
      </ul>
    </nav>
  )
}
