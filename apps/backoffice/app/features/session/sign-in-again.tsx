import { useMutation, useQueryClient } from '@tanstack/react-query'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { PasswordField } from '@tsiran/app-kit/forms/password-field'
import type { Me } from '@tsiran/contract/admin/staff-shapes'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { meQuery } from './me-query.ts'
import { SecondFactorForm } from './second-factor-form.tsx'

interface SignInAgainProps {
  member: Me
  /** When the shop said that the session has ended, or waits for its second factor: a closed window opens with the next such answer. */
  askedAt: number
}

/** Asks a member whose session has ended to sign in above a page that is not saved, so that what they typed stays. */
export function SignInAgain({ member, askedAt }: SignInAgainProps) {
  const t = useMessages()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const [closed, setClosed] = useState<number>()
  const signIn = useMutation({
    mutationFn: async (password: string) =>
      (await api('POST /api/admin/session', { body: { email: member.email, password } })).data,
    onSuccess: ({ staff }) => (staff ? goOn() : undefined),
  })
  // What could not be read meanwhile is read now; what was typed is saved by the next press.
  const goOn = () =>
    queries.refetchQueries({
      predicate: ({ queryKey, state }) =>
        state.status === 'error' || queryKey[0] === meQuery.queryKey[0],
    })
  const challenge = useMutation({ mutationFn: async () => (await api('GET /api/admin/me')).data })
  const session = challenge.data ?? signIn.data
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    signIn.mutate(textOf(new FormData(event.currentTarget), 'password'))
  }
  return (
    <Dialog
      open={closed !== askedAt}
      onClose={() => setClosed(askedAt)}
      title={t('session.againTitle')}
    >
      <p className="mb-4">{t('session.againNote')}</p>
      <p className="mb-4 text-muted">{member.email}</p>
      {session && !session.staff ? (
        <SecondFactorForm
          options={session.options}
          onRefused={() => challenge.mutate()}
          onProven={goOn}
        />
      ) : (
        <form onSubmit={submit} className="grid gap-4">
          <PasswordField
            name="password"
            label={t('session.password')}
            error={signIn.error ? failureText(signIn.error) : undefined}
            autoComplete="current-password"
            required
          />
          <Button type="submit" loading={signIn.isPending}>
            {t('session.signIn')}
          </Button>
        </form>
      )}
      <p className="mt-5">
        <Link to="/sign-in" className="text-leaf hover:underline">
          {t('session.another')}
        </Link>
      </p>
    </Dialog>
  )
}
