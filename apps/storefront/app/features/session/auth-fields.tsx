import { Field } from '@tsiran/ui/field'
import type { ComponentProps } from 'react'
import { authFields, type AuthField, type AuthForm, type AuthView } from './auth-form.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { PasswordField } from '@tsiran/app-kit/forms/password-field'

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder'>

const inputs: Record<Exclude<AuthField, 'password' | 'password_confirmation'>, InputProps> = {
  company_name: { autoComplete: 'organization', maxLength: 200 },
  address: { autoComplete: 'address-line1', maxLength: 300 },
  tin: { inputMode: 'numeric', autoComplete: 'off', maxLength: 8 },
  first_name: { autoComplete: 'given-name', maxLength: 100 },
  last_name: { autoComplete: 'family-name', maxLength: 100 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 20, placeholder: '+37491123456' },
}

/** Names and passwords stand side by side where there is room. */
const half = new Set<AuthField>(['first_name', 'last_name', 'email', 'phone', 'password', 'password_confirmation', 'company_name', 'tin'])

interface AuthFieldsProps {
  view: AuthView
  /** What was typed before, where the form comes back without scripts. */
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
            <PasswordField key={name} {...common} autoComplete={view === 'login' ? 'current-password' : 'new-password'} maxLength={200} />
          )
        const login = view === 'login' && name === 'email' ? { autoComplete: 'username' } : {}
        return <Field key={name} {...common} {...inputs[name]} {...login} />
      })}
    </div>
  )
}
