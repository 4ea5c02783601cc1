import { useQuery } from '@tanstack/react-query'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { firstMessages, textOf } from '@tsiran/app-kit/forms/field-errors'
import { PasswordField } from '@tsiran/app-kit/forms/password-field'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { Skeleton } from '@tsiran/ui/skeleton'
import type { FormEvent } from 'react'
import { useLinkSecret } from '../../features/session/link-secret.ts'
import { useEntry } from '../../features/session/use-entry.ts'
import { Door } from '../../features/shell/door.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const fields = ['name', 'email', 'password'] as const

/** Makes the owner of a shop that has no staff yet, by the link that its server printed. */
export default function Claim() {
  const t = useMessages()
  const failureText = useFailureText()
  const token = useLinkSecret()
  const enter = useEntry()
  const claim = useQuery({
    queryKey: ['claim'],
    queryFn: async () => (await api('GET /api/admin/claim')).data,
  })
  const send = useAct(
    async (form: FormData) => {
      const body = {
        name: textOf(form, 'name').trim(),
        email: textOf(form, 'email').trim(),
        password: textOf(form, 'password'),
      }
      await api('POST /api/admin/claim', { body: { ...body, token: token! } })
      await enter()
    },
    { quiet: true },
  )
  if (claim.isPending) return <Skeleton className="h-64" />
  if (!claim.data?.open || !token)
    return (
      <Door
        title={t('claim.title')}
        note={t(claim.data?.open ? 'claim.incomplete' : 'claim.closed')}
      >
        <ButtonLink to="/sign-in">{t('session.signIn')}</ButtonLink>
      </Door>
    )
  const errors = isApiError(send.error) ? firstMessages(send.error.fields, fields) : {}
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(new FormData(event.currentTarget))
  }
  return (
    <Door title={t('claim.title')} note={t('claim.note')}>
      {send.error && Object.keys(errors).length === 0 && (
        <Notice kind="error">{failureText(send.error)}</Notice>
      )}
      <form onSubmit={submit} className="grid gap-4">
        <Field
          name="name"
          label={t('staff.name')}
          error={errors.name}
          autoComplete="name"
          required
          autoFocus
        />
        <Field
          name="email"
          type="email"
          label={t('session.email')}
          error={errors.email}
          autoComplete="username"
          required
        />
        <PasswordField
          name="password"
          label={t('session.password')}
          error={errors.password}
          autoComplete="new-password"
          required
        />
        <Button type="submit" loading={send.isPending}>
          {t('claim.send')}
        </Button>
      </form>
    </Door>
  )
}
