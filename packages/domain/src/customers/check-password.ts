import type { Db } from '@tsiran/db/database'
import { defaultLimits, type Limits } from '../shared/limits.ts'
import { forgetAttempts, returnAttempt, takeAttempts, tryAttempt } from '../shared/rate-limit.ts'
import { accountLimit, loginLimit, loginNetworkLimit } from './limits.ts'
import { isPassword } from './password.ts'
import type { ClientInfo } from '../shared/viewer.ts'

/** A password to check; without a hash it never matches, at the same cost. */
export interface PasswordCheck {
  email: string
  password: string
  hash: string | null | undefined
}

interface PasswordCall {
  client: ClientInfo
  limits?: Limits | undefined
}

/**
 * Whether a password is an account's. A failure counts against three limits: the account in this network, the network, and the
 * account in all networks. The limits are checked before any hashing. Refuses with `too_many_attempts` and `unavailable`.
 */
export async function checkPassword(
  db: Db,
  { email, password, hash }: PasswordCheck,
  { client, limits = defaultLimits }: PasswordCall,
): Promise<boolean> {
  const everywhere = accountLimit(email)
  const counted = await tryAttempt(db, everywhere)
  const own = loginLimit(email, client.address, { underAttack: !counted })
  const network = loginNetworkLimit(client.address, limits)
  const uncount = () => (counted ? returnAttempt(db, everywhere) : undefined)
  try {
    await takeAttempts(db, [own, network])
  } catch (error) {
    await uncount()
    throw error
  }
  if (!(await isPassword(hash, password, client))) return false
  await forgetAttempts(db, own)
  await returnAttempt(db, network)
  await uncount()
  return true
}
