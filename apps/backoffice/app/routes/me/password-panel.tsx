import { isApiError } from '@tsiran/app-kit/api/api-error'
import { firstMessages } from '@tsiran/app-kit/forms/field-errors'
import { PasswordField } from '@tsiran/app-kit/forms/password-field'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { Button } from '@tsiran/ui/button'
import { useForm } from 'react-hook-form'
import { Panel } from '../../features/shell/panel.tsx'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const fields = ['current_password', 'password'] as const

/** Changes the password; other sessions of the person end. */
export function PasswordPanel() {
  const t = useMessages()
  const failureText = useFailureText()
  const form = useForm({ defaultValues: { current_password: '', password: '' } })
  const change = useAct(
    (body: { current_password: string; password: string }) =>
      api('PUT /api/admin/me/password', { body }),
    {
      done: t('me.passwordChanged'),
      refresh: [['own-sessions']],
      onDone: () => form.reset(),
      quiet: true,
    },
  )
  const errors = isApiError(change.error) ? firstMessages(change.error.fields, fields) : {}
  const submit = form.handleSubmit((body) => change.mutate(body))
  return (
    <Panel title={t('me.password')} note={t('me.passwordNote')}>
      {change.error && Object.keys(errors).length === 0 && (
        <Notice kind="error">{failureText(change.error)}</Notice>
      )}
      <form onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          label={t('me.currentPassword')}
          error={errors.current_password}
          autoComplete="current-password"
          required
          {...form.register('current_password')}
        />
        <PasswordField
          label={t('me.newPassword')}
          error={errors.password}
          autoComplete="new-password"
          required
          {...form.register('password')}
        />
        <div className="sm:col-span-2">
          <Button type="submit" variant="secondary" loading={change.isPending}>
            {t('me.changePassword')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
