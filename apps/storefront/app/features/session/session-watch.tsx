import {
  cartPath,
  checkoutPath,
  homePath,
  productPath,
  signInPath,
} from '@tsiran/contract/shop-paths'
import { use, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { isPrivatePath } from '../../platform/urls/account-links.ts'
import { notifyOtherTabs } from '../../platform/api/cart-tabs.ts'
import { onSessionRefusal } from '../../platform/api/session-refusals.ts'
import { takeSignedOut } from './signed-out-cookie.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { nextCheck } from './session-clock.ts'
import {
  dropPersonal,
  endSession,
  findSession,
  forgetPerson,
  recheckSession,
  SignedInContext,
  useSession,
  useStoredUser,
} from './session.ts'
import {
  clearStoredUser,
  isUserKnown,
  onUserElsewhere,
  readStoredUser,
  type StoredUser,
} from './stored-user.ts'
import { unsavedForm } from './clear-draft.ts'
import { useToast } from '@tsiran/app-kit/browser/toast'

/** Until a sign-out in another tab has reached the server. */
const signOutMs = 1000

/** Notices the end of a session at its moment, also when the computer slept through it or another tab signed out. */
export function SessionWatch() {
  const user = useStoredUser()
  const { data: session } = useSession()
  const { pathname, search } = useLocation()
  const locale = useLocale()
  const queries = useQueryClient()
  const toast = useToast()
  const t = useMessages()

  // Signed in without scripts, or this browser's storage was emptied.
  const unknown = use(SignedInContext) && user === null
  const find = useEffectEvent(async () => {
    if (!unknown || (await findSession()) !== null) return
    // While the page hydrates a stored user is not read yet; the end of that session is noticed below.
    if (!isUserKnown()) clearStoredUser()
  })
  useEffect(() => void find(), [])

  // What was typed into a form of the account, or that names a list of the cart or of a product, waits for a sign-in or a reload alone.
  const isOnTheWay =
    isPrivatePath(pathname) ||
    [signInPath(locale), cartPath(locale)].includes(pathname) ||
    pathname.startsWith(productPath(locale, ''))
  const dropForm = useEffectEvent(() => {
    if (!isOnTheWay) unsavedForm.write(null)
  })
  useEffect(() => dropForm(), [])

  // Other tabs may have fetched the cart again before the sign-out reached the server.
  useEffect(() => {
    if (readStoredUser() === null && takeSignedOut()) notifyOtherTabs()
  }, [])

  // Any call may be the first to learn that the session has ended elsewhere; asking for it takes its cookie back.
  useEffect(() => onSessionRefusal(() => void recheckSession(queries)), [queries])

  const end = useEffectEvent(() => {
    const left = takeSignedOut()
    if (left) forgetPerson()
    endSession(queries)
    // A private page must not stay on the screen.
    if (isPrivatePath(pathname))
      location.assign(left ? homePath(locale) : signInPath(locale, pathname + search))
    else if (!left) toast.error(t('auth.sessionEnded'))
  })
  const over = user !== null && session === null
  useEffect(() => {
    if (over) end()
  }, [over])

  // The screen shows data of the person who signed out in another tab; that tab's call to end the session is still in flight.
  const leave = useEffectEvent((now: StoredUser | null) => {
    const isPrivate = isPrivatePath(pathname)
    // The checkout has the person's addresses.
    if (isPrivate || pathname === checkoutPath(locale))
      setTimeout(
        () => location.assign(now || !isPrivate ? location.href : homePath(locale)),
        signOutMs,
      )
    else dropPersonal(queries)
  })
  useEffect(() => onUserElsewhere(leave), [])

  const expiresAt = session?.expires_at
  useEffect(() => {
    if (expiresAt === undefined) return
    let timer: number
    let asked = false
    const look = () => {
      clearTimeout(timer)
      const { delay, ask: due } = nextCheck(expiresAt, Date.now(), asked)
      timer = window.setTimeout(due ? ask : look, delay)
    }
    // Timers do not run in a hidden tab or while the computer sleeps: check on return.
    const wake = () => {
      asked = false
      if (document.visibilityState === 'visible') look()
    }
    const ask = () => {
      asked = true
      void recheckSession(queries).then(look)
    }
    look()
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [expiresAt, queries])
  return null
}
