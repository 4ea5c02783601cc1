import { Checkbox } from '@tsiran/ui/checkbox'
import { Field } from '@tsiran/ui/field'
import type { ShippingMethod } from '@tsiran/contract/checkout-methods'
import type { CheckoutField, CheckoutValues } from './checkout-values.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { FormSection } from './form-section.tsx'
import { DistrictField } from './district-field.tsx'
import type { DeliveryOffer } from './load-delivery.ts'
import { SavedAddresses } from './saved-addresses.tsx'
import { forDelivery, forPickup, LockedPlace } from './locked-place.tsx'
import { OtherAddress } from './other-address.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { CompanyField, FieldProps } from './field-props.ts'
import type { Buyer } from './load-checkout.ts'

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

/**
 * Contact and address, and a second block for another delivery address. Saved addresses come first, with the fields of a new
 * one behind their last choice. Checkboxes and radios open the blocks, also without scripts.
 */
export function AddressFields({ buyer, values, words, pickups, offer, first }: AddressFieldsProps) {
  const t = useMessages()
  const saved = buyer?.addresses ?? []
  const forCompany = buyer !== null && buyer.company !== null
  const companyField: CompanyField = {
    label: t('checkout.companyName'),
    hint: forCompany ? undefined : t('checkout.optional'),
    required: forCompany,
  }
  const field: FieldProps = (name) => ({
    name,
    defaultValue: values[name],
    error: words(name),
    autoFocus: first === name,
  })
  const contact = <ContactFields field={field} />
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
    <OtherAddress field={field} companyField={companyField} same={values.sameAddress ?? true} />
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
