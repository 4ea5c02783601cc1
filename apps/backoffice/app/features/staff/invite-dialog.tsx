import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { firstMessages } from '@tsiran/app-kit/forms/field-errors'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { CopyButton } from '../shell/copy-button.tsx'
import { RoleFields } from './role-fields.tsx'
import { staffQuery } from './staff-query.ts'

const fields = ['name', 'email', 'roles'] as const
interface Values {
  name: string
  email: string
  roles: StaffRole[]
}

/** Invites somebody: by mail where the shop sends mails, and by a link to copy. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages()
  const [link, setLink] = useState<{ link: string; mailed: boolean }>()
  const close = () => {
    setLink(undefined)
    onClose()
  }
  if (!open) return null
  return (
    <FormDialog onClose={close} title={t('staff.invite')} done={link !== undefined}>
      {link ? (
        <div className="grid gap-4">
          <p>{t(link.mailed ? 'staff.inviteMailed' : 'staff.inviteNotMailed')}</p>
          <code className="rounded-control bg-cream p-3 font-mono text-sm break-all select-all">
            {link.link}
          </code>
          <div className="flex gap-2">
            <CopyButton text={link.link} />
            <Button onClick={close}>{t('common.done')}</Button>
          </div>
        </div>
      ) : (
        <InviteForm onInvited={setLink} />
      )}
    </FormDialog>
  )
}

function InviteForm({
  onInvited,
}: {
  onInvited: (link: { link: string; mailed: boolean }) => void
}) {
  const t = useMessages()
  const failureText = useFailureText()
  const form = useForm<Values>({ defaultValues: { name: '', email: '', roles: [] } })
  const invite = useAct(
    async (body: Values) => (await api('POST /api/admin/staff/invites', { body })).data,
    {
      refresh: [staffQuery.queryKey],
      onDone: onInvited,
      quiet: true,
    },
  )
  const errors = isApiError(invite.error) ? firstMessages(invite.error.fields, fields) : {}
  const submit = form.handleSubmit((body) => invite.mutate(body))
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      {invite.error && Object.keys(errors).length === 0 && (
        <Notice kind="error">{failureText(invite.error)}</Notice>
      )}
      <Field label={t('staff.name')} error={errors.name} required {...form.register('name')} />
      <Field
        type="email"
        label={t('session.email')}
        error={errors.email}
        required
        {...form.register('email')}
      />
      <Controller
        control={form.control}
        name="roles"
        rules={{ validate: (roles) => roles.length > 0 || t('staff.roleNeeded') }}
        render={({ field, fieldState }) => (
          <div>
            <RoleFields value={field.value} onChange={field.onChange} />
            {(fieldState.error?.message ?? errors.roles) && (
              <p role="alert" className="text-sm font-medium text-red">
                {fieldState.error?.message ?? errors.roles}
              </p>
            )}
          </div>
        )}
      />
      <Button type="submit" loading={invite.isPending}>
        {t('staff.sendInvite')}
      </Button>
    </form>
  )
}
