import type { StaffMember } from '@tsiran/contract/admin/staff-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { queueMail } from '../mail/queue-mail.ts'
import { writeAudit } from '../shared/audit.ts'
import { lockStaffMember, readStaffMember } from './list-staff.ts'
import { requireGivable } from './owners.ts'
import type { ActingStaff } from './session.ts'
import { endStaffSessions } from './sessions.ts'

/** Ends somebody's sessions. Refuses with `not_found`. */
export async function endSessionsOf(db: Db, id: number, me: ActingStaff): Promise<void> {
  await inTransaction(db, async (tx) => {
    const member = await lockStaffMember(tx, id)
    const ended = await endStaffSessions(tx, id)
    await writeAudit(tx, {
      by: me.by,
      action: 'staff.end_sessions',
      subject: { type: 'staff', id, label: member.name },
      after: { ended },
    })
  })
}

/**
 * Removes somebody's codes, passkeys and recovery codes, ends their sessions and mails them: for whoever lost their phone. Refuses with
 * `not_found` and `forbidden`.
 */
export async function resetSecondFactor(
  db: Db,
  id: number,
  me: ActingStaff,
  origin: string,
): Promise<StaffMember> {
  return inTransaction(db, async (tx) => {
    const before = await lockStaffMember(tx, id)
    requireGivable(me.roles, before.roles)
    const { rows } = await sql<{ locale: Locale; version: number }>`
      update staff set totp_secret = null, totp_pending_secret = null, version = version + 1 where id = ${id} returning locale, version`.execute(
      tx,
    )
    await tx.deleteFrom('staff_passkeys').where('staff_id', '=', id).execute()
    await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute()
    await endStaffSessions(tx, id)
    const { locale, version } = rows[0]!
    await queueMail(
      tx,
      { locale, origin },
      {
        template: 'staffFactorReset',
        event: `${id}.${version}`,
        recipient: before.email,
        name: before.name,
        values: { by: me.name },
        page: () => '/admin',
      },
    )
    const subject = { type: 'staff', id, label: before.name }
    await writeAudit(tx, {
      by: me.by,
      action: 'staff.reset_second_factor',
      subject,
      before: { second_factor: before.second_factor },
      after: { second_factor: 'none' },
    })
    return (await readStaffMember(tx, id))!
  })
}
