import type { StaffSession as SessionRow } from '@tsiran/contract/admin/staff-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { hashPassword } from '../customers/password.ts'
import { passwordProblem } from '../customers/person.ts'
import { DomainError } from '../errors.ts'
import { writeAudit } from '../shared/audit.ts'
import { checkFields, requiredProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'
import { takeVersion, versionConflict } from '../shared/versions.ts'
import { isOwnPassword } from './prove.ts'
import type { ActingStaff } from './session.ts'
import { endStaffSessions, holdSession, readStaffSession } from './sessions.ts'

const subjectOf = ({ id, name }: ActingStaff) => ({ type: 'staff', id, label: name })

/** Changes the person's name and language. Refuses with `version_conflict`. */
export async function changeOwn(
  db: Db,
  me: ActingStaff,
  sent: { name: string; locale: Locale; version: number },
): Promise<void> {
  const name = tidy(sent.name)
  checkFields({ name: requiredProblem(name) })
  await inTransaction(db, async (tx) => {
    const taken = await takeVersion(tx, 'staff', me.id, sent.version)
    const { name: oldName, locale, version } = await readStaffSession(tx, me.sessionId)
    const before = { name: oldName, locale }
    if (taken === undefined) {
      const current = { ...before, version }
      throw await versionConflict(tx, { subject: subjectOf(me), current, sent: { ...sent } })
    }
    const after = { name, locale: sent.locale }
    await tx.updateTable('staff').set(after).where('id', '=', me.id).execute()
    await writeAudit(tx, {
      by: me.by,
      action: 'staff.update',
      subject: { ...subjectOf(me), label: name },
      before,
      after,
    })
  })
}

/**
 * Changes the person's password and ends their other sessions. Refuses with `invalid_credentials`, `too_many_attempts`, and
 * `unauthenticated` where the session ended meanwhile.
 */
export async function changeOwnPassword(
  db: Db,
  me: ActingStaff,
  { current, password }: { current: string; password: string },
): Promise<void> {
  if (!(await isOwnPassword(db, me, current))) throw new DomainError('invalid_credentials')
  checkFields({ password: passwordProblem(password, me.email) })
  const hash = await hashPassword(password, me)
  await inTransaction(db, async (tx) => {
    await holdSession(tx, me)
    await tx.updateTable('staff').set({ password_hash: hash }).where('id', '=', me.id).execute()
    await endStaffSessions(tx, me.id, me.sessionId)
    await writeAudit(tx, { by: me.by, action: 'staff.change_password', subject: subjectOf(me) })
  })
}

/** Where the person is signed in, the latest first. */
export async function listOwnSessions(db: Db, me: ActingStaff): Promise<SessionRow[]> {
  const { rows } = await sql<{
    id: string
    user_agent: string
    created_at: Date
    seen_at: Date
    expires_at: Date
  }>`
    select id, user_agent, created_at, seen_at, expires_at from staff_sessions
    where staff_id = ${me.id} and expires_at > now() and seen_at + make_interval(secs => idle_seconds) > now()
    order by seen_at desc, id`.execute(db)
  return rows.map(({ created_at, seen_at, expires_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
    expires_at: expires_at.toISOString(),
    current: row.id === me.sessionId,
  }))
}
