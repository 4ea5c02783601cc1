import { maxLengths } from '@tsiran/contract/limits'
import { isDeliveryPhone, isEmail } from '@tsiran/contract/patterns'
import { missingDelivery } from './slot-values.ts'
import {
  addressFields,
  type CheckoutField,
  type CheckoutValues,
  type CheckoutErrors,
  isSaved,
} from './checkout-values.ts'

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

/**
 * Validates the form: empty fields are required (spec 2 §5), malformed ones have a message of their own (R50). A buyer who
 * collects the order needs no street (R52). `company`: a Manager orders and gives the company's name, unless the address is
 * saved.
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
