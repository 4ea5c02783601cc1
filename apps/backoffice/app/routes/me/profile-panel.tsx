import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Button } from '@tsiran/ui/button'
import { Field, FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { languages, locales, type Locale } from '@tsiran/contract/locale'
import { useState, type FormEvent } from 'react'
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
  // The rest follows what is saved, also by the menu of the person.
  const [typed, setTyped] = useState<{ name?: string; locale?: Locale }>({})
  const shown = { name, locale, ...typed }
  const isTyped = shown.name !== name || shown.locale !== locale
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || !isTyped) return
    save.mutate(
      { name: shown.name.trim(), locale: shown.locale },
      { onSuccess: () => setTyped({}) },
    )
  }
  const error = isApiError(save.error) ? save.error.fields['name']?.[0] : undefined
  return (
    <Panel title={t('me.profile')}>
      <dl className="mb-4 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{t('session.email')}</dt>
        <dd>{email}</dd>
        <dt className="text-muted">{t('staff.roles')}</dt>
        <dd>{roles.map((role) => t(roleNames[role])).join(', ')}</dd>
      </dl>
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('staff.name')}
          error={error}
          autoComplete="name"
          required
          value={shown.name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <FieldFrame label={t('shell.language')}>
          {(described) => (
            <Select
              {...described}
              value={shown.locale}
              onChange={({ target }) => setTyped({ ...typed, locale: target.value as Locale })}
              className="w-full"
            >
              {locales.map((code) => (
                <option key={code} value={code}>
                  {languages[code].name}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <div className="sm:col-span-2">
          <Button type="submit" loading={save.isPending} disabled={!isTyped}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
