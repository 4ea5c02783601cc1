import type { Input } from '@tsiran/contract/api'
import {
  emailProblem,
  onlyErrors,
  passwordProblem,
  requiredProblem,
  textOf,
  type FieldErrors,
} from '@tsiran/app-kit/forms/field-errors'

export const userFields = ['name', 'email', 'password', 'position'] as const
export type UserField = (typeof userFields)[number]
export type UserValues = Record<UserField, string>

/** Reads a posted form. */
export const readUserForm = (form: FormData): UserValues => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  password: textOf(form, 'password'),
  position: textOf(form, 'position'),
})

/** Finds missing and malformed fields (spec 2 §5). An empty password leaves a known user's unchanged (R51). */
export const checkUserForm = (
  { name, email, password, position }: UserValues,
  known: boolean,
): FieldErrors<UserField> =>
  onlyErrors({
    name: requiredProblem(name),
    email: emailProblem(email),
    password:
      known && password === ''
        ? undefined
        : (requiredProblem(password) ?? passwordProblem(password)),
    position: requiredProblem(position),
  })

/** The body of the call. */
export const userBody = (values: UserValues): Input<'POST /api/company/user/add'>['body'] => ({
  ...values,
})

/** The number that a text is; undefined where it is none. */
export const readId = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
