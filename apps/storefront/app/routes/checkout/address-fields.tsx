import { Checkbox } from '@tsiran/ui/checkbox'
import { Field } from '@tsiran/ui/field'
import type { ShippingMethod } from '@tsiran/contract/checkout-methods'
import type { Address } from '@tsiran/contract/addresses'
import type { ReactNode } from 'react'
import type { CheckoutField, CheckoutValues } from './checkout-values.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { FormSection } from './form-section.tsx'
import { DistrictField } from './district-field.tsx'
import type { DeliveryOffer } from './load-delivery.ts'
import { SavedAddresses } from './saved-addresses.tsx'

/** A signed-in person at the checkout. */
export interface Buyer {
  email: string
  addresses: readonly Address[]
  /** Name of the company that a Manager orders for; null for everybody else. */
  company: string | null
}

interface AddressFieldsProps {
  buyer: Buyer | null
  /** The initial values: those typed before, or the person's data. */
  values: Partial<CheckoutValues>
  words: (field: CheckoutField) => string | undefined
  /** Methods by which buyers collect the order. */
  pickups: readonly ShippingMethod[]
  offer: DeliveryOffer
  /** The field that a page without scripts focuses. */
  first?: CheckoutField
}

/** Hidden while a pickup method is chosen, also without scripts. */
export const forDelivery = 'group-has-[[data-pickup]:checked]/checkout:hidden'
/** Shown only then. */
export const forPickup = 'hidden group-has-[[data-pickup]:checked]/checkout:block'

type TextField = Exclude<CheckoutField, 'terms' | 'district' | 'slot'>

/**
 * Contact and address, and a second block for another delivery address. Saved addresses come first, with the fields of a new
 * one behind their last choice. Checkboxes and radios open the blocks, also without scripts.
 */
export function AddressFields({ buyer, values, words, pickups, offer, first }: AddressFieldsProps) {
  const t = useMessages()
  const saved = buyer?.addresses ?? []
  const forCompany = buyer !== null && buyer.company !== null
  const companyField = {
    label: t('checkout.companyName'),
    hint: forCompany ? undefined : t('checkout.optional'),
    required: forCompany,
  }
  const field = (name: TextField) => ({
    name,
    defaultValue: values[name],
    error: words(name),
    autoFocus: first === name,
  })
  const contact = (
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
  const address = (
    <div className="grid gap-4 sm:grid-cols-2">
      <LockedPlace />
      {pickups.map(({ method, method_title, description }) => (
        <p key={method} className={`sm:col-span-2 ${forPickup}`}>
          <b className="block">{method_title}</b>
          {description}
        </p>
      ))}
      <Field
        {...field('street')}
        label={t('checkout.street')}
        autoComplete="address-line1"
        required
        className={`sm:col-span-2 ${forDelivery}`}
      />
      <Field
        {...field('companyName')}
        {...companyField}
        autoComplete="organization"
        className="sm:col-span-2"
      />
      {buyer && (
        <Checkbox
          name="saveAddress"
          defaultChecked={values.saveAddress}
          label={t('checkout.saveAddress')}
          className={`sm:col-span-2 ${forDelivery}`}
        />
      )}
    </div>
  )
  const other = (
    <SameAddress checked={values.sameAddress ?? true}>
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
  const district = offer.districts.length > 0 && (
    <DistrictField
      offer={offer}
      chosen={values.district}
      error={words('district')}
      className={`mt-5 ${forDelivery}`}
    />
  )
  if (saved.length > 0) {
    return (
      <FormSection title={t('checkout.savedAddress')}>
        <SavedAddresses saved={saved} chosen={values.addressId}>
          <h2 className="mb-4 font-bold">{t('checkout.contact')}</h2>
          {contact}
          <h2 className="mt-6 mb-4 font-bold">{t('checkout.address')}</h2>
          {address}
        </SavedAddresses>
        {other}
        {district}
      </FormSection>
    )
  }
  return (
    <>
      <FormSection title={t('checkout.contact')}>{contact}</FormSection>
      <FormSection title={t('checkout.address')}>
        {address}
        {other}
        {district}
      </FormSection>
    </>
  )
}

/** Country and city, read-only: delivery is in Yerevan alone. */
function LockedPlace() {
  const t = useMessages()
  return (
    <div className={`grid grid-cols-2 gap-4 sm:col-span-2 ${forDelivery}`}>
      <Field label={t('checkout.country')} value={t('checkout.countryName')} disabled />
      <Field label={t('checkout.city')} value={t('checkout.cityName')} disabled />
    </div>
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
