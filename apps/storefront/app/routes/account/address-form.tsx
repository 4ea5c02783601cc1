import type { District } from '@tsiran/contract/delivery-zones'
import { maxLengths } from '@tsiran/contract/limits'
import { addressesPath } from '@tsiran/contract/shop-paths'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { Form, useNavigation } from 'react-router'
import {
  checkAddressForm,
  readAddressForm,
  type AddressValues,
  type AddressField,
} from './address-values.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useFormErrors } from '@tsiran/app-kit/forms/use-form-errors'
import type { FieldErrors } from '@tsiran/app-kit/forms/field-errors'
import { DistrictSelect } from './district-select.tsx'
import { useFormDraft } from '../../features/session/use-form-draft.ts'

interface AddressFormProps {
  values: AddressValues
  /** The server's errors of the last submission. */
  refused: FieldErrors<AddressField> | undefined
  /** Empty in a shop without zones. */
  districts: readonly District[]
}

/** The fields of an address; country and city are the shop's. */
export function AddressForm({ values, refused, districts }: AddressFormProps) {
  const t = useMessages()
  const locale = useLocale()
  const busy = useNavigation().formMethod === 'POST'
  const { form, words, onSubmit, onInput } = useFormErrors({
    check: (posted) => checkAddressForm(readAddressForm(posted)),
    refused,
    busy,
  })
  useFormDraft(form)
  const field = (name: keyof AddressValues) => ({
    name,
    defaultValue: values[name],
    error: words(name),
  })
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="grid gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2 sm:p-6"
    >
      <Field
        {...field('first_name')}
        label={t('account.firstName')}
        autoComplete="given-name"
        maxLength={maxLengths.firstName}
      />
      <Field
        {...field('last_name')}
        label={t('account.lastName')}
        autoComplete="family-name"
        maxLength={maxLengths.lastName}
      />
      <Field
        {...field('phone')}
        label={t('account.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={maxLengths.phone}
        required
      />
      <Field
        {...field('company_name')}
        label={t('checkout.companyName')}
        hint={t('checkout.optional')}
        autoComplete="organization"
        maxLength={maxLengths.companyName}
      />
      <Field label={t('checkout.country')} value={t('checkout.countryName')} disabled />
      <Field label={t('checkout.city')} value={t('checkout.cityName')} disabled />
      <Field
        {...field('address1')}
        label={t('checkout.street')}
        autoComplete="address-line1"
        maxLength={maxLengths.street}
        required
      />
      <Field
        {...field('postcode')}
        label={t('account.postcode')}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={maxLengths.postcode}
      />
      {districts.length > 0 && (
        <DistrictSelect
          districts={districts}
          value={values.district_id ?? ''}
          error={words('district_id')}
        />
      )}
      <div className="mt-2 flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" loading={busy} className="min-w-40 flex-1 sm:flex-none">
          {t('account.save')}
        </Button>
        <ButtonLink to={addressesPath(locale)} variant="quiet">
          {t('account.cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}
