import { isAccountPhone, isEmail } from '@tsiran/contract/patterns'
import { DomainError, type FieldMessage } from '../errors.ts'

/** Message key of a field's problem, in the `field` area; undefined for none. */
export type FieldProblem = FieldMessage['key'] | undefined

export const requiredProblem = (text: string): FieldProblem =>
  text === '' ? 'required' : undefined

export const emailProblem = (text: string): FieldProblem =>
  requiredProblem(text) ?? (isEmail(text) ? undefined : 'email')

/** An optional plus, then digits (spec 1 §5). */
export const phoneProblem = (text: string): FieldProblem =>
  requiredProblem(text) ?? (isAccountPhone(text) ? undefined : 'phone')

/** Refuses with `validation_failed` where any field has a problem. */
export function checkFields(problems: Record<string, FieldProblem>): void {
  const fields: Record<string, FieldMessage[]> = {}
  for (const [name, key] of Object.entries(problems)) if (key) fields[name] = [{ key }]
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields })
}
