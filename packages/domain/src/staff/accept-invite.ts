import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { hashPassword } from '../customers/password.ts'
import { passwordProblem } from '../customers/person.ts'
import type { ClientInfo } from '../shared/viewer.ts'
import { DomainError } from '../errors.ts'
import { staffActor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { checkFields } from '../shared/fields.ts'
import { returnAttempt, takeAttempt } from '../shared/rate-limit.ts'
import { digestOf } from '../shared/secret-keys.ts'
import { createStaff } from './create-staff.ts'
import { staffNetworkLimit } from './limits.ts'
import { openStaffSession } from './open-session.ts'

interface OpenInvite {
  email: string
  name: string
  roles: StaffRole[]
  locale: Locale
}

/**
 * Makes the account of an invited person, once, and returns the cookie of their session. Refuses with `link_invalid`,
 * `validation_failed` and `too_many_attempts`.
 */
export async function acceptInvite(
  db: Db,
  { token, password, requestId }: { token: string; password: string; requestId: string },
  visitor: ClientInfo,
): Promise<string> {
  const limit = staffNetworkLimit(visitor.address)
  await takeAttempt(db, limit)
  const living = sql`digest = ${digestOf(token)} and expires_at > now()`
  const { rows } = await sql<{
    email: string
  }>`select email from staff_invites where ${living}`.execute(db)
  if (!rows[0]) throw new DomainError('link_invalid')
  await returnAttempt(db, limit)
  checkFields({ password: passwordProblem(password, rows[0].email) })
  const passwordHash = await hashPassword(password, visitor)
  return inTransaction(db, async (tx) => {
    const used =
      await sql<OpenInvite>`delete from staff_invites where ${living} returning email, name, roles, locale`.execute(
        tx,
      )
    const invite = used.rows[0]
    const id = invite && (await createStaff(tx, { ...invite, passwordHash }))
    if (!invite || id === undefined) throw new DomainError('link_invalid')
    const cookie = await openStaffSession(tx, { staffId: id, passwordHash }, visitor)
    const { name, email, roles } = invite
    const by = staffActor({ id, name }, { requestId, address: visitor.address })
    await writeAudit(tx, {
      by,
      action: 'staff.accept_invite',
      subject: { type: 'staff', id, label: name },
      after: { email, name, roles },
    })
    return cookie!
  })
}
