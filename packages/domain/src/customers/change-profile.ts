import type { Customer } from '@tsiran/contract/customer-session'
import { contactPath, signInPath } from '@tsiran/contract/shop-paths'
import type { Db, Tx } from '@tsiran/db/database'
import { isUniqueViolation } from '@tsiran/db/errors'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { DomainError } from '../errors.ts'
import { defaultLimits } from '../shared/limits.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Mailing } from '../mail/mailing.ts'
import { takeAttempt } from '../shared/rate-limit.ts'
import type { AccountCall } from './account-call.ts'
import { viewCustomer } from './customer-view.ts'
import { registerLimit } from './limits.ts'
import { dropTokens } from './one-use-tokens.ts'
import { hashPassword } from './password.ts'
import { confirmationProblem, emailTaken, passwordProblem } from './person.ts'
import { checkFields, emailProblem, phoneProblem, requiredProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'
import { provePassword } from './prove-password.ts'
import { selectCustomer, type CustomerRow } from './queries.ts'
import { endSessions, isOpen, type Session } from './sessions.ts'

/** Undefined fields stay unchanged. */
export interface ProfileChange {
  email: string | undefined
  password: string | undefined
  password_confirmation: string | undefined
  first_name: string | undefined
  last_name: string | undefined
  phone: string | undefined
  /** The account's password before the change. */
  current_password: string | undefined
}

export interface ProfileCall extends AccountCall {
  session: Session
  change: ProfileChange
}

/** Undefined stays undefined. */
const mapDefined = <T>(text: string | undefined, read: (text: string) => T): T | undefined =>
  text === undefined ? undefined : read(text)

/**
 * Changes the signed-in person's profile. A new e-mail replaces the old one in the saved addresses. A new password ends all
 * other sessions. Either revokes open reset links, sends a mail, and requires the current password unless the sign-in is
 * fresh. Refuses with `validation_failed`, `email_taken`, `too_many_attempts`, and `forbidden` (the Manager changes a
 * sub-user's profile, spec 2 §6).
 */
export async function changeProfile(
  db: Db,
  { session, change, client, mailing, limits = defaultLimits }: ProfileCall,
): Promise<Customer> {
  const { customerId } = session
  if (session.role === 'subUser') throw new DomainError('forbidden')
  const before = await selectCustomer(db, customerId)
  if (!before) throw new DomainError('unauthenticated')
  const { password, password_confirmation } = change
  const [email, first_name, last_name, phone] = [
    change.email,
    change.first_name,
    change.last_name,
    change.phone,
  ].map((text) => mapDefined(text, tidy))
  checkFields({
    email: mapDefined(email, emailProblem),
    first_name: mapDefined(first_name, requiredProblem),
    last_name: mapDefined(last_name, requiredProblem),
    phone: mapDefined(phone, phoneProblem),
    password: mapDefined(password, (text) => passwordProblem(text, email ?? before.email)),
    password_confirmation: mapDefined(password, (text) =>
      confirmationProblem(text, password_confirmation),
    ),
  })
  const emailChanged = email !== undefined && email !== before.email
  if (emailChanged || password !== undefined)
    await provePassword(db, {
      session,
      customer: before,
      password: change.current_password,
      client,
      limits,
    })
  if (emailChanged) await takeAttempt(db, registerLimit(client.address, limits))
  const password_hash = password === undefined ? undefined : await hashPassword(password, client)
  const columns = Object.entries({ email, first_name, last_name, phone, password_hash }).filter(
    ([, value]) => value !== undefined,
  )
  if (columns.length === 0) return viewCustomer(before)
  try {
    return await inTransaction(db, async (tx) => {
      const old = await sql<{
        email: string
      }>`select email from customers where id = ${customerId} for update`.execute(tx)
      // A reset that came first has ended the session: whoever it shut out must not undo it.
      if (!old.rows[0] || !(await isOpen(tx, session.id))) throw new DomainError('unauthenticated')
      const set = columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
      await sql`update customers set ${sql.join(set)} where id = ${customerId}`.execute(tx)
      const after = (await selectCustomer(tx, customerId))!
      // Mails about an order go to the address's e-mail, which its form does not show.
      if (email !== undefined)
        await sql`update addresses set email = ${email}
          where customer_id = ${customerId} and lower(email) = lower(${old.rows[0].email})`.execute(
          tx,
        )
      await mailChanges(tx, mailing, {
        oldEmail: old.rows[0].email,
        after,
        passwordChanged: password !== undefined,
      })
      if (password !== undefined) await endSessions(tx, customerId, session.id)
      return viewCustomer(after)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken()
    throw error
  }
}

async function mailChanges(
  tx: Tx,
  mailing: Mailing,
  {
    oldEmail,
    after,
    passwordChanged,
  }: { oldEmail: string; after: CustomerRow; passwordChanged: boolean },
) {
  const emailChanged = after.email.toLowerCase() !== oldEmail.toLowerCase()
  if (emailChanged || passwordChanged) await dropTokens(tx, after.id, 'reset')
  const mail = {
    name: after.first_name,
    recipient: oldEmail,
    page: signInPath,
    values: { email: after.email },
  }
  if (emailChanged)
    await queueMail(tx, mailing, {
      ...mail,
      page: contactPath,
      template: 'emailChanged',
      event: randomUUID(),
    })
  if (passwordChanged)
    await queueMail(tx, mailing, { ...mail, template: 'passwordChanged', event: randomUUID() })
}
