import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { PasswordField } from '@tsiran/app-kit/forms/password-field'
import { Button, ButtonLink } from '@tsiran/ui/button'
import type { FormEvent } from 'react'
import { useLinkSecret } from '../../features/session/link-secret.ts'
import { useEntry } from '../../features/session/use-entry.ts'
import { Door } from '../../features/shell/door.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Makes the account of an invited person, who chooses a password. */
export default function Invite() {
  const t = useMessages()
  const failureText = useFailureText()
  const token = useLinkSecret()
  const enter = useEntry()
  const accept = useAct(
    async (password: string) => {
      await api('POST /api/admin/invites/accept', { body: { token: token!, password } })
      await enter()
    },
    { quiet: true },
  )
  if (!token)
    return (
      <Door title={t('invite.title')} note={t('invite.incomplete')}>
        <ButtonLink to="/sign-in">{t('session.signIn')}</ButtonLink>
      </Door>
    )
  const ofPassword = isApiError(accept.error) ? accept.error.fields['password']?.[0] : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    accept.mutate(textOf(new FormData(event.currentTarget), 'password'))
  }
  return (
    <Door title={t('invite.title')} note={t('invite.note')}>
      {accept.error && !ofPassword && <Notice kind="error">{failureText(accept.error)}</Notice>}
      <form onSubmit={submit} className="grid gap-4">
        <PasswordField
          name="password"
          label={t('session.password')}
          error={ofPassword}
          autoComplete="new-password"
          required
          autoFocus
        />
        <Button type="submit" loading={accept.isPending}>
          {t('invite.send')}
        </Button>
      </form>
    </Door>
  )
}
