import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { StaffMember } from '@tsiran/contract/admin/staff-shapes'
import { Button } from '@tsiran/ui/button'
import { Checkbox } from '@tsiran/ui/checkbox'
import { Field } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { isSame } from '@tsiran/ui/save-bar/changes'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { versionConflict } from '../../platform/api/version-conflict.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { ThingChanges } from '../history/thing-history.tsx'
import { MemberActions } from './member-actions.tsx'
import { RoleFields } from './role-fields.tsx'
import { staffQuery } from './staff-query.ts'

interface Values {
  name: string
  roles: StaffRole[]
  active: boolean
}

const valuesOf = ({ name, roles, active }: StaffMember): Values => ({ name, roles, active })

/** One member of the staff: name, roles, whether they may sign in; and what ends their access. */
export function MemberDialog({
  member,
  onClose,
}: {
  member: StaffMember | undefined
  onClose: () => void
}) {
  return (
    member && (
      <FormDialog key={member.id} onClose={onClose} title={member.name}>
        <MemberForm member={member} onClose={onClose} />
      </FormDialog>
    )
  )
}

function MemberForm({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useMessages()
  const failureText = useFailureText()
  const historyTitle = useId()
  const { id } = member
  const [opened] = useState(member)
  // A newer version with the same fields, such as a reset of the second factor makes, is no reason for a question.
  const seen = isSame(valuesOf(opened), valuesOf(member)) ? member : opened
  const form = useForm<Values>({ defaultValues: valuesOf(opened) })
  const save = useAct(
    (body: Values & { version: number }) =>
      api('PUT /api/admin/staff/:id', { params: { id }, body }),
    { done: t('common.saved'), refresh: [staffQuery.queryKey], onDone: onClose, quiet: true },
  )
  const conflict = versionConflict<StaffMember>(save.error)
  // After a conflict the person has read who changed it: saving again is meant, of what they have changed themselves.
  const base = conflict?.current ?? seen
  const submit = form.handleSubmit((values) => {
    const before = valuesOf(opened)
    const own = Object.entries(values).filter(
      ([name, value]) => !isSame(value, before[name as keyof Values]),
    )
    save.mutate({ ...valuesOf(base), ...Object.fromEntries(own), version: base.version })
  })
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-muted">{member.email}</p>
      {save.error && (
        <Notice kind={conflict ? 'warning' : 'error'}>
          {conflict
            ? t('common.conflict', { name: conflict.changed_by ?? t('common.theShop') })
            : failureText(save.error)}
        </Notice>
      )}
      <Field label={t('staff.name')} required {...form.register('name')} />
      <Controller
        control={form.control}
        name="roles"
        render={({ field }) => <RoleFields value={field.value} onChange={field.onChange} />}
      />
      <Checkbox label={t('staff.active')} {...form.register('active')} />
      <Button type="submit" loading={save.isPending} disabled={!form.formState.isDirty}>
        {t(conflict ? 'common.saveAnyway' : 'common.save')}
      </Button>
      <MemberActions member={member} />
      <section aria-labelledby={historyTitle} className="border-t border-line pt-4">
        <h3 id={historyTitle} className="mb-3 font-bold">
          {t('history.title')}
        </h3>
        <ThingChanges type="staff" id={id} />
      </section>
    </form>
  )
}
