import type { Db } from '@tsiran/db/database'
import { isPassword } from '../customers/password.ts'
import type { ClientInfo } from '../shared/viewer.ts'
import { limitGuesses } from '../shared/guesses.ts'
import { staffAccountLimit, staffLoginLimit, staffNetworkLimit } from './limits.ts'

/**
 * Tells whether a password is the hash's; false, after the same work, where there is no hash. Failures count for the account in
 * this network, for the network, and for the account. Refuses with `too_many_attempts` and `unavailable`.
 */
export async function checkStaffPassword(
  db: Db,
  { email, password, hash }: { email: string; password: string; hash: string | null | undefined },
  client: ClientInfo,
): Promise<boolean> {
  const guesses = {
    everywhere: staffAccountLimit(email),
    own: (state: { underAttack: boolean }) => staffLoginLimit(email, client.address, state),
    network: staffNetworkLimit(client.address),
  }
  return limitGuesses(db, guesses, () => isPassword(hash, password, client))
}
