import type { Input } from '@tsiran/contract/api'
import type { Role } from '@tsiran/contract/customer-session'
import {
  confirmationProblem,
  emailProblem,
  onlyErrors,
  passwordProblem,
  phoneProblem,
  requiredProblem,
  textOf,
  type FieldErrors,
} from '@tsiran/app-kit/forms/field-errors'

/** The part of the profile that one dialog changes. */
export const profileParts = ['email', 'password', 'person'] as const
export type ProfilePart = (typeof profileParts)[number]

export const profileFields = {
  email: ['email', 'current_password'],
  password: ['current_password', 'password', 'password_confirmation'],
  person: ['first_name', 'last_name', 'phone'],
} as const satisfies Record<ProfilePart, readonly string[]>
export type ProfileField = (typeof profileFields)[ProfilePart][number]

/** What was typed, to show it again after a refusal; no password is returned. */
export type ProfileTexts = Partial<Record<'email' | 'first_name' | 'last_name' | 'phone', string>>

export const typedTexts = (form: FormData): ProfileTexts =>
  Object.fromEntries(
    (['email', 'first_name', 'last_name', 'phone'] as const)
      .filter((name) => form.has(name))
      .map((name) => [name, textOf(form, name)]),
  )

/** The part in an address; undefined for none, and for a part that the role may not change (spec 1 §2; spec 2 §6). */
export function readPart(text: string | null, role: Role): ProfilePart | undefined {
  return role === 'subUser' ? undefined : profileParts.find((part) => part === text)
}

/** Finds missing and malformed fields (spec 2 §5). */
export function checkProfileForm(part: ProfilePart, form: FormData): FieldErrors<ProfileField> {
  const text = (name: ProfileField) => textOf(form, name)
  const current_password = requiredProblem(text('current_password'))
  if (part === 'email') return onlyErrors({ email: emailProblem(text('email')), current_password })
  if (part === 'password') {
    const password = text('password')
    return onlyErrors({
      current_password,
      password: passwordProblem(password),
      password_confirmation: confirmationProblem(text('password_confirmation'), password),
    })
  }
  return onlyErrors({
    first_name: requiredProblem(text('first_name')),
    last_name: requiredProblem(text('last_name')),
    phone: phoneProblem(text('phone')),
  })
}

/** The body of the call: the part's fields alone. */
export const profileBody = (
  part: ProfilePart,
  form: FormData,
): Input<'PUT /api/customer/profile'>['body'] =>
  Object.fromEntries(profileFields[part].map((name) => [name, textOf(form, name)]))
