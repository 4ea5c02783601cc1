import type { CheckoutAddress, ShippingAddress } from '@tsiran/contract/checkout-address'
import { fullName, splitName } from '@tsiran/contract/full-name'
import { checkoutPostcode, maxLengths } from '@tsiran/contract/limits'
import { isDeliveryPhone, isEmail } from '@tsiran/contract/patterns'
import type { Customer } from '@tsiran/contract/customer-session'
import type { Address } from '@tsiran/contract/addresses'
import type { OrderAddress } from '@tsiran/contract/order-shapes'
import { typedText } from '@tsiran/app-kit/forms/field-errors'
import { missingDelivery, readDelivery, type DeliveryValues } from './slot-values.ts'

/** Delivery is in Yerevan alone: these are locked (spec 2 §9). */
const lockedPlace = { country: 'AM', state: 'Yerevan', city: 'Yerevan', postcode: checkoutPostcode }

const addressFields = ['fullName', 'email', 'phone', 'street', 'companyName'] as const
const shippingFields = [
  'shippingName',
  'shippingPhone',
  'shippingStreet',
  'shippingCompanyName',
] as const
/** Every field that can carry an error, in the order in which the form shows them. */
const checkoutFields = [
  'addressId',
  ...addressFields,
  ...shippingFields,
  'district',
  'shippingMethod',
  'slot',
  'paymentMethod',
  'description',
  'terms',
] as const
export type CheckoutField = (typeof checkoutFields)[number]

/**
 * The typed values, as text; a refused form shows all of them again. `addressId` is a saved address; {@link newAddress}, or empty,
 * where the fields hold it.
 */
export type CheckoutValues = Record<Exclude<CheckoutField, 'terms'>, string> &
  DeliveryValues & {
    sameAddress: boolean
    terms: boolean
    /** Save the fields as an address. */
    saveAddress: boolean
    /** The subtotal that the form showed, in drams. */
    shownSum?: number
    /** Drams of the chosen delivery as the form showed them. */
    shownRate?: number
    /** Title of the chosen pickup method, used in place of a street. */
    pickup?: string
    /** The chosen saved address as the form showed it. */
    shownAddress?: string
  }
/** The choice of a new address. */
export const newAddress = 'new'
/** The error of each field: the key of its message, or the server's message. */
export type CheckoutErrors = Partial<Record<CheckoutField, string>>

const messageKeys = ['required', 'email', 'phoneNumber', 'tooLong'] as const
/** The message key of an error; undefined for a message of the server. */
export const messageKey = (error: string | undefined) => messageKeys.find((key) => key === error)

/** Characters of each field. */
const fieldLengths = {
  fullName: maxLengths.fullName,
  email: maxLengths.email,
  phone: maxLengths.phone,
  street: maxLengths.street,
  companyName: maxLengths.companyName,
  shippingName: maxLengths.fullName,
  shippingPhone: maxLengths.phone,
  shippingStreet: maxLengths.street,
  shippingCompanyName: maxLengths.companyName,
  description: maxLengths.orderNote,
} as const satisfies Partial<Record<CheckoutField, number>>

/** Reads a posted checkout form. */
export function readCheckoutForm(form: FormData): CheckoutValues {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? typedText(value) : ''
  }
  const { terms: _terms, ...texts } = Object.fromEntries(
    checkoutFields.map((name) => [name, text(name)]),
  ) as Record<CheckoutField, string>
  const shownRate = form
    .getAll('shownRate')
    .map((shown) => /^(\S+) (\d{1,15})$/.exec(String(shown)))
    .find((shown) => shown?.[1] === texts.shippingMethod)?.[2]
  const isChecked = (name: string) => form.get(name) !== null
  const pickup = form
    .getAll('pickup')
    .map((shown) => /^(\S+) (.{1,200})$/.exec(String(shown)))
    .find((shown) => shown?.[1] === texts.shippingMethod)?.[2]
  const shownAddress = form
    .getAll('shownAddress')
    .map((shown) => /^(\S+) (.+)$/s.exec(String(shown)))
    .find((shown) => shown?.[1] === texts.addressId)?.[2]
  return {
    ...texts,
    ...readDelivery(form, pickup !== undefined),
    sameAddress: pickup !== undefined || isChecked('sameAddress'),
    terms: isChecked('terms'),
    saveAddress: isChecked('saveAddress'),
    ...(/^\d{1,15}$/.test(text('shownSum')) && { shownSum: Number(text('shownSum')) }),
    ...(shownRate !== undefined && { shownRate: Number(shownRate) }),
    ...(pickup !== undefined && { pickup }),
    ...(shownAddress !== undefined && { shownAddress }),
  }
}

/** Whether the order goes to a saved address. */
const isSaved = ({ addressId }: Pick<CheckoutValues, 'addressId'>) => /^\d+$/.test(addressId)

/** The initial values of a signed-in person. */
export const knownValues = ({
  name,
  email,
  phone,
  role,
  company_name,
}: Pick<Customer, 'name' | 'email' | 'phone' | 'role' | 'company_name'>) => ({
  fullName: name,
  email,
  phone,
  ...(role === 'Manager' &&
    company_name !== null && { companyName: company_name, shippingCompanyName: company_name }),
})

/**
 * The initial values where the cart has the addresses of an earlier submission. `saved` are the person's own; `pickups` the
 * titles that were used in place of a street.
 */
