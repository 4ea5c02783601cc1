import { useQuery } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import type { Locale } from '@tsiran/contract/locale'
import { ShortcutSheet } from '@tsiran/ui/shortcuts/shortcut-sheet'
import { hasUnsavedChanges } from '@tsiran/ui/save-bar/leave-guard'
import { useEffect, useMemo, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { meQuery, PageMember } from '../../features/session/me-query.ts'
import { SignInAgain } from '../../features/session/sign-in-again.tsx'
import { wayTo } from '../../features/session/way-back.ts'
import { OrderWatch } from '../../features/orders/live/order-watch.tsx'
import { PaletteButton } from '../../features/palette/palette-button.tsx'
import { WaitingButton } from '../../features/reports/waiting-button.tsx'
import { BottomBar } from '../../features/shell/bottom-bar.tsx'
import { ShellSkeleton } from '../../features/shell/shell-skeleton.tsx'
import { Sidebar } from '../../features/shell/sidebar.tsx'
import { TopBar } from '../../features/shell/top-bar.tsx'
import { useSinglePress } from '../../platform/document/single-press.ts'
import { useChangeLocale, useMessages } from '../../platform/i18n/language.tsx'

/**
 * What surrounds every page of a signed-in member. Others are led to the sign-in, which leads back; whoever has something unsaved
 * signs in above the page.
 */
export default function Shell() {
  const me = useQuery(meQuery)
  const location = useLocation()
  const staff = me.data?.staff
  const [member, setMember] = useState(staff ?? undefined)
  if (staff && staff !== member) setMember(staff)
  if (me.isPending) return <ShellSkeleton />
  const isOut = me.isError && isApiError(me.error) && me.error.status === 401
  // The answer that none is signed in, or that the second factor is still to be proven.
  const askedAt = Math.max(me.errorUpdatedAt, me.dataUpdatedAt)
  const isKept = member && (isOut || !staff) && hasUnsavedChanges()
  if (!isKept) {
    if (isOut) return <Navigate to={wayTo('/sign-in', location)} replace />
    if (!me.data) return <LoadFailure onRetry={() => void me.refetch()} />
    if (!staff) return <Navigate to={wayTo('/second-factor', location)} replace />
    if (staff.second_factor_required)
      return <Navigate to={wayTo('/factor-required', location)} replace />
  }
  const { locale } = (staff ?? member)!
  return (
    <PageMember value={staff ?? member}>
      <Frame locale={locale} />
      {isKept && <SignInAgain member={member} askedAt={askedAt} />}
    </PageMember>
  )
}

function Frame({ locale }: { locale: Locale }) {
  const t = useMessages()
  const changeLocale = useChangeLocale()
  useSinglePress()
  // The person's setting, once it is read or changed; the menu may then choose another for this browser.
  useEffect(() => void changeLocale(locale), [changeLocale, locale])
  const shortcuts = useMemo(
    () => [
      {
        title: t('shell.everywhere'),
        shortcuts: [
          { keys: ['Ctrl K'], label: t('palette.open') },
          { keys: ['?'], label: t('blocks.shortcuts.title') },
        ],
      },
    ],
    [t],
  )
  return (
    <ShortcutSheet groups={shortcuts}>
      <div className="flex">
        <a
          href="#content"
          className="sr-only rounded-control bg-leaf px-4 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
        >
          {t('shell.skip')}
        </a>
        <Sidebar />
        <div className="min-w-0 grow">
          <TopBar end={<WaitingButton />}>
            <PaletteButton />
          </TopBar>
          <main id="content" tabIndex={-1} className="pb-20 outline-none md:pb-6">
            <Outlet />
          </main>
        </div>
        <BottomBar />
        <OrderWatch />
      </div>
    </ShortcutSheet>
  )
}
