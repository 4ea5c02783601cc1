import { maxLengths } from '@tsiran/contract/limits'
import type { CompanyUser } from '@tsiran/contract/companies'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { Form, useNavigation } from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { PasswordField } from '@tsiran/app-kit/forms/password-field'
import { checkUserForm, readUserForm, type UserField } from './user-values.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useFormErrors } from '@tsiran/app-kit/forms/use-form-errors'
import type { UserResult } from './user-action.ts'
import { useFormDraft } from '../../features/session/use-form-draft.ts'

interface UserFormProps {
  /** The user to change; null for a new one. */
  user: CompanyUser | null
  refused: Extract<UserResult, { outcome: 'refused' }> | undefined
}

/** The fields of a company's user, to create or to save. */
export function UserForm({ user, refused }: UserFormProps) {
  const t = useMessages()
  const busy = useNavigation().formMethod === 'POST'
  const { form, words, onSubmit, onInput } = useFormErrors<UserField>({
    check: (posted) => checkUserForm(readUserForm(posted), user !== null),
    refused: refused?.errors,
    busy,
  })
  useFormDraft(form)
  const known = refused?.values ?? user
  const text = (name: 'name' | 'email' | 'position') => ({
    name,
    defaultValue: known?.[name],
    error: words(name),
    required: true,
  })
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      preventScrollReset
      className="grid gap-4"
    >
      <input type="hidden" name="intent" value={user ? 'edit' : 'add'} />
      {user && <input type="hidden" name="id" value={user.id} />}
      {typeof refused?.message === 'string' && (
        <Notice kind="error">{refused.message || t('errors.unavailable')}</Notice>
      )}
      <Field
        {...text('name')}
        label={t('companies.name')}
        autoComplete="off"
        maxLength={maxLengths.fullName}
      />
      <Field
        {...text('email')}
        label={t('account.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={maxLengths.email}
      />
      <PasswordField
        name="password"
        label={t('account.password')}
        hint={t(user ? 'companies.editPasswordHint' : 'companies.passwordHint')}
        error={words('password')}
        autoComplete="new-password"
      />
      <Field
        {...text('position')}
        label={t('companies.position')}
        autoComplete="off"
        maxLength={maxLengths.position}
      />
      <Button type="submit" loading={busy}>
        {t(user ? 'companies.save' : 'companies.create')}
      </Button>
    </Form>
  )
}

/** The confirmation of a deletion. */
export function DeleteUserForm({
  user,
  refused,
}: Pick<UserFormProps, 'refused'> & { user: CompanyUser }) {
  const t = useMessages()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={user.id} />
      {typeof refused?.message === 'string' && (
        <Notice kind="error">{refused.message || t('errors.unavailable')}</Notice>
      )}
      <p className="wrap-anywhere">{t('companies.removeText', { name: user.name })}</p>
      <Button type="submit" variant="danger" loading={busy}>
        {t('companies.remove')}
      </Button>
    </Form>
  )
}
