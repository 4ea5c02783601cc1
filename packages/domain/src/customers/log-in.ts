import type { SessionView } from '@tsiran/contract/customer-session'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { defaultLimits, type Limits } from '../shared/limits.ts'
import type { Mailing } from '../mail/mailing.ts'
import { checkPassword } from './check-password.ts'
import { viewSession } from './customer-view.ts'
import { loginPasswordProblem } from './person.ts'
import { checkFields, emailProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'
import { selectCustomerByEmail, type CustomerRow } from './queries.ts'
import { sendVerificationAgain } from './send-verification.ts'
import type { ClientInfo } from '../shared/viewer.ts'
import type { SessionTokens } from './session-tokens.ts'
import { openSession } from './sessions.ts'

export interface LogIn {
  tokens: SessionTokens
  client: ClientInfo
  limits?: Limits | undefined
  email: string
  password: string
  /** True where individuals are refused. */
  companyOnly: boolean
  /** Lifetime of the session in seconds. */
  lifetime: number
  /** For the link that is mailed again to a Manager who has not opened it. */
  mailing: Mailing
  /** Runs in the transaction of the sign-in: the guest's cart joins the customer's. */
  onSignedIn: (tx: Tx, customerId: number) => Promise<void>
}

/**
 * Signs a person in. Refuses with `validation_failed`, `invalid_credentials` (the same, after the same work, for an unknown
 * e-mail), `account_blocked`, `email_unverified` (a Manager who has not opened the link, which is mailed again) and `too_many_attempts`.
 */
export async function logIn(
  db: Db,
  {
    tokens,
    client,
    limits = defaultLimits,
    email: typed,
    password,
    companyOnly,
    lifetime,
    mailing,
    onSignedIn,
  }: LogIn,
): Promise<SessionView & { token: string; customerId: number }> {
  const email = tidy(typed)
  checkFields({ email: emailProblem(email), password: loginPasswordProblem(password) })
  const customer = await selectCustomerByEmail(db, email)
  const matches = await checkPassword(
    db,
    { email, password, hash: customer?.password_hash },
    { client, limits },
  )
  if (!customer || !matches || (companyOnly && customer.company_id === null))
    throw new DomainError('invalid_credentials')
  if (customer.blocked) throw new DomainError('account_blocked')
  const session = await inTransaction(db, async (tx) => {
    if (isUnverified(customer)) {
      await sendVerificationAgain(tx, mailing, {
        ...customer,
        company_name: customer.company_name ?? '',
      })
      return undefined
    }
    const opened = await openSession(tx, {
      customerId: customer.id,
      passwordHash: customer.password_hash!,
      userAgent: client.userAgent,
      lifetime,
    })
    if (!opened) throw new DomainError('invalid_credentials')
    await onSignedIn(tx, customer.id)
    return opened
  })
  if (!session) throw new DomainError('email_unverified')
  return {
    token: await tokens.sign(session.id, session.expires_at),
    customerId: customer.id,
    ...viewSession(customer, session.expires_at),
  }
}

/** A company's Manager signs in only after opening the link (R15). */
const isUnverified = ({ role, email_verified_at }: CustomerRow) =>
  role === 'Manager' && email_verified_at === null
