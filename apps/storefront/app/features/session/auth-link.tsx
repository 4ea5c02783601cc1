import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AuthView } from './auth-form.ts'
import { openAuthWindow } from './auth-window-state.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { authAddress } from './auth-links.tsx'
import { loadAuthDialog } from './auth-window.tsx'

interface AuthLinkProps {
  view: AuthView
  className: string
  /** It links to the current page. */
  current?: boolean
  /** Called when the window opens. */
  onOpen?: () => void
  children: ReactNode
}

/** A link to sign-in or registration; with scripts it opens the window over the page. */
export function AuthLink({ view, className, current = false, onOpen, children }: AuthLinkProps) {
  const locale = useLocale()
  // After a failure, opening the window loads it again.
  const prepare = () => void loadAuthDialog().catch(() => undefined)
  return (
    <Link
      to={authAddress(locale, view)}
      aria-haspopup={current ? undefined : 'dialog'}
      aria-current={current ? 'page' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        if (current || !openAuthWindow(view, event.currentTarget)) return
        event.preventDefault()
        onOpen?.()
      }}
      className={className}
    >
      {children}
    </Link>
  )
}
