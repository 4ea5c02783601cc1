import { isTin } from '@tsiran/contract/patterns'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { takeAttempt } from '../shared/rate-limit.ts'
import type { AccountCall } from '../customers/account-call.ts'
import { createCustomer } from '../customers/create-customer.ts'
import { registerLimit } from '../customers/limits.ts'
import { hashPassword } from '../customers/password.ts'
import { emailTaken, personProblems, tidyPerson, type NewPerson } from '../customers/person.ts'
import { checkFields, requiredProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'
import { sendVerification } from '../customers/send-verification.ts'
import { defaultLimits } from '../shared/limits.ts'
import { companyApproval } from '../shared/settings.ts'
import { sql } from 'kysely'

export interface NewCompany extends NewPerson {
  company_name: string
  address: string
  /** Tax number. */
  tin: string
}

/**
 * Registers a company with its Manager, who may sign in after opening the mailed link (R15). It waits for
 * approval where the settings ask for one. Refuses with
 * `validation_failed`, `email_taken` and `too_many_attempts`.
 */
export async function registerCompany(
  db: Db,
  input: NewCompany,
  { client, mailing, limits = defaultLimits }: AccountCall,
): Promise<void> {
  const person = tidyPerson(input)
  const company = {
    name: tidy(input.company_name),
    address: tidy(input.address),
    tin: tidy(input.tin),
  }
  checkFields({
    company_name: requiredProblem(company.name),
    address: requiredProblem(company.address),
    tin: requiredProblem(company.tin) ?? (isTin(company.tin) ? undefined : 'tin'),
    ...personProblems(person),
  })
  await takeAttempt(db, registerLimit(client.address, limits))
  const passwordHash = await hashPassword(person.password, client)
  await inTransaction(db, async (tx) => {
    const { id } = await createCompany(tx, company)
    await sql`update companies set status = 'new' where id = ${id} and ${companyApproval}`.execute(
      tx,
    )
    const role = { id, role: 'Manager' as const }
    const managerId = await createCustomer(tx, {
      ...person,
      passwordHash,
      locale: mailing.locale,
      company: role,
    })
    if (managerId === undefined) throw emailTaken()
    await sendVerification(tx, mailing, { ...person, id: managerId, company_name: company.name })
  })
}

/** Inserts a company and returns its id. */
export const createCompany = (
  db: Db | Tx,
  company: { name: string; address: string; tin: string },
): Promise<{ id: number }> =>
  db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()
