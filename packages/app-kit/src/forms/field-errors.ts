import { isAccountPhone, isEmail, isTin } from '@tsiran/contract/patterns'
import { visibleText } from '@tsiran/contract/visible-text'
import type { MessageKey } from '@tsiran/i18n/translator'

/** The error of each field: the last step of a `field.` key, or the server's message. */
export type FieldErrors<F extends string = string> = Partial<Record<F, string>>

const keys = [
  'required',
  'email',
  'phone',
  'phoneNumber',
  'passwordShort',
  'passwordMismatch',
  'tin',
  'tooLong',
] as const
type FieldKey = (typeof keys)[number]

/** The message key of an error that the page found; undefined for a message of the server. */
export function fieldKey(error: string): MessageKey | undefined {
  return keys.includes(error as FieldKey) ? `field.${error as FieldKey}` : undefined
}

/** The API's first message of each field (spec 1 §5), for fields that the form has. */
export function firstMessages<F extends string>(
  errors: Record<string, string[]>,
  fields: readonly F[],
): FieldErrors<F> {
  const found: FieldErrors<F> = {}
  for (const [path, [message]] of Object.entries(errors)) {
    const field = fields.find((name) => name === path.split('.')[0])
    if (field && message) found[field] ??= message
  }
  return found
}

/** A typed text as the server reads it. */
export const typedText = (text: string): string => visibleText(text).trim()

export const requiredProblem = (text: string) => (typedText(text) === '' ? 'required' : undefined)
export const emailProblem = (text: string) =>
  requiredProblem(text) ?? (isEmail(typedText(text)) ? undefined : 'email')
export const phoneProblem = (text: string) =>
  requiredProblem(text) ?? (isAccountPhone(typedText(text)) ? undefined : 'phone')
/** Fails below 4 characters, with the message about 6 (R41). */
export const loginPasswordProblem = (text: string) =>
  text.length < 4 ? 'passwordShort' : undefined
export const passwordProblem = (text: string) =>
  [...text].length < 6 ? 'passwordShort' : undefined
export const confirmationProblem = (text: string, password: string) =>
  text === '' ? 'required' : text === password ? undefined : 'passwordMismatch'
export const tinProblem = (text: string) =>
  requiredProblem(text) ?? (isTin(typedText(text)) ? undefined : 'tin')

/** The valid characters of a typed phone number: an optional leading plus, then digits (spec 1 §5). */
export function phoneCharacters(text: string): string {
  const digits = text.replace(/\D/g, '')
  return typedText(text).startsWith('+') ? `+${digits}` : digits
}

/** The fields that have a problem, in the form's order. */
export function onlyErrors<F extends string>(
  problems: Record<F, string | undefined>,
): FieldErrors<F> {
  return Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as FieldErrors<F>
}

/** A posted text field; empty where there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
