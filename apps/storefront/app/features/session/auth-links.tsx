import type { Locale } from '@tsiran/contract/locale'
import { signInPath } from '@tsiran/contract/shop-paths'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { AuthView } from './auth-form.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** The address of a view on the page of its own. */
export function authAddress(locale: Locale, view: AuthView, back = ''): string {
  const query = new URLSearchParams({ ...(view !== 'login' && { view }), ...(back && { back }) })
  return signInPath(locale) + (query.size > 0 ? `?${query}` : '')
}

/** Which views each view leads to (spec 1 §4). */
const next: Record<AuthView, readonly AuthView[]> = {
  login: ['forgot', 'reg'],
  forgot: ['login'],
  reg: ['sign', 'login'],
  sign: ['reg', 'login'],
}

interface AuthLinksProps {
  view: AuthView
  /** The page to come back to. */
  back: string
  /** Opens a view with the e-mail that is typed so far. */
  onView: (view: AuthView, email: string) => void
}

/** The ways from one view to the others: real links, which a window follows in itself. The typed e-mail goes with them. */
export function AuthLinks({ view, back, onView }: AuthLinksProps) {
  const t = useMessages()
  const locale = useLocale()
  const follow = (event: MouseEvent, to: AuthView) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const form = event.currentTarget.closest('form')
    onView(to, form ? String(new FormData(form).get('email') ?? '') : '')
  }
  return (
    <ul className="flex flex-wrap items-center justify-center gap-x-6 text-center">
      {next[view].map((to) => (
        <li key={to}>
          <Link
            to={authAddress(locale, to, back)}
            onClick={(event) => follow(event, to)}
            className="inline-flex min-h-11 items-center rounded-control px-1 font-semibold text-leaf hover:underline"
          >
            {t(`auth.link.${to}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
