import { noLastName } from '@tsiran/contract/full-name'
import { maxLengths } from '@tsiran/contract/limits'
import type { OrderAddress } from '@tsiran/contract/order-shapes'
import { Field } from '@tsiran/ui/field'
import { useMessages } from '../../../platform/i18n/language.tsx'

interface AddressFieldsProps {
  value: OrderAddress
  onChange: (changes: Partial<OrderAddress>) => void
  /** What the server says of a field. */
  errorOf: (name: keyof OrderAddress) => string | undefined
}

/** Where an order is to go, and to whom. The server fixes city and postcode: the shop delivers in Yerevan only (spec 2 §9). */
export function AddressFields({ value, onChange, errorOf }: AddressFieldsProps) {
  const t = useMessages()
  const field = (
    name: 'first_name' | 'last_name' | 'company_name' | 'phone',
    maxLength: number,
  ) => (
    <Field
      label={t(`orders.address.${name}`)}
      name={name}
      maxLength={maxLength}
      inputMode={name === 'phone' ? 'tel' : undefined}
      autoComplete="off"
      error={errorOf(name)}
      value={name === 'last_name' && value.last_name === noLastName ? '' : value[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {field('first_name', maxLengths.firstName)}
      {field('last_name', maxLengths.lastName)}
      {field('company_name', maxLengths.companyName)}
      {field('phone', maxLengths.phone)}
      <Field
        label={t('orders.address.address1')}
        name="address1"
        className="sm:col-span-2"
        maxLength={maxLengths.street}
        autoComplete="off"
        error={errorOf('address1')}
        value={value.address1.join(', ')}
        onChange={({ target }) => onChange({ address1: [target.value] })}
      />
    </div>
  )
}
