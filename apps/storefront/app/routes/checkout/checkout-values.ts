import type { DeliveryValues } from './slot-values.ts'

export const addressFields = ['fullName', 'email', 'phone', 'street', 'companyName'] as const
const shippingFields = [
  'shippingName',
  'shippingPhone',
  'shippingStreet',
  'shippingCompanyName',
] as const
/** Every field that can carry an error, in the order in which the form shows them. */
export const checkoutFields = [
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
/** The choice of a new address (R53). */
export const newAddress = 'new'
/** The error of each field: the key of its message, or the server's message. */
export type CheckoutErrors = Partial<Record<CheckoutField, string>>

const messageKeys = ['required', 'email', 'phoneNumber', 'tooLong'] as const
/** The message key of an error; undefined for a message of the server. */
export const messageKey = (error: string | undefined) => messageKeys.find((key) => key === error)

/** Whether the order goes to a saved address. */
export const isSaved = ({ addressId }: Pick<CheckoutValues, 'addressId'>) => /^\d+$/.test(addressId)

/** The field to focus: the first of the form that has an error. */
export const firstInvalid = (errors: CheckoutErrors): CheckoutField | undefined =>
  checkoutFields.find((field) => errors[field] !== undefined)
