import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { StaffMember } from '@tsiran/contract/admin/staff-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { writeAudit } from '../shared/audit.ts'
import { checkFields, requiredProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'
import { takeVersion, versionConflict } from '../shared/versions.ts'
import { readStaffMember } from './list-staff.ts'
import { requireAnotherOwner, requireGivable } from './owners.ts'
import type { ActingStaff } from './session.ts'
import { endStaffSessions } from './sessions.ts'

export interface StaffChange {
  name: string
  roles: readonly StaffRole[]
  active: boolean
  version: number
}

/**
 * Changes somebody's name, roles, or whether they may sign in; other roles and a shut account end their sessions at once. Refuses with
 * `not_found`, `version_conflict`, `forbidden` (roles above one's own) and `last_owner`.
 */
export async function changeStaff(
  db: Db,
  id: number,
  change: StaffChange,
  me: ActingStaff,
): Promise<StaffMember> {
  const { roles, active, version } = change
  const name = tidy(change.name)
  checkFields({ name: requiredProblem(name) })
  return inTransaction(db, async (tx) => {
    const before = await requireMember(tx, id)
    requireGivable(me.roles, [...before.roles, ...roles])
    if (!active || !roles.includes('owner')) await requireOwnerBeside(tx, before)
    await requireVersion(tx, before, version, { name, roles, active })
    await sql`update staff set name = ${name}, roles = ${[...roles]}::text[], active = ${active} where id = ${id}`.execute(
      tx,
    )
    if (!active || roles.toSorted().join() !== before.roles.toSorted().join()) await shutOut(tx, id)
    const after = { name, roles, active }
    await writeAudit(tx, {
      by: me.by,
      action: 'staff.update',
      subject: { type: 'staff', id, label: name },
      before: { ...before },
      after: { ...before, ...after },
    })
    return (await readStaffMember(tx, id))!
  })
}

/** Removes somebody; histories keep the name, the e-mail is free again. Refuses as {@link changeStaff}. */
export async function removeStaff(
  db: Db,
  id: number,
  version: number,
  me: ActingStaff,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await requireMember(tx, id)
    requireGivable(me.roles, before.roles)
    await requireOwnerBeside(tx, before)
    await requireVersion(tx, before, version, {})
    await sql`
      update staff set removed_at = now(), email = null, password_hash = null, totp_secret = null, totp_pending_secret = null, active = false
      where id = ${id}`.execute(tx)
    await tx.deleteFrom('staff_passkeys').where('staff_id', '=', id).execute()
    await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute()
    await shutOut(tx, id)
    const { name, email, roles } = before
    await writeAudit(tx, {
      by: me.by,
      action: 'staff.remove',
      subject: { type: 'staff', id, label: name },
      before: { name, email, roles },
    })
  })
}

async function requireMember(tx: Tx, id: number): Promise<StaffMember> {
  const member = await readStaffMember(tx, id)
  if (!member) throw new DomainError('not_found')
  return member
}

/** Refuses where the last owner would cease to be one. The role is looked at under the lock. */
async function requireOwnerBeside(tx: Tx, { id, roles, active }: StaffMember): Promise<void> {
  if (roles.includes('owner') && active) await requireAnotherOwner(tx, id)
}

async function requireVersion(
  tx: Tx,
  { id }: StaffMember,
  version: number,
  sent: Record<string, unknown>,
): Promise<void> {
  if ((await takeVersion(tx, 'staff', id, version)) !== undefined) return
  const current = await requireMember(tx, id)
  throw await versionConflict(tx, { subject: { type: 'staff', id }, current, sent })
}

/** Ends a person's sessions, and the invites that they sent with the rights that they had. */
async function shutOut(tx: Tx, id: number): Promise<void> {
  await endStaffSessions(tx, id)
  await tx.deleteFrom('staff_invites').where('invited_by', '=', id).execute()
}
