import type { Db } from '@tsiran/db/database'
import { defaultLimits, type Limits } from '../shared/limits.ts'
import { forgetAttempts, returnAttempt, takeAttempts, tryAttempt } from '../shared/rate-limit.ts'
import { accountLimit, loginLimit, loginNetworkLimit } from './limits.ts'
import { isPassword } from './password.ts'
import type { Visitor } from './visitor.ts'

/** Whose password is checked; without a hash it is nobody's, at the same cost. */
export interface PasswordCheck {
  email: string
  password: string
  hash: string | null | undefined
}

/**
 * Tells whether a password is an account's. Failures count three times: the account's in this network, the network's, and the
 * account's in all networks. The limits are taken before any hashing. Refuses with `too_many_attempts` and `unavailable`.
 */
export async function checkPassword(
  db: Db,
  { email, password, hash }: PasswordCheck,
  visitor: Visitor,
  limits: Limits = defaultLimits,
): Promise<boolean> {
  const everywhere = accountLimit(email)
  const counted = await tryAttempt(db, everywhere)
  const own = loginLimit(email, visitor.address, { underAttack: !counted })
  const network = loginNetworkLimit(visitor.address, limits)
  const giveBack = () => (counted ? returnAttempt(db, everywhere) : undefined)
  try {
    await takeAttempts(db, [own, network])
  } catch (error) {
    await giveBack()
    throw error
  }
  if (!(await isPassword(hash, password, visitor))) return false
  await forgetAttempts(db, own)
  await returnAttempt(db, network)
  await giveBack()
  return true
}
