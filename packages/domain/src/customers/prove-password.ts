import type { Db } from '@tsiran/db/database'
import { fieldError } from '../errors.ts'
import type { Limits } from '../shared/limits.ts'
import { checkPassword } from './check-password.ts'
import type { CustomerRow } from './queries.ts'
import type { Session } from './sessions.ts'
import type { Visitor } from './visitor.ts'

/**
 * Makes sure that a signed-in person knows the present password: whoever finds an open browser does not. Without one a fresh
 * sign-in proves as much. Refuses with `validation_failed` and `too_many_attempts`.
 */
export async function provePassword(
  db: Db,
  session: Session,
  { email, password_hash }: CustomerRow,
  password: string | undefined,
  visitor: Visitor,
  limits: Limits,
): Promise<void> {
  if (password === undefined && session.isFresh) return
  if (!password) throw fieldError('current_password', 'required')
  const matches = await checkPassword(db, { email, password, hash: password_hash }, visitor, limits)
  if (!matches) throw fieldError('current_password', 'passwordWrong')
}
