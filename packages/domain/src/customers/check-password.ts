import type { Db } from '@tsiran/db/database'
import { defaultLimits, type Limits } from '../shared/limits.ts'
import { limitGuesses } from '../shared/guesses.ts'
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
  const guesses = {
    everywhere: accountLimit(email),
    own: (state: { underAttack: boolean }) => loginLimit(email, client.address, state),
    network: loginNetworkLimit(client.address, limits),
  }
  return limitGuesses(db, guesses, () => isPassword(hash, password, client))
}
