import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { ClientInfo } from '../shared/viewer.ts'
import { DomainError } from '../errors.ts'
import { staffActor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { tidy } from '../shared/text.ts'
import { checkStaffPassword } from './check-staff-password.ts'
import { openStaffSession } from './open-session.ts'

export interface StaffSignIn {
  email: string
  password: string
  /** True where accounts with public passwords may be used. */
  demoAllowed: boolean
  requestId: string
}

/**
 * Begins a session of one of the staff by password and returns its cookie; a second factor may still have to be proven. Refuses with
 * `invalid_credentials`, the same after the same work for an unknown e-mail, and with `too_many_attempts`.
 */
export async function signInStaff(
  db: Db,
  { email: typed, password, demoAllowed, requestId }: StaffSignIn,
  visitor: ClientInfo,
): Promise<string> {
  const email = tidy(typed)
  const { rows } = await sql<{ id: number; name: string; password_hash: string; usable: boolean }>`
    select id, name, password_hash, active and (${demoAllowed} or not is_demo) as usable from staff
    where lower(email) = lower(${email}) and removed_at is null`.execute(db)
  const person = rows[0]
  const matches = await checkStaffPassword(
    db,
    { email, password, hash: person?.usable ? person.password_hash : null },
    visitor,
  )
  if (!person?.usable || !matches) throw new DomainError('invalid_credentials')
  const { id, name, password_hash: passwordHash } = person
  return inTransaction(db, async (tx) => {
    const cookie = await openStaffSession(tx, { staffId: id, passwordHash }, visitor)
    if (cookie === undefined) throw new DomainError('invalid_credentials')
    const by = staffActor({ id, name }, { requestId, address: visitor.address })
    await writeAudit(tx, {
      by,
      action: 'session.begin',
      subject: { type: 'staff', id, label: name },
    })
    return cookie
  })
}
