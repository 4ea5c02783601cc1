import { maxLengths } from '@tsiran/contract/limits'
import { Field } from '@tsiran/ui/field'
import type { ComponentProps } from 'react'
import { authFields, type AuthField, type AuthForm, type AuthView } from './auth-form.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { PasswordField } from '@tsiran/app-kit/forms/password-field'

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder'
>

const inputs: Record<Exclude<AuthField, 'password' | 'password_confirmation'>, InputProps> = {
  company_name: { autoComplete: 'organization', maxLength: maxLengths.companyName },
  address: { autoComplete: 'address-line1', maxLength: maxLengths.companyAddress },
  tin: { inputMode: 'numeric', autoComplete: 'off', maxLength: maxLengths.tin },
  first_name: { autoComplete: 'given-name', maxLength: maxLengths.firstName },
  last_name: { autoComplete: 'family-name', maxLength: maxLengths.lastName },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: maxLengths.email },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    maxLength: maxLengths.phone,
    placeholder: '+37491123456',
  },
}

/** Fields of half the width where there is room for two. */
const half = new Set<AuthField>([
  'first_name',
  'last_name',
  'email',
  'phone',
  'password',
  'password_confirmation',
  'company_name',
  'tin',
])

interface AuthFieldsProps {
  view: AuthView
  /** The typed values, where the form is shown again without scripts. */
  values: Partial<AuthForm['values']> | undefined
  words: (field: AuthField) => string | undefined
}

/** The fields of a view. */
export function AuthFields({ view, values, words }: AuthFieldsProps) {
  const t = useMessages()
  const wide = view === 'login' || view === 'forgot'
  return (
    <div className={`grid gap-4 ${wide ? '' : 'sm:grid-cols-2'}`}>
      {authFields[view].map((name) => {
        const common = {
          name,
          label: t(`auth.field.${name}`),
          error: words(name),
          defaultValue: values?.[name],
          required: true,
          className: wide || half.has(name) ? '' : 'sm:col-span-2',
        }
        if (name === 'password' || name === 'password_confirmation')
          return (
            <PasswordField
              key={name}
              {...common}
              autoComplete={view === 'login' ? 'current-password' : 'new-password'}
              maxLength={maxLengths.password}
            />
          )
        const login = view === 'login' && name === 'email' ? { autoComplete: 'username' } : {}
        return <Field key={name} {...common} {...inputs[name]} {...login} />
      })}
    </div>
  )
}
