import { homePath } from '@tsiran/contract/shop-paths'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { defaultLimits } from '../shared/limits.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { takeAttempt } from '../shared/rate-limit.ts'
import type { AccountCall } from './account-call.ts'
import { createCustomer } from './create-customer.ts'
import { registerLimit } from './limits.ts'
import { hashPassword } from './password.ts'
import { emailTaken, personProblems, tidyPerson, type NewPerson } from './person.ts'
import { checkFields } from '../shared/fields.ts'

/**
 * Registers an individual, who may sign in at once, and queues the welcome mail. Refuses with `validation_failed`,
 * `email_taken` and `too_many_attempts`.
 */
export async function register(
  db: Db,
  input: NewPerson,
  { client, mailing, limits = defaultLimits }: AccountCall,
): Promise<void> {
  const person = tidyPerson(input)
  checkFields(personProblems(person))
  await takeAttempt(db, registerLimit(client.address, limits))
  const passwordHash = await hashPassword(person.password, client)
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
