import { secondFactorRoles } from '@tsiran/contract/admin/permissions'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { isComplete, requireConfirmation, type ActingStaff } from './session.ts'

/**
 * Refuses whoever may not add a factor: before there is one, a password is enough; later the sign-in must be complete and freshly
 * confirmed, or a stolen password would be enough for a factor of the thief's own.
 */
export function requireMayAddFactor(me: ActingStaff): void {
  if (!isComplete(me)) throw new DomainError('second_factor_needed')
  requireConfirmation(me)
}

/**
 * Refuses with `factor_needed` where the person's roles need a second factor and none would be left; without any, the recovery codes go
 * too. To be called after a removal, in its transaction.
 */
export async function settleFactors(tx: Tx, me: ActingStaff): Promise<void> {
  const { rows } = await sql<{ left: boolean }>`
    select totp_secret is not null or exists (select from staff_passkeys k where k.staff_id = p.id) as left
    from staff p where id = ${me.id} for update`.execute(tx)
  if (rows[0]?.left) return
  if (!me.isDemo && me.roles.some((role) => secondFactorRoles.includes(role)))
    throw new DomainError('factor_needed')
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', me.id).execute()
}
