import { Dialog } from '@tsiran/ui/dialog'
import { useEffect, useState, type RefObject } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { formOf, type AuthView } from './auth-form.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { safeBack } from '../../platform/urls/safe-back.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { authAddress } from './auth-links.tsx'
import { AuthPanel } from './auth-panel.tsx'

interface AuthDialogProps {
  /** The view to begin with. */
  start: AuthView
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Sign-in and registration in a window over the page. */
export function AuthDialog({ start, opener, onClose }: AuthDialogProps) {
  const t = useMessages()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const [{ view, email }, show] = useState<{ view: AuthView; email: string | undefined }>({
    view: start,
    email: undefined,
  })
  // Mounted closed, so that it fades in.
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Dialog open={open} title={t(`auth.title.${view}`)} opener={opener} onClose={onClose}>
      {/* The form posts to this page: a press after a deploy, which replaces its code, must not lose what was typed. */}
      <PrefetchPageLinks page={authAddress(locale, start)} />
      <AuthPanel
        key={formOf(view)}
        view={view}
        email={email}
        onView={(next, known) => show({ view: next, email: known })}
        back={safeBack(pathname + search)}
      />
    </Dialog>
  )
}
