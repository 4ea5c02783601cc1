import { useMutation, useQuery } from '@tanstack/react-query'
import type { AdminInput } from '@tsiran/contract/admin/api'
import { PasswordField } from '@tsiran/app-kit/forms/password-field'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { Skeleton } from '@tsiran/ui/skeleton'
import type { FormEvent } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useFactorFailureText, useFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { askPasskey } from './passkey.ts'

type Proof = AdminInput<'POST /api/admin/session/confirm'>['body']

/** Takes the strongest proof that the person has: a passkey, else a code, else the password. */
export function ConfirmForm({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useMessages()
  const failureText = useFailureText()
  const factorFailureText = useFactorFailureText()
  const options = useQuery({
    queryKey: ['confirm-options'],
    queryFn: async () => (await api('POST /api/admin/session/confirm/options', { body: {} })).data,
    // A challenge serves once.
    staleTime: 0,
    gcTime: 0,
  })
  const confirm = useMutation({
    mutationFn: (proof: Proof) => api('POST /api/admin/session/confirm', { body: proof }),
    onSuccess: onConfirmed,
  })
  const passkey = useMutation({
    mutationFn: async (challenge: Record<string, unknown>) =>
      confirm.mutateAsync({ assertion: await askPasskey(challenge) }),
    onError: () => options.refetch(),
  })
  if (options.isPending) return <Skeleton className="h-24" />
  if (options.isError) return <LoadFailure onRetry={() => void options.refetch()} />
  const { by, options: challenge } = options.data
  const byCode = by.includes('totp')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const proof = String(new FormData(event.currentTarget).get('proof'))
    confirm.mutate(byCode ? { code: proof.trim() } : { password: proof })
  }
  const failure = confirm.error ?? passkey.error
  const isPassword = by.includes('password')
  const error = failure ? (isPassword ? failureText : factorFailureText)(failure) : undefined
  return (
    <div className="grid gap-4">
      {challenge && (
        <Button loading={passkey.isPending} onClick={() => passkey.mutate(challenge)}>
          {t('session.byPasskey')}
        </Button>
      )}
      {(byCode || isPassword) && (
        <form onSubmit={submit} className="grid gap-4">
          {byCode ? (
            <Field
              name="proof"
              label={t('session.code')}
              error={error}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              autoFocus
            />
          ) : (
            <PasswordField
              name="proof"
              label={t('session.password')}
              error={error}
              autoComplete="current-password"
              required
              autoFocus
            />
          )}
          <Button
            type="submit"
            variant={challenge ? 'secondary' : 'primary'}
            loading={confirm.isPending}
          >
            {t('session.confirm')}
          </Button>
        </form>
      )}
      {error && by.length === 1 && challenge && <Notice kind="error">{error}</Notice>}
    </div>
  )
}
