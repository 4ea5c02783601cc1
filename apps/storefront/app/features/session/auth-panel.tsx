import { profilePath } from '@tsiran/contract/shop-paths'
import { Button } from '@tsiran/ui/button'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { checkAuthForm, readAuthForm, type AuthResult, type AuthView } from './auth-form.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { safeBack } from '../../platform/urls/safe-back.ts'
import { storeUser } from './stored-user.ts'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'
import { useFormErrors } from '@tsiran/app-kit/forms/use-form-errors'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { AuthFields } from './auth-fields.tsx'
import { AuthLinks, authAddress } from './auth-links.tsx'
import { BuyerKind } from './buyer-kind.tsx'

interface AuthPanelProps {
  view: AuthView
  /** The answer to the form as it was posted without scripts. */
  answer?: AuthResult
  /** In the window: shows another view. On a page of its own the views are addresses. */
  onView?: (view: AuthView, email?: string) => void
  /** The initial e-mail, after a registration. */
  email?: string
  /** A page to come back to, checked; empty for none. */
  back?: string
  /** Redirects everybody back, not only people of a company. */
  leadBack?: boolean
}

/** One view of the sign-in window: its form, and the ways to the others. */
export function AuthPanel({
  view,
  answer,
  onView,
  email = '',
  back = '',
  leadBack = false,
}: AuthPanelProps) {
  const t = useMessages()
  const locale = useLocale()
  const hydrated = useHydrated()
  const toast = useToast()
  const navigate = useNavigate()
  const fetcher = useFetcher<AuthResult>()
  const result = fetcher.data ?? answer
  const busy = fetcher.state !== 'idle' || fetcher.data?.outcome === 'signedIn'
  const refused = result?.outcome === 'refused' && result.view === view ? result : undefined
  const { form, words, onSubmit, onInput } = useFormErrors({
    check: (data) => checkAuthForm(readAuthForm(data)),
    refused: refused?.errors,
    busy,
  })
  const show = (next: AuthView, known?: string, replace = true) =>
    onView
      ? onView(next, known)
      : void navigate(authAddress(locale, next, back), { replace, state: { email: known } })

  const proceed = useEffectEvent((found: AuthResult) => {
    if (found.outcome === 'signedIn') {
      storeUser(found.user)
      // A new document: prices, cart and page are this person's from its first byte on (R13).
      location.assign(((leadBack || found.asCompany) && safeBack(back)) || profilePath(locale))
    }
    if (found.outcome === 'done' && found.view !== 'forgot') {
      toast.success(found.message)
      show('login', found.email)
    }
  })
  useEffect(() => {
    if (fetcher.data) proceed(fetcher.data)
  }, [fetcher.data])

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={authAddress(locale, view, back)}
      noValidate
      // A sign-in loads a new document, and a refusal changes nothing on the page.
      defaultShouldRevalidate={false}
      onSubmit={onSubmit}
      onInput={onInput}
      className="grid gap-4"
    >
      <input type="hidden" name="view" value={view} />
      {back && <input type="hidden" name="back" value={back} />}
      {hydrated && <input type="hidden" name="scripted" value="1" />}
      {result?.outcome === 'done' && <Notice kind="success">{result.message}</Notice>}
      {typeof refused?.message === 'string' && (
        <Notice kind="error">{refused.message || t('errors.unavailable')}</Notice>
      )}
      {view === 'forgot' && <p className="text-muted">{t('auth.forgotHint')}</p>}
      {view !== 'forgot' && <BuyerKind view={view} asCompany={refused?.asCompany} onView={show} />}
      <AuthFields
        view={view}
        values={refused?.values ?? (email ? { email } : undefined)}
        words={words}
      />
      <Button type="submit" loading={busy} className="mt-1 w-full">
        {t(`auth.submit.${view}`)}
      </Button>
      <AuthLinks
        view={view}
        back={onView ? '' : back}
        onView={(next, typed) => show(next, typed, false)}
      />
    </fetcher.Form>
  )
}
