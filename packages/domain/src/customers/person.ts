import { DomainError } from '../errors.ts'
import { emailProblem, phoneProblem, requiredProblem, type FieldProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'
import { isCommonPassword } from './common-passwords.ts'

const shortest = 6
const shortestAtLogin = 4

/** Fails below 4 characters with the message that says 6 (R41). */
export const loginPasswordProblem = (password: string): FieldProblem => (password.length < shortestAtLogin ? 'passwordShort' : undefined)

/** At least 6 characters, and not one of those that are tried first, the person's own e-mail among them. */
export function passwordProblem(password: string, ownEmail: string): FieldProblem {
  if ([...password].length < shortest) return 'passwordShort'
  const text = password.toLowerCase()
  return isCommonPassword(text) || text === ownEmail.toLowerCase() ? 'passwordCommon' : undefined
}

export function confirmationProblem(password: string, confirmation: string | undefined): FieldProblem {
  if (!confirmation) return 'required'
  return confirmation === password ? undefined : 'passwordMismatch'
}

/** A person as the registration form sends one. */
export interface NewPerson {
  first_name: string
  last_name: string
  email: string
  phone: string
  password: string
  password_confirmation: string
}

/** The person with tidy texts, whose password stays as it was typed. */
export const tidyPerson = (person: NewPerson): NewPerson => ({
  first_name: tidy(person.first_name),
  last_name: tidy(person.last_name),
  email: tidy(person.email),
  phone: tidy(person.phone),
  password: person.password,
  password_confirmation: person.password_confirmation,
})

/** What is wrong with a tidy person, by field (spec 1 §5). */
export const personProblems = (person: NewPerson): Record<string, FieldProblem> => ({
  first_name: requiredProblem(person.first_name),
  last_name: requiredProblem(person.last_name),
  email: emailProblem(person.email),
  phone: phoneProblem(person.phone),
  password: passwordProblem(person.password, person.email),
  password_confirmation: confirmationProblem(person.password, person.password_confirmation),
})

/** The refusal of an address that somebody has. */
export const emailTaken = () => new DomainError('email_taken', { fields: { email: [{ key: 'emailTaken' }] } })
