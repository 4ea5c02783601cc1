import type { CheckoutField } from './checkout-values.ts'

/** The fields of the checkout that are typed. */
type TypedField = Exclude<CheckoutField, 'terms' | 'district' | 'slot'>

/** A field's name, initial value and error, and whether a page without scripts focuses it. */
export type FieldProps = (name: TypedField) => {
  name: TypedField
  defaultValue: string | undefined
  error: string | undefined
  autoFocus: boolean
}

/** How the name of a company is asked for: a company's Manager must give it. */
export interface CompanyField {
  label: string
  hint: string | undefined
  required: boolean
}
