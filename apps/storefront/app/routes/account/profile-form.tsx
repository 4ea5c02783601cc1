import { maxLengths } from '@tsiran/contract/limits'
import type { Customer } from '@tsiran/contract/customer-session'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { Form, useNavigation } from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { PasswordField } from '@tsiran/app-kit/forms/password-field'
import type { FieldErrors } from '@tsiran/app-kit/forms/field-errors'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import {
  checkProfileForm,
  type ProfileField,
  type ProfilePart,
  type ProfileTexts,
} from './profile-values.ts'
import { useFormErrors } from '@tsiran/app-kit/forms/use-form-errors'
import { useFormDraft } from '../../features/session/use-form-draft.ts'

interface ProfileFormProps {
  part: ProfilePart
  customer: Customer
  refused:
    | { typed: ProfileTexts; errors: FieldErrors<ProfileField>; message: string | null }
    | undefined
}

/** The fields of one part of the profile. */
export function ProfileForm({ part, customer, refused }: ProfileFormProps) {
  const t = useMessages()
  const busy = useNavigation().formMethod === 'POST'
  const { form, words, onSubmit, onInput } = useFormErrors({
    check: (data) => checkProfileForm(part, data),
    refused: refused?.errors,
    busy,
  })
  useFormDraft(form)
  const text = (name: keyof ProfileTexts) => ({
    name,
    defaultValue: refused?.typed[name] ?? customer[name],
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
      <input type="hidden" name="part" value={part} />
      {typeof refused?.message === 'string' && (
        <Notice kind="error">{refused.message || t('errors.unavailable')}</Notice>
      )}
      {part === 'email' && (
        <Field
          {...text('email')}
          label={t('account.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={maxLengths.email}
        />
      )}
      {/* For password managers: the account of the password. */}
      {part === 'password' && (
        <input type="hidden" autoComplete="username" value={customer.email} />
      )}
      {part !== 'person' && (
        <PasswordField
          name="current_password"
          label={t('account.currentPassword')}
          error={words('current_password')}
          autoComplete="current-password"
        />
      )}
      {part === 'password' && (
        <>
          <PasswordField
            name="password"
            label={t('account.newPassword')}
            error={words('password')}
            autoComplete="new-password"
          />
          <PasswordField
            name="password_confirmation"
            label={t('auth.field.password_confirmation')}
            error={words('password_confirmation')}
            autoComplete="new-password"
          />
        </>
      )}
      {part === 'person' && (
        <>
          <Field
            {...text('first_name')}
            label={t('account.firstName')}
            autoComplete="given-name"
            maxLength={maxLengths.firstName}
          />
          <Field
            {...text('last_name')}
            label={t('account.lastName')}
            autoComplete="family-name"
            maxLength={maxLengths.lastName}
          />
          <Field
            {...text('phone')}
            label={t('account.phone')}
            type="tel"
            autoComplete="tel"
            maxLength={maxLengths.phone}
          />
        </>
      )}
      <Button type="submit" loading={busy}>
        {t('account.save')}
      </Button>
    </Form>
  )
}
