import type { Db } from '@tsiran/db/database'
import { DomainError } from '@tsiran/domain/errors'
import type { StaffSession } from '@tsiran/domain/staff/session'
import { findStaffSession } from '@tsiran/domain/staff/sessions'

/** The session that a cookie opens that was made just now. Refuses with `unauthenticated` where it ended already. */
export async function openedSession(db: Db, cookie: string): Promise<StaffSession> {
  const session = await findStaffSession(db, cookie)
  if (!session) throw new DomainError('unauthenticated')
  return session
}
