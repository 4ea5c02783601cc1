import type { SessionView } from '@tsiran/contract/customer-session'
import { useEffect } from 'react'
import {
  Outlet,
  useLoaderData,
  useOutletContext,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from 'react-router'
import { AccountMenu } from '../../features/account/account-menu.tsx'
import { clientContext } from '../../platform/api/context.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useStoreSession } from '../../features/session/session.ts'
import { signedInOnly } from '../../features/session/signed-in-only.ts'
import { useFlash } from './flash.ts'

export const middleware = [signedInOnly]
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader({ context }: LoaderFunctionArgs) {
  return { session: await context.get(clientContext)('GET /api/customer/me', { query: {} }) }
}

/** The account area: its menu, and the page of it. */
export default function AccountRoute() {
  const { session } = useLoaderData<typeof loader>()
  const t = useMessages()
  const store = useStoreSession()
  useEffect(() => store(session), [store, session])
  useFlash()
  return (
    <div className="mt-4 grid items-start gap-4 sm:mt-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
      <meta name="robots" content="noindex" />
      <aside aria-label={t('account.title')} className="min-w-0 lg:sticky lg:top-28">
        <AccountMenu session={session} />
      </aside>
      <div className="min-w-0">
        <Outlet context={session} />
      </div>
    </div>
  )
}

/** The session, for a page of the account area. */
export const useAccount = () => useOutletContext<SessionView>()
