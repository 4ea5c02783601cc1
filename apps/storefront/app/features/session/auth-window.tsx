import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { onAuthCall, type AuthCall } from './auth-window-state.ts'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { authAddress } from './auth-links.tsx'

/** Loads the window's code ahead, on hover of a button that opens it. */
export const loadAuthDialog = () => import('./auth-dialog.tsx')
const AuthDialog = lazyPart(async () => (await loadAuthDialog()).AuthDialog)

/** The sign-in window, loaded when it is first opened. */
export function AuthWindow() {
  const [call, setCall] = useState<AuthCall | null>(null)
  const { key } = useLocation()
  const locale = useLocale()
  useEffect(() => onAuthCall(setCall), [])
  useEffect(() => setCall(null), [key])
  if (!call) return null
  const close = () => setCall(null)
  // If the code cannot be loaded, the sign-in page opens.
  const fail = () => location.assign(authAddress(locale, call.view))
  return (
    <AuthDialog
      start={call.view}
      opener={{ current: call.opener }}
      onClose={close}
      onFailed={fail}
    />
  )
}
