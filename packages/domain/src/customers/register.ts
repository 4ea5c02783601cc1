import { homePath } from '@tsiran/contract/shop-paths'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { defaultLimits, type Limits } from '../shared/limits.ts'
import { queueMail, type Mailing } from '../mail/queue-mail.ts'
import { takeAttempt } from '../shared/rate-limit.ts'
import { createCustomer } from './create-customer.ts'
import { registerLimit } from './limits.ts'
import { hashPassword } from './password.ts'
import { emailTaken, personProblems, tidyPerson, type NewPerson } from './person.ts'
import { checkFields } from '../shared/fields.ts'
import type { Visitor } from './visitor.ts'

/**
 * Registers an individual, who may sign in at once, and writes the welcome mail. Refuses with `validation_failed`,
 * `email_taken` and `too_many_attempts`.
 */
export async function register(
  db: Db,
  input: NewPerson,
  visitor: Visitor,
  mailing: Mailing,
  limits: Limits = defaultLimits,
): Promise<void> {
  const person = tidyPerson(input)
  checkFields(personProblems(person))
  await takeAttempt(db, registerLimit(visitor.address, limits))
  const passwordHash = await hashPassword(person.password, visitor)
  await inTransaction(db, async (tx) => {
    const id = await createCustomer(tx, { ...person, passwordHash, locale: mailing.locale })
    if (id === undefined) throw emailTaken()
    await queueMail(tx, mailing, {
      template: 'welcome',
      event: String(id),
      recipient: person.email,
      name: person.first_name,
      values: { email: person.email },
      page: homePath,
    })
  })
}
