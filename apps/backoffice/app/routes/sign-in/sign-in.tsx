import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { PasswordField } from '@tsiran/app-kit/forms/password-field'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { useEffect, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { meQuery } from '../../features/session/me-query.ts'
import { wayBack } from '../../features/session/way-back.ts'
import { Door } from '../../features/shell/door.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The sign-in by e-mail and password; a second factor may be asked for next. */
export default function SignIn() {
  const t = useMessages()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { search } = useLocation()
  // Nothing that the last person read is shown to the next.
  useEffect(() => queries.clear(), [queries])
  const signIn = useMutation({
    mutationFn: async (form: FormData) =>
      (
        await api('POST /api/admin/session', {
          body: { email: textOf(form, 'email').trim(), password: textOf(form, 'password') },
        })
      ).data,
    onSuccess: (session) => {
      queries.clear()
      queries.setQueryData(meQuery.queryKey, session)
      void navigate(session.staff ? wayBack(search) : `/second-factor${search}`, { replace: true })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    signIn.mutate(new FormData(event.currentTarget))
  }
  return (
    <Door title={t('session.signInTitle')}>
      {signIn.error && <Notice kind="error">{failureText(signIn.error)}</Notice>}
      <form onSubmit={submit} className="mt-4 grid gap-4">
        <Field
          name="email"
          type="email"
          label={t('session.email')}
          autoComplete="username"
          required
          autoFocus
        />
        <PasswordField
          name="password"
          label={t('session.password')}
          error={undefined}
          autoComplete="current-password"
          required
        />
        <Button type="submit" loading={signIn.isPending}>
          {t('session.signIn')}
        </Button>
      </form>
    </Door>
  )
}
