import {
  confirmationProblem,
  onlyErrors,
  passwordProblem,
  textOf,
  type FieldErrors,
} from '@tsiran/app-kit/forms/field-errors'

/** The fields of a new password. */
export const resetFields = ['password', 'password_confirmation'] as const
export type ResetField = (typeof resetFields)[number]

/** Checks a new password and its repetition. */
export const checkResetForm = (form: FormData): FieldErrors<ResetField> => {
  const password = textOf(form, 'password')
  return onlyErrors({
    password: passwordProblem(password),
    password_confirmation: confirmationProblem(textOf(form, 'password_confirmation'), password),
  })
}
