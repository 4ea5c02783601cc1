import { useQuery } from '@tanstack/react-query'
import type { AdminOutput } from '@tsiran/contract/admin/api'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { Button, buttonClass } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { Skeleton } from '@tsiran/ui/skeleton'
import type { FormEvent } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import { useFactorFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { QrCode } from './qr-code.tsx'

export type NewFactor = AdminOutput<'POST /api/admin/me/totp/confirm'>['data']

/** Sets up codes by an authenticator app: scan, or open it on the phone that shows this, then type the first code. */
export function TotpSetup({ onReady }: { onReady: (factor: NewFactor) => void }) {
  const t = useMessages()
  const failureText = useFactorFailureText()
  const secret = useQuery({
    queryKey: ['totp-secret'],
    queryFn: async () => (await api('POST /api/admin/me/totp', { body: {} })).data,
    staleTime: Infinity,
    gcTime: 0,
  })
  const confirm = useAct(
    (code: string) => api('POST /api/admin/me/totp/confirm', { body: { code } }),
    {
      onDone: ({ data }) => onReady(data),
      quiet: true,
    },
  )
  if (secret.isPending) return <Skeleton className="h-64" />
  if (secret.isError) return <LoadFailure onRetry={() => void secret.refetch()} />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    confirm.mutate(textOf(new FormData(event.currentTarget), 'code').replace(/\s/g, ''))
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t('factors.scan')}</p>
      <QrCode text={secret.data.uri} label={t('factors.qr')} />
      <p className="text-sm text-muted">
        {t('factors.secret')}{' '}
        <code className="font-mono text-ink select-all">{secret.data.secret}</code>
      </p>
      <a href={secret.data.uri} className={buttonClass('secondary', 'md:hidden')}>
        {t('factors.openApp')}
      </a>
      <form onSubmit={submit} className="grid w-full gap-4">
        <Field
          name="code"
          label={t('session.code')}
          error={confirm.error ? failureText(confirm.error) : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <Button type="submit" loading={confirm.isPending}>
          {t('factors.turnOn')}
        </Button>
      </form>
    </div>
  )
}
