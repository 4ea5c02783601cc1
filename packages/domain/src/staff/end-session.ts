import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import type { StaffActor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { endStaffSession } from './sessions.ts'

/** Ends a session of the person who acts. Refuses with `not_found` where there is none of theirs. */
export async function endOwnStaffSession(
  db: Db,
  { by }: { by: StaffActor },
  sessionId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await endStaffSession(tx, by.id, sessionId))) throw new DomainError('not_found')
    await writeAudit(tx, {
      by,
      action: 'session.end',
      subject: { type: 'staff', id: by.id, label: by.name },
    })
  })
}
