import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { writeAudit } from '../shared/audit.ts'
import { checkStaffPassword } from './check-staff-password.ts'
import { limitFactor } from './factor-attempts.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import type { RelyingParty } from './relying-party.ts'
import type { ActingStaff } from './session.ts'
import { markProven } from './sessions.ts'
import { useTotpCode } from './totp.ts'
import { usePasskey } from './use-passkey.ts'

/** One of them proves who calls. */
export interface StaffProof {
  password?: string | undefined
  code?: string | undefined
  assertion?: Record<string, unknown> | undefined
}

/** Ways for a person to confirm who they are. A password is one for those alone who have no second factor. */
export async function waysToConfirm(
  db: Db,
  me: ActingStaff,
): Promise<('password' | 'totp' | 'passkey')[]> {
  if (me.secondFactor === 'none') return ['password']
  const { totp_secret: totp } = await db
    .selectFrom('staff')
    .select('totp_secret')
    .where('id', '=', me.id)
    .executeTakeFirstOrThrow()
  return [
    ...(me.secondFactor === 'passkey' ? (['passkey'] as const) : []),
    ...(totp === null ? [] : (['totp'] as const)),
  ]
}

/**
 * Completes a sign-in by a code, a recovery code or a passkey; it counts as a step-up. Refuses with `invalid_credentials` and
 * `too_many_attempts`.
 */
export async function proveSecondFactor(
  db: Db,
  me: ActingStaff,
  proof: StaffProof,
  party: RelyingParty,
): Promise<void> {
  await prove(db, me, 'session.prove', async () => {
    if (proof.assertion) return usePasskey(db, me, proof.assertion, party)
    if (!proof.code) return false
    return (await useTotpCode(db, me.id, proof.code)) || useRecoveryCode(db, me.id, proof.code)
  })
}

/** Proves once more who calls: a step-up. Refuses as {@link proveSecondFactor}. */
export async function confirmSession(
  db: Db,
  me: ActingStaff,
  proof: StaffProof,
  party: RelyingParty,
): Promise<void> {
  await prove(db, me, 'session.confirm', async () => {
    if (me.secondFactor === 'none')
      return proof.password !== undefined && isOwnPassword(db, me, proof.password)
    if (proof.assertion) return usePasskey(db, me, proof.assertion, party)
    return proof.code !== undefined && useTotpCode(db, me.id, proof.code)
  })
}

/** Tells whether it is the person's present password. Refuses with `too_many_attempts`. */
export async function isOwnPassword(db: Db, me: ActingStaff, password: string): Promise<boolean> {
  const { password_hash: hash } = await db
    .selectFrom('staff')
    .select('password_hash')
    .where('id', '=', me.id)
    .executeTakeFirstOrThrow()
  return checkStaffPassword(db, { email: me.email, password, hash }, me)
}

async function prove(
  db: Db,
  me: ActingStaff,
  action: 'session.prove' | 'session.confirm',
  isRight: () => Promise<boolean>,
): Promise<void> {
  await limitFactor(db, me, async () => {
    if (!(await isRight())) throw new DomainError('invalid_credentials')
  })
  await inTransaction(db, async (tx) => {
    await markProven(tx, me.sessionId, { secondFactor: me.secondFactor !== 'none' })
    await writeAudit(tx, {
      by: me.by,
      action,
      subject: { type: 'staff', id: me.id, label: me.name },
    })
  })
}