export function earlierValues(
  billing: OrderAddress,
  shipping: OrderAddress | null,
  saved: readonly Address[],
  pickups: readonly string[] = [],
): Partial<CheckoutValues> {
  const street = ({ address1 }: Pick<OrderAddress, 'address1'>) => address1.join(', ')
  const same = (address: Address) =>
    fullName(address) === fullName(billing) && street(address) === street(billing)
  const elsewhere = shipping && { ...shipping, email: '' }
  const sameAddress = JSON.stringify(elsewhere) === JSON.stringify({ ...billing, email: '' })
  return {
    fullName: fullName(billing),
    email: billing.email,
    phone: billing.phone,
    street: pickups.includes(street(billing)) ? '' : street(billing),
    companyName: billing.company_name,
    addressId: saved.length === 0 ? '' : String(saved.find(same)?.id ?? newAddress),
    sameAddress: shipping === null || sameAddress,
    ...(shipping !== null &&
      !sameAddress && {
        shippingName: fullName(shipping),
        shippingPhone: shipping.phone,
        shippingStreet: street(shipping),
        shippingCompanyName: shipping.company_name,
      }),
  }
}

/**
 * Validates the form: empty fields are required (spec 2 §5), malformed ones have a message of their own. A buyer who
 * collects the order needs no street. `company`: a Manager orders and gives the company's name, unless the address is saved.
 */
export function checkCheckoutForm(
  values: CheckoutValues,
  { company = false } = {},
): CheckoutErrors {
  const errors: CheckoutErrors = {}
  const need = (field: CheckoutField, filled: boolean) => {
    if (!filled) errors[field] = 'required'
  }
  const match = (
    field: 'email' | 'phone' | 'shippingPhone',
    isValid: boolean,
    message: 'email' | 'phoneNumber',
  ) => {
    if (!isValid) errors[field] = values[field] === '' ? 'required' : message
  }
  need('fullName', values.fullName !== '')
  match('email', isEmail(values.email), 'email')
  match('phone', isDeliveryPhone(values.phone), 'phoneNumber')
  need('street', values.pickup !== undefined || values.street !== '')
  need('companyName', !company || values.addressId !== '' || values.companyName !== '')
  if (!values.sameAddress) {
    need('shippingName', values.shippingName !== '')
    match('shippingPhone', isDeliveryPhone(values.shippingPhone), 'phoneNumber')
    need('shippingStreet', values.shippingStreet !== '')
    need('shippingCompanyName', !company || values.shippingCompanyName !== '')
  }
  Object.assign(errors, missingDelivery(values))
  need('shippingMethod', values.shippingMethod !== '')
  need('paymentMethod', values.paymentMethod !== '')
  need('terms', values.terms)
  for (const [field, length] of Object.entries(fieldLengths) as [
    keyof typeof fieldLengths,
    number,
  ][]) {
    // A saved address may be longer than its fields, which are hidden: the server has it.
    if (isSaved(values) && addressFields.some((name) => name === field)) continue
    if (values[field].length > length) errors[field] ??= 'tooLong'
  }
  return errors
}

/** The address of the fields. */
export const billingOf = (values: CheckoutValues): CheckoutAddress => ({
  ...splitName(values.fullName),
  email: values.email,
  phone: values.phone,
  address1: [values.street || (values.pickup ?? '')],
  company_name: values.companyName,
  ...lockedPlace,
  use_for_shipping: values.sameAddress,
})

/** The body of save-address: billing or the saved address's id, and shipping where it differs. */
export function addressBody(values: CheckoutValues): {
  billing?: CheckoutAddress
  shipping?: ShippingAddress
  address_id?: number
  district_id?: number
} {
  const from = {
    ...(isSaved(values)
      ? { address_id: Number(values.addressId) }
      : { billing: billingOf(values) }),
    ...(values.slotsOf !== undefined && { district_id: Number(values.district) }),
  }
  if (values.sameAddress) return from
  const shipping: ShippingAddress = {
    ...splitName(values.shippingName),
    phone: values.shippingPhone,
    address1: [values.shippingStreet],
    company_name: values.shippingCompanyName,
    ...lockedPlace,
  }
  return { ...from, shipping }
}

const fieldNames: Record<string, { billing: CheckoutField; shipping: CheckoutField }> = {
  first_name: { billing: 'fullName', shipping: 'shippingName' },
  last_name: { billing: 'fullName', shipping: 'shippingName' },
  email: { billing: 'email', shipping: 'email' },
  phone: { billing: 'phone', shipping: 'shippingPhone' },
  address1: { billing: 'street', shipping: 'shippingStreet' },
  company_name: { billing: 'companyName', shipping: 'shippingCompanyName' },
  shipping_method: { billing: 'shippingMethod', shipping: 'shippingMethod' },
  payment: { billing: 'paymentMethod', shipping: 'paymentMethod' },
  method: { billing: 'paymentMethod', shipping: 'paymentMethod' },
  description: { billing: 'description', shipping: 'description' },
  district_id: { billing: 'district', shipping: 'district' },
  slot_id: { billing: 'slot', shipping: 'slot' },
}

/** Maps the API's field errors (`billing.phone`, `shipping.address1.0`) to the form's fields, the first message of each. */
export function serverErrors(fields: Record<string, string[]>): CheckoutErrors {
  const errors: CheckoutErrors = {}
  for (const [path, messages] of Object.entries(fields)) {
    const steps = path.split(/[./]/)
    const name = steps.map((step) => fieldNames[step]).find((found) => found !== undefined)
    const field = name?.[steps.includes('shipping') ? 'shipping' : 'billing']
    if (field && messages[0]) errors[field] ??= messages[0]
  }
  return errors
}

/** The field to focus: the first of the form that has an error. */
export const firstInvalid = (errors: CheckoutErrors): CheckoutField | undefined =>
  checkoutFields.find((field) => errors[field] !== undefined)
