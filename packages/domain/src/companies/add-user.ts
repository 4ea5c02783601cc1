import type { CompanyUser } from '@tsiran/contract/companies'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { createCustomer } from '../customers/create-customer.ts'
import { hashPassword } from '../customers/password.ts'
import { emailTaken } from '../customers/person.ts'
import { writeAudit, type Actor } from './audit.ts'
import { readUserForm, viewUser, type UserForm } from './users.ts'

/** Adds a sub-user to the Manager's company, who may sign in at once. Refuses with `validation_failed` and `email_taken`. */
export async function addUser(db: Db, actor: Actor, form: UserForm, locale: Locale): Promise<CompanyUser> {
  const { name: first_name, email, password, position } = readUserForm(form)
  const passwordHash = await hashPassword(password)
  const company = { id: actor.companyId, role: 'subUser', position } as const
  return inTransaction(db, async (tx) => {
    const id = await createCustomer(tx, { email, first_name, last_name: '', phone: '', passwordHash, locale, company, verified: true })
    if (id === undefined) throw emailTaken()
    await writeAudit(tx, actor, 'company_user.added', { id, email, name: first_name, position })
    return viewUser({ id, first_name, email, position }, password)
  })
}
