import { useMutation } from '@tanstack/react-query'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import type { AdminInput } from '@tsiran/contract/admin/api'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import type { FormEvent } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useFactorFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { askPasskey } from './passkey.ts'

type Proof = AdminInput<'POST /api/admin/session/second-factor'>['body']

interface SecondFactorFormProps {
  /** The challenge of a passkey; undefined where the person has none. */
  options: Record<string, unknown> | undefined
  /** The passkey was refused: a challenge serves once. */
  onRefused: () => unknown
  onProven: () => unknown
}

/** The second step of a sign-in: a passkey, a code of the app, or a recovery code. */
export function SecondFactorForm({ options, onRefused, onProven }: SecondFactorFormProps) {
  const t = useMessages()
  const failureText = useFactorFailureText()
  const prove = useMutation({
    mutationFn: (proof: Proof) => api('POST /api/admin/session/second-factor', { body: proof }),
    onSuccess: onProven,
  })
  const passkey = useMutation({
    mutationFn: async (challenge: Record<string, unknown>) =>
      prove.mutateAsync({ assertion: await askPasskey(challenge) }),
    onError: onRefused,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    prove.mutate({ code: textOf(new FormData(event.currentTarget), 'code').trim() })
  }
  const failure = prove.error ?? passkey.error
  return (
    <>
      {failure && <Notice kind="error">{failureText(failure)}</Notice>}
      {options && (
        <Button
          className="mb-4 w-full"
          loading={passkey.isPending}
          onClick={() => passkey.mutate(options)}
        >
          {t('session.byPasskey')}
        </Button>
      )}
      <form onSubmit={submit} className="grid gap-4">
        <Field
          name="code"
          label={t('session.codeOrRecovery')}
          autoComplete="one-time-code"
          required
          autoFocus
        />
        <Button type="submit" variant={options ? 'secondary' : 'primary'} loading={prove.isPending}>
          {t('session.confirm')}
        </Button>
      </form>
    </>
  )
}
