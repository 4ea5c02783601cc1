import { isAccountPhone, isEmail } from '@tsiran/contract/patterns'
import { DomainError, type FieldMessage } from '../errors.ts'
import { isCommonPassword } from './common-passwords.ts'

type Problem = FieldMessage['key'] | undefined

const shortest = 6
const shortestAtLogin = 4

/** Without outer blanks, inner ones single, the letters in one encoding. */
export const tidy = (text: string | undefined): string => (text ?? '').normalize('NFC').trim().replace(/\s+/g, ' ')

export const requiredProblem = (text: string): Problem => (text === '' ? 'required' : undefined)

export const emailProblem = (text: string): Problem => requiredProblem(text) ?? (isEmail(text) ? undefined : 'email')

export const phoneProblem = (text: string): Problem => requiredProblem(text) ?? (isAccountPhone(text) ? undefined : 'phone')

/** Fails below 4 characters with the message that says 6 (R41). */
export const loginPasswordProblem = (password: string): Problem => (password.length < shortestAtLogin ? 'passwordShort' : undefined)

/** At least 6 characters, and not one of those that are tried first, the person's own e-mail among them. */
export function passwordProblem(password: string, ownEmail: string): Problem {
  if ([...password].length < shortest) return 'passwordShort'
  const text = password.toLowerCase()
  return isCommonPassword(text) || text === ownEmail.toLowerCase() ? 'passwordCommon' : undefined
}

export function confirmationProblem(password: string, confirmation: string | undefined): Problem {
  if (!confirmation) return 'required'
  return confirmation === password ? undefined : 'passwordMismatch'
}

/** Refuses with `validation_failed` where any field has a problem. */
export function checkFields(problems: Record<string, Problem>): void {
  const fields: Record<string, FieldMessage[]> = {}
  for (const [name, key] of Object.entries(problems)) if (key) fields[name] = [{ key }]
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields })
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
export const personProblems = (person: NewPerson): Record<string, Problem> => ({
  first_name: requiredProblem(person.first_name),
  last_name: requiredProblem(person.last_name),
  email: emailProblem(person.email),
  phone: phoneProblem(person.phone),
  password: passwordProblem(person.password, person.email),
  password_confirmation: confirmationProblem(person.password, person.password_confirmation),
})

/** The refusal of an address that somebody has. */
export const emailTaken = () => new DomainError('email_taken', { fields: { email: [{ key: 'emailTaken' }] } })
