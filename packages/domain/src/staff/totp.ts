import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { DomainError } from '../errors.ts'
import { writeAudit } from '../shared/audit.ts'
import { limitFactor } from './factor-attempts.ts'
import { requireMayAddFactor, settleFactors } from './factor-rules.ts'
import { firstRecoveryCodes } from './recovery-codes.ts'
import type { ActingStaff } from './session.ts'
import { markProven } from './sessions.ts'

/** Seconds that a phone's clock may be off. */
const tolerance = 30

/** The time step that a code belongs to; undefined for a wrong one. */
function stepOf(secret: string, code: string): number | undefined {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const result = verifySync({ secret, token, epochTolerance: tolerance })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** Begins to set up codes: the secret counts once a code of it was typed. Refuses with `confirmation_needed`. */
export async function beginTotp(
  db: Db,
  me: ActingStaff,
  shop: string,
): Promise<{ secret: string; uri: string }> {
  requireMayAddFactor(me)
  const secret = generateSecret()
  await db
    .updateTable('staff')
    .set({ totp_pending_secret: secret })
    .where('id', '=', me.id)
    .execute()
  return { secret, uri: generateURI({ issuer: shop, label: me.email, secret }) }
}

/** Ends setting up codes, and proves this session. Returns new recovery codes where there were none. Refuses with `invalid_credentials`. */
export async function confirmTotp(db: Db, me: ActingStaff, code: string): Promise<string[]> {
  requireMayAddFactor(me)
  return limitFactor(db, me, () =>
    inTransaction(db, async (tx) => {
      const { rows } = await sql<{ secret: string | null }>`
        select totp_pending_secret as secret from staff where id = ${me.id} for update`.execute(tx)
      const secret = rows[0]?.secret
      const step = secret == null ? undefined : stepOf(secret, code)
      if (secret == null || step === undefined) throw new DomainError('invalid_credentials')
      await sql`
        update staff set totp_secret = ${secret}, totp_pending_secret = null, totp_last_step = ${step} where id = ${me.id}`.execute(
        tx,
      )
      await markProven(tx, me.sessionId, { secondFactor: true })
      await writeAudit(tx, {
        by: me.by,
        action: 'totp.add',
        subject: { type: 'staff', id: me.id, label: me.name },
      })
      return firstRecoveryCodes(tx, me.id)
    }),
  )
}

/** Tells whether a code is the person's; each counts once. */
export async function useTotpCode(db: Db | Tx, staffId: number, code: string): Promise<boolean> {
  const { totp_secret: secret } = await db
    .selectFrom('staff')
    .select('totp_secret')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  const step = secret === null ? undefined : stepOf(secret, code)
  if (step === undefined) return false
  const { rows } = await sql`
    update staff set totp_last_step = ${step} where id = ${staffId} and totp_last_step < ${step} and totp_secret = ${secret} returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** Removes the codes. Refuses with `not_found`, and with `factor_needed` where the person's roles need them. */
export async function removeTotp(db: Db, me: ActingStaff): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql`
      update staff set totp_secret = null, totp_pending_secret = null where id = ${me.id} and totp_secret is not null returning id`.execute(
      tx,
    )
    if (rows.length === 0) throw new DomainError('not_found')
    await settleFactors(tx, me)
    await writeAudit(tx, {
      by: me.by,
      action: 'totp.remove',
      subject: { type: 'staff', id: me.id, label: me.name },
    })
  })
}
