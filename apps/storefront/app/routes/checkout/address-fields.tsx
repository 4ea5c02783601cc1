import { Checkbox } from '@tsiran/ui/checkbox'
import { Field } from '@tsiran/ui/field'
import type { ReactNode } from 'react'
import { type CheckoutField, type CheckoutValues } from '../../lib/checkout-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { FormSection } from './form-section.tsx'

interface AddressFieldsProps {
  /** What was typed before, where the form comes back. */
  values?: CheckoutValues
  words: (field: CheckoutField) => string | undefined
  /** The field that a page without scripts focuses. */
  first?: CheckoutField
}

type TextField = Exclude<CheckoutField, 'terms'>

/** Contact, address, and a second block for another delivery address, which opens by the checkbox alone, also without scripts. */
export function AddressFields({ values, words, first }: AddressFieldsProps) {
  const t = useMessages()
  const field = (name: TextField) => ({ name, defaultValue: values?.[name], error: words(name), autoFocus: first === name })
  return (
    <>
      <FormSection title={t('checkout.contact')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...field('fullName')} label={t('checkout.fullName')} autoComplete="name" required className="sm:col-span-2" />
          <Field {...field('email')} label={t('checkout.email')} type="email" autoComplete="email" inputMode="email" required />
          <Field {...field('phone')} label={t('checkout.phone')} type="tel" autoComplete="tel" placeholder="+374 91 123456" required />
        </div>
      </FormSection>
      <FormSection title={t('checkout.address')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <LockedPlace />
          <Field {...field('street')} label={t('checkout.street')} autoComplete="street-address" required className="sm:col-span-2" />
          <Field
            {...field('companyName')}
            label={t('checkout.companyName')}
            hint={t('checkout.optional')}
            autoComplete="organization"
            className="sm:col-span-2"
          />
        </div>
        <SameAddress checked={values?.sameAddress ?? true}>
          <h3 className="mb-4 font-bold">{t('checkout.otherAddress')}</h3>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...field('shippingName')} label={t('checkout.recipient')} autoComplete="shipping name" required />
            <Field {...field('shippingPhone')} label={t('checkout.phone')} type="tel" autoComplete="shipping tel" required />
            <LockedPlace />
            <Field
              {...field('shippingStreet')}
              label={t('checkout.street')}
              autoComplete="shipping street-address"
              required
              className="sm:col-span-2"
            />
            <Field
              {...field('shippingCompanyName')}
              label={t('checkout.companyName')}
              hint={t('checkout.optional')}
              autoComplete="shipping organization"
              className="sm:col-span-2"
            />
          </div>
        </SameAddress>
      </FormSection>
    </>
  )
}

/** Country and city as they stand: delivery is in Yerevan alone. */
function LockedPlace() {
  const t = useMessages()
  return (
    <div className="grid grid-cols-2 gap-4 sm:col-span-2">
      <Field label={t('checkout.country')} value={t('checkout.countryName')} disabled />
      <Field label={t('checkout.city')} value={t('checkout.cityName')} disabled />
    </div>
  )
}

function SameAddress({ checked, children }: { checked: boolean; children: ReactNode }) {
  const t = useMessages()
  return (
    <div className="group mt-5">
      <Checkbox name="sameAddress" defaultChecked={checked} label={t('checkout.sameAddress')} />
      <div className="mt-3 border-t border-line pt-4 group-has-[[name=sameAddress]:checked]:hidden">{children}</div>
    </div>
  )
}
