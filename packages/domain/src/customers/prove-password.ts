import type { Db } from '@tsiran/db/database'
import { fieldError } from '../errors.ts'
import type { Limits } from '../shared/limits.ts'
import { checkPassword } from './check-password.ts'
import type { CustomerRow } from './queries.ts'
import type { Session } from './sessions.ts'
import type { ClientInfo } from '../shared/viewer.ts'

export interface PasswordProof {
  session: Session
  customer: CustomerRow
  /** Undefined where the form asked for none. */
  password: string | undefined
  client: ClientInfo
  limits: Limits
}

/**
 * Checks that a signed-in person knows the current password: whoever finds an open browser does not. A fresh sign-in counts
 * as the password. Refuses with `validation_failed` and `too_many_attempts`.
 */
export async function provePassword(
  db: Db,
  { session, customer, password, client, limits }: PasswordProof,
): Promise<void> {
  if (password === undefined && session.isFresh) return
  if (!password) throw fieldError('current_password', 'required')
  const matches = await checkPassword(
    db,
    { email: customer.email, password, hash: customer.password_hash },
    { client, limits },
  )
  if (!matches) throw fieldError('current_password', 'passwordWrong')
}
