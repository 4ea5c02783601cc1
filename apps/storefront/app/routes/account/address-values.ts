import type { Address } from '@tsiran/contract/addresses'
import type { Input } from '@tsiran/contract/api'
import { isDeliveryPhone } from '@tsiran/contract/patterns'
import {
  onlyErrors,
  requiredProblem,
  textOf,
  typedText,
  type FieldErrors,
} from '@tsiran/app-kit/forms/field-errors'

export const addressFields = [
  'first_name',
  'last_name',
  'phone',
  'address1',
  'postcode',
  'company_name',
  'city',
  'district_id',
] as const
export type AddressField = (typeof addressFields)[number]
/** `district_id` is undefined where the form does not ask for it: a shop without zones. */
export type AddressValues = Record<Exclude<AddressField, 'city' | 'district_id'>, string> & {
  district_id?: string
}

/** An address as its form shows it; a new one has the person's name and phone. */
export const addressValues = (address: Pick<Address, keyof AddressValues>): AddressValues => ({
  first_name: address.first_name,
  last_name: address.last_name,
  phone: address.phone,
  address1: address.address1.join(', '),
  postcode: address.postcode,
  company_name: address.company_name,
  district_id: String(address.district_id ?? ''),
})

/** Reads a posted form. */
export const readAddressForm = (form: FormData): AddressValues => ({
  first_name: textOf(form, 'first_name'),
  last_name: textOf(form, 'last_name'),
  phone: textOf(form, 'phone'),
  address1: textOf(form, 'address1'),
  postcode: textOf(form, 'postcode'),
  company_name: textOf(form, 'company_name'),
  ...(form.has('district_id') && { district_id: textOf(form, 'district_id') }),
})

/** Finds missing and malformed fields; the city is the shop's own (spec 2 §5). */
export function checkAddressForm({ address1, phone }: AddressValues): FieldErrors<AddressField> {
  return onlyErrors({
    address1: requiredProblem(address1),
    phone:
      requiredProblem(phone) ?? (isDeliveryPhone(typedText(phone)) ? undefined : 'phoneNumber'),
  })
}

/** The body of the call. Country, state and city are locked. */
export function addressBody(values: AddressValues): Input<'POST /api/addresses/create'>['body'] {
  const { address1, district_id: district, ...rest } = values
  return {
    ...rest,
    address1: [address1],
    country: 'AM',
    state: 'Yerevan',
    city: 'Yerevan',
    ...(district !== undefined && { district_id: Number(district) || null }),
  }
}
