import { Field } from '@tsiran/ui/field'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { LockedPlace, forDelivery } from './locked-place.tsx'
import type { FieldProps, CompanyField } from './field-props.ts'
import { Checkbox } from '@tsiran/ui/checkbox'
import type { ReactNode } from 'react'

interface OtherAddressProps {
  field: FieldProps
  companyField: CompanyField
  /** Checked at first: the delivery goes to the address above. */
  same: boolean
}

/** Another address and recipient of the delivery, behind a checkbox that opens them also without scripts. */
export function OtherAddress({ field, companyField, same }: OtherAddressProps) {
  const t = useMessages()
  return (
    <SameAddress checked={same}>
      <h2 className="mb-4 font-bold">{t('checkout.otherAddress')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...field('shippingName')}
          label={t('checkout.recipient')}
          autoComplete="shipping name"
          required
        />
        <Field
          {...field('shippingPhone')}
          label={t('checkout.phone')}
          type="tel"
          autoComplete="shipping tel"
          required
        />
        <LockedPlace />
        <Field
          {...field('shippingStreet')}
          label={t('checkout.street')}
          autoComplete="shipping address-line1"
          required
          className="sm:col-span-2"
        />
        <Field
          {...field('shippingCompanyName')}
          {...companyField}
          autoComplete="shipping organization"
          className="sm:col-span-2"
        />
      </div>
    </SameAddress>
  )
}

function SameAddress({ checked, children }: { checked: boolean; children: ReactNode }) {
  const t = useMessages()
  return (
    <div className={`group mt-5 ${forDelivery}`}>
      <Checkbox name="sameAddress" defaultChecked={checked} label={t('checkout.sameAddress')} />
      <div className="mt-3 border-t border-line pt-4 group-has-[[name=sameAddress]:checked]:hidden">
        {children}
      </div>
    </div>
  )
}
