import type { Db } from '@tsiran/db/database'
import { forgetAttempts, returnAttempt, takeAttempts } from '../shared/rate-limit.ts'
import { factorAccountLimit, factorLimit } from './limits.ts'
import type { StaffSession } from './session.ts'

/** Runs a proof whose failures count for the session and for the person. Refuses with `too_many_attempts` before it is tried. */
export async function limitFactor<T>(
  db: Db,
  { id, sessionId }: Pick<StaffSession, 'id' | 'sessionId'>,
  prove: () => Promise<T>,
): Promise<T> {
  const [session, account] = [factorLimit(sessionId), factorAccountLimit(id)]
  await takeAttempts(db, [session, account])
  const result = await prove()
  await forgetAttempts(db, session)
  await returnAttempt(db, account)
  return result
}
