import { Field } from '@tsiran/ui/field'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import type { FieldProps } from './field-props.ts'

/** Who orders. */
export function ContactFields({ field }: { field: FieldProps }) {
  const t = useMessages()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        {...field('fullName')}
        label={t('checkout.fullName')}
        autoComplete="name"
        required
        className="sm:col-span-2"
      />
      <Field
        {...field('email')}
        label={t('checkout.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <Field
        {...field('phone')}
        label={t('checkout.phone')}
        type="tel"
        autoComplete="tel"
        placeholder="+374 91 123456"
        required
      />
    </div>
  )
}
