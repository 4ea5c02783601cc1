import type { CompanyUser } from '@tsiran/contract/companies'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { hashPassword, isPassword } from '../customers/password.ts'
import { selectSubUser, updateSubUser } from '../customers/sub-users.ts'
import { DomainError } from '../errors.ts'
import { writeAudit, type Actor } from './audit.ts'
import { readUserForm, viewUser, type UserForm } from './users.ts'

/**
 * Changes a sub-user of the Manager's company. The password that the user has already changes nothing; another one ends the
 * user's sessions. Refuses with `validation_failed`, `not_found` (also another company's user) and `email_taken`.
 */
export async function editUser(db: Db, actor: Actor, id: number, form: UserForm): Promise<CompanyUser> {
  const { name: first_name, email, password, position } = readUserForm(form)
  const before = await selectSubUser(db, actor.companyId, id)
  if (!before) throw new DomainError('not_found')
  const same = await isPassword(before.password_hash, password)
  const after = { id, first_name, email, position, password_hash: same ? before.password_hash : await hashPassword(password) }
  const changed = (['first_name', 'email', 'position', 'password_hash'] as const).filter((name) => before[name] !== after[name])
  await inTransaction(db, async (tx) => {
    if (!(await updateSubUser(tx, actor.companyId, before, after))) throw new DomainError('not_found')
    await writeAudit(tx, actor, 'company_user.changed', { id, email, changed })
  })
  return viewUser(after, password)
}
