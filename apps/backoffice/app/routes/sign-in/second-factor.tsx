import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import type { AdminInput } from '@tsiran/contract/admin/api'
import type { FormEvent } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { meQuery } from '../../features/session/me-query.ts'
import { askPasskey } from '../../features/session/passkey.ts'
import { wayBack } from '../../features/session/way-back.ts'
import { Door } from '../../features/shell/door.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useFactorFailureText } from '../../platform/api/failure-text.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

type Proof = AdminInput<'POST /api/admin/session/second-factor'>['body']

/** Completes a sign-in: by a passkey, a code of the app, or a recovery code. */
export default function SecondFactor() {
  const t = useMessages()
  const failureText = useFactorFailureText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { search } = useLocation()
  const me = useQuery(meQuery)
  const prove = useMutation({
    mutationFn: (proof: Proof) => api('POST /api/admin/session/second-factor', { body: proof }),
    onSuccess: async () => {
      await queries.fetchQuery({ ...meQuery, staleTime: 0 })
      void navigate(wayBack(search), { replace: true })
    },
  })
  const passkey = useMutation({
    mutationFn: async (options: Record<string, unknown>) =>
      prove.mutateAsync({ assertion: await askPasskey(options) }),
    // A challenge serves once.
    onError: () => me.refetch(),
  })
  if (me.isError) return <Navigate to={`/sign-in${search}`} replace />
  if (me.data?.staff && !prove.isSuccess) {
    const { second_factor_required: isMissing } = me.data.staff
    return <Navigate to={isMissing ? `/factor-required${search}` : wayBack(search)} replace />
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    prove.mutate({ code: textOf(new FormData(event.currentTarget), 'code').trim() })
  }
  const failure = prove.error ?? passkey.error
  const options = me.data?.options
  return (
    <Door title={t('session.secondFactorTitle')} note={t('session.secondFactorNote')}>
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
      <p className="mt-5">
        <Link to={`/sign-in${search}`} className="text-leaf hover:underline">
          {t('session.another')}
        </Link>
      </p>
    </Door>
  )
}
