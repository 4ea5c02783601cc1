import type { Db } from '@tsiran/db/database'
import { isPassword } from '../customers/password.ts'
import type { ClientInfo } from '../shared/viewer.ts'
import { forgetAttempts, returnAttempt, takeAttempts, tryAttempt } from '../shared/rate-limit.ts'
import { staffAccountLimit, staffLoginLimit, staffNetworkLimit } from './limits.ts'

/**
 * Tells whether a password is the hash's; false, after the same work, where there is no hash. Failures count for the account in
 * this network, for the network, and for the account. Refuses with `too_many_attempts` and `unavailable`.
 */
export async function checkStaffPassword(
  db: Db,
  { email, password, hash }: { email: string; password: string; hash: string | null | undefined },
  visitor: ClientInfo,
): Promise<boolean> {
  const everywhere = staffAccountLimit(email)
  const counted = await tryAttempt(db, everywhere)
  const own = staffLoginLimit(email, visitor.address, { underAttack: !counted })
  const network = staffNetworkLimit(visitor.address)
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
