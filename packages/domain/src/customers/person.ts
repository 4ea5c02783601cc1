import { DomainError } from '../errors.ts'
import { emailProblem, phoneProblem, requiredProblem, type FieldProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'
import { isCommonPassword } from './common-passwords.ts'

const minLength = 6
const minLengthAtLogin = 4

/** Fails below 4 characters with the message that says 6 (R41). */
export const loginPasswordProblem = (password: string): FieldProblem =>
  password.length < minLengthAtLogin ? 'passwordShort' : undefined

/** At least 6 characters, not a common password, not the person's own e-mail. */
export function passwordProblem(password: string, ownEmail: string): FieldProblem {
  if ([...password].length < minLength) return 'passwordShort'
  const text = password.toLowerCase()
  return isCommonPassword(text) || text === ownEmail.toLowerCase() ? 'passwordCommon' : undefined
}

export function confirmationProblem(
  password: string,
  confirmation: string | undefined,
): FieldProblem {
  if (!confirmation) return 'required'
  return confirmation === password ? undefined : 'passwordMismatch'
}

/** A person as the registration form sends it. */
export interface NewPerson {
  first_name: string
  last_name: string
  email: string
  phone: string
  password: string
  password_confirmation: string
}

/** The person with tidy texts; the password stays as typed. */
export const tidyPerson = (person: NewPerson): NewPerson => ({
  first_name: tidy(person.first_name),
  last_name: tidy(person.last_name),
  email: tidy(person.email),
  phone: tidy(person.phone),
  password: person.password,
  password_confirmation: person.password_confirmation,
})

/** Problems of a tidy person by field (spec 1 §5). */
export const personProblems = (person: NewPerson): Record<string, FieldProblem> => ({
  first_name: requiredProblem(person.first_name),
  last_name: requiredProblem(person.last_name),
  email: emailProblem(person.email),
  phone: phoneProblem(person.phone),
  password: passwordProblem(person.password, person.email),
  password_confirmation: confirmationProblem(person.password, person.password_confirmation),
})

/** Refusal of an e-mail that is taken. */
export const emailTaken = () =>
  new DomainError('email_taken', { fields: { email: [{ key: 'emailTaken' }] } })
