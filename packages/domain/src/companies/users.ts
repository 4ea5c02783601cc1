import type { CompanyUser } from '@tsiran/contract/companies'
import { passwordProblem } from '../customers/person.ts'
import { checkFields, emailProblem, requiredProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'
import type { SubUserRow } from '../customers/sub-users.ts'

/** A company user as the Manager's form sends it. */
export interface UserForm {
  name: string
  email: string
  password: string
  position: string
}

/**
 * The form with tidy texts and the password as typed. A known user's password may be empty and then stays. Refuses with
 * `validation_failed` (spec 2 §5).
 */
export function readUserForm(form: UserForm, { known = false } = {}): UserForm {
  const user = {
    name: tidy(form.name),
    email: tidy(form.email),
    password: form.password,
    position: tidy(form.position),
  }
  checkFields({
    name: requiredProblem(user.name),
    email: emailProblem(user.email),
    password:
      known && user.password === ''
        ? undefined
        : (requiredProblem(user.password) ?? passwordProblem(user.password, user.email)),
    position: requiredProblem(user.position),
  })
  return user
}

/** A company user in the contract's shape. `password` as typed, for the Manager to pass on; it is stored nowhere (R16). */
export const viewUser = (
  { id, first_name, email, position }: Omit<SubUserRow, 'password_hash'>,
  password: string | null = null,
): CompanyUser => ({
  id,
  name: first_name,
  email,
  position,
  public_password: password,
})
