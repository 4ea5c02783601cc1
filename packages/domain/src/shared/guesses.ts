import type { Db } from '@tsiran/db/database'
import {
  forgetAttempts,
  returnAttempt,
  takeAttempts,
  tryAttempt,
  type Limit,
} from './rate-limit.ts'

export interface GuessLimits {
  /** The account in all networks together. */
  everywhere: Limit
  /** The account in this network; stricter while it is guessed at from everywhere. */
  own: (state: { underAttack: boolean }) => Limit
  /** The network. */
  network: Limit
}

/**
 * Runs a check of a password. A failure counts against three limits, which are checked before: the account in this network, the
 * network, and the account in all networks; a check that throws counts nowhere. Refuses with `too_many_attempts`.
 */
export async function limitGuesses(
  db: Db,
  limits: GuessLimits,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const { everywhere, network } = limits
  const counted = await tryAttempt(db, everywhere)
  const own = limits.own({ underAttack: !counted })
  const uncount = () => (counted ? returnAttempt(db, everywhere) : undefined)
  try {
    await takeAttempts(db, [own, network])
  } catch (error) {
    await uncount()
    throw error
  }
  const right = await isRight().catch(async (error: unknown) => {
    // Nothing was checked: the shop is busy. Whoever tries again must not be shut out for it.
    for (const limit of [own, network]) await returnAttempt(db, limit)
    await uncount()
    throw error
  })
  if (!right) return false
  await forgetAttempts(db, own)
  await returnAttempt(db, network)
  await uncount()
  return true
}
