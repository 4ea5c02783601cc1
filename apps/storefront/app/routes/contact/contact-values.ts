import type { Input } from '@tsiran/contract/api'
import {
  emailProblem,
  onlyErrors,
  requiredProblem,
  textOf,
  type FieldErrors,
} from '@tsiran/app-kit/forms/field-errors'

export const contactFields = ['name', 'email', 'phone', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** The typed values, to be shown again. */
export type TypedMessage = Record<ContactField, string>

/** Reads the posted form. */
export const readContactForm = (form: FormData): TypedMessage => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  phone: textOf(form, 'phone'),
  message: textOf(form, 'message'),
})

/** Finds missing and malformed fields (spec 2 §5). */
export const checkContactForm = (form: FormData): FieldErrors<ContactField> =>
  onlyErrors<ContactField>({
    name: requiredProblem(textOf(form, 'name')),
    email: emailProblem(textOf(form, 'email')),
    phone: undefined,
    message: requiredProblem(textOf(form, 'message')),
  })

/** The body of the call, with the honeypot field. */
export const contactBody = (
  form: FormData,
): NonNullable<Input<'POST /api/contact-us'>['body']> => ({
  ...readContactForm(form),
  website: textOf(form, 'website'),
})

/** The refusal of a message, with all that was typed. */
export interface Refused {
  typed: TypedMessage
  errors: FieldErrors<ContactField>
  /** The reason, in the page's language; '' where the server could not be reached. */
  failure: string | null
}
