import type { CompanyUser } from '@tsiran/contract/companies'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { takeAttempt } from '../shared/rate-limit.ts'
import { createCustomer } from '../customers/create-customer.ts'
import { registerLimit } from '../customers/limits.ts'
import { hashPassword } from '../customers/password.ts'
import { emailTaken } from '../customers/person.ts'
import { lockAndCountSubUsers } from '../customers/sub-users.ts'
import type { ClientInfo } from '../shared/viewer.ts'
import { DomainError } from '../errors.ts'
import { defaultLimits, type Limits } from '../shared/limits.ts'
import { writeCompanyAudit, type CompanyActor } from './audit.ts'
import { readUserForm, viewUser, type UserForm } from './users.ts'

export interface NewUser {
  form: UserForm
  /** Language of the user's mails. */
  locale: Locale
  client: ClientInfo
  limits?: Limits | undefined
}

/**
 * Adds a sub-user to the Manager's company, who may sign in at once. Refuses with `validation_failed`, `email_taken`,
 * `too_many_users` and `too_many_attempts`: the answer reveals whether an e-mail is registered.
 */
export async function addUser(
  db: Db,
  actor: CompanyActor,
  { form, locale, client, limits = defaultLimits }: NewUser,
): Promise<CompanyUser> {
  const { name: first_name, email, password, position } = readUserForm(form)
  await takeAttempt(db, registerLimit(client.address, limits))
  const passwordHash = await hashPassword(password, client)
  const company = { id: actor.companyId, role: 'subUser', position } as const
  return inTransaction(db, async (tx) => {
    const max = limits.companyUsers
    if ((await lockAndCountSubUsers(tx, actor.companyId)) >= max)
      throw new DomainError('too_many_users', { values: { max } })
    const id = await createCustomer(tx, {
      email,
      first_name,
      last_name: '',
      phone: '',
      passwordHash,
      locale,
      company,
      verified: true,
    })
    if (id === undefined) throw emailTaken()
    await writeCompanyAudit(tx, actor, {
      action: 'company_user.added',
      details: { id, email, name: first_name, position },
    })
    return viewUser({ id, first_name, email, position }, password)
  })
}
