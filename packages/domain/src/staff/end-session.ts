import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import type { StaffActor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import type { ActingStaff } from './session.ts'
import { endStaffSession } from './sessions.ts'

/** Ends a session of the person who acts. Refuses with `not_found` where there is none of theirs. */
export async function endOwnStaffSession(
  db: Db,
  me: { by: StaffActor },
  sessionId: string,
): Promise<void> {
  if (!(await endLogged(db, me, sessionId))) throw new DomainError('not_found')
}

/** Signs out; a session that ended meanwhile is as good. */
export async function signOutStaff(db: Db, me: ActingStaff): Promise<void> {
  await endLogged(db, me, me.sessionId)
}

const endLogged = (db: Db, { by }: { by: StaffActor }, sessionId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await endStaffSession(tx, by.id, sessionId))) return false
    await writeAudit(tx, {
      by,
      action: 'session.end',
      subject: { type: 'staff', id: by.id, label: by.name },
    })
    return true
  })
