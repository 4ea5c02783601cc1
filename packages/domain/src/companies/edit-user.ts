import type { CompanyUser } from '@tsiran/contract/companies'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { takeAttempt } from '../shared/rate-limit.ts'
import { registerLimit } from '../customers/limits.ts'
import { hashPassword, isPassword } from '../customers/password.ts'
import { selectSubUser, updateSubUser } from '../customers/sub-users.ts'
import type { ClientInfo } from '../shared/viewer.ts'
import { DomainError } from '../errors.ts'
import { defaultLimits, type Limits } from '../shared/limits.ts'
import { writeCompanyAudit, type CompanyActor } from './audit.ts'
import { readUserForm, viewUser, type UserForm } from './users.ts'

export interface UserChange {
  id: number
  form: UserForm
  client: ClientInfo
  limits?: Limits | undefined
}

/**
 * Changes a sub-user of the Manager's company. An empty or unchanged password stays; another one ends the user's sessions. Refuses
 * with `validation_failed`, `not_found` (also another company's user), `email_taken` and `too_many_attempts`.
 */
export async function editUser(
  db: Db,
  actor: CompanyActor,
  { id, form, client, limits = defaultLimits }: UserChange,
): Promise<CompanyUser> {
  const { name: first_name, email, password, position } = readUserForm(form, { known: true })
  const before = await selectSubUser(db, actor.companyId, id)
  if (!before) throw new DomainError('not_found')
  if (email !== before.email) await takeAttempt(db, registerLimit(client.address, limits))
  const isNew = password !== '' && !(await isPassword(before.password_hash, password, client))
  const after = {
    id,
    first_name,
    email,
    position,
    password_hash: isNew ? await hashPassword(password, client) : undefined,
  }
  const changed = (['first_name', 'email', 'position'] as const).filter(
    (name) => before[name] !== after[name],
  )
  await inTransaction(db, async (tx) => {
    if (!(await updateSubUser(tx, actor.companyId, { before, after })))
      throw new DomainError('not_found')
    await writeCompanyAudit(tx, actor, {
      action: 'company_user.changed',
      details: { id, email, changed: [...changed, ...(isNew ? ['password_hash'] : [])] },
    })
  })
  return viewUser(after, password || null)
}
