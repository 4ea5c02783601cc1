import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Button } from '@tsiran/ui/button'
import { Field, FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { isLocale, languages, locales } from '@tsiran/contract/locale'
import { useForm } from 'react-hook-form'
import { useMe } from '../../features/session/me-query.ts'
import { useSaveMe } from '../../features/session/use-save-me.ts'
import { Panel } from '../../features/shell/panel.tsx'
import { roleNames } from '../../features/staff/role-names.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Name and language, and what others set: e-mail and roles. */
export function ProfilePanel() {
  const t = useMessages()
  const { name, locale, email, roles } = useMe()
  const save = useSaveMe(t('common.saved'))
  const form = useForm({ values: { name, locale: locale as string } })
  const submit = form.handleSubmit(({ name: typed, locale: chosen }) =>
    save.mutate({ name: typed.trim(), ...(isLocale(chosen) && { locale: chosen }) }),
  )
  const error = isApiError(save.error) ? save.error.fields['name']?.[0] : undefined
  return (
    <Panel title={t('me.profile')}>
      <dl className="mb-4 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{t('session.email')}</dt>
        <dd>{email}</dd>
        <dt className="text-muted">{t('staff.roles')}</dt>
        <dd>{roles.map((role) => t(roleNames[role])).join(', ')}</dd>
      </dl>
      <form onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('staff.name')}
          error={error}
          autoComplete="name"
          required
          {...form.register('name')}
        />
        <FieldFrame label={t('shell.language')}>
          {(described) => (
            <Select {...described} {...form.register('locale')} className="w-full">
              {locales.map((code) => (
                <option key={code} value={code}>
                  {languages[code].name}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <div className="sm:col-span-2">
          <Button type="submit" loading={save.isPending} disabled={!form.formState.isDirty}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
