import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { hashPassword } from '../customers/password.ts'
import { passwordProblem } from '../customers/person.ts'
import type { ClientInfo } from '../shared/viewer.ts'
import { DomainError } from '../errors.ts'
import { staffActor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { checkFields, emailProblem, requiredProblem } from '../shared/fields.ts'
import { returnAttempt, takeAttempt } from '../shared/rate-limit.ts'
import { digestOf } from '../shared/secret-keys.ts'
import { tidy } from '../shared/text.ts'
import { createStaff } from './create-staff.ts'
import { staffNetworkLimit } from './limits.ts'
import { endStaffSessions } from './sessions.ts'
import { openStaffSession } from './open-session.ts'

export interface ShopClaim {
  token: string
  email: string
  password: string
  name: string
  locale: Locale
  requestId: string
}

/** A living claim that this secret opens: of a shop without staff, or one that `npm run owner` printed. */
const livingClaim = (token: string) =>
  sql`digest = ${digestOf(token)} and expires_at > now() and (recovery or not exists (select from staff))`

/**
 * Makes an owner by the printed link and returns the cookie of their session. Of many at once one wins. A link for recovery also takes
 * the e-mail of one of the staff, who becomes an owner with the new password. Refuses with `not_found` (also for ever after the first),
 * `validation_failed` and `too_many_attempts`.
 */
export async function claimShop(db: Db, claim: ShopClaim, visitor: ClientInfo): Promise<string> {
  const { token, password, locale, requestId } = claim
  const [email, name] = [tidy(claim.email), tidy(claim.name)]
  const limit = staffNetworkLimit(visitor.address)
  await takeAttempt(db, limit)
  const { rows } = await sql`select from staff_claims where ${livingClaim(token)}`.execute(db)
  if (rows.length === 0) throw new DomainError('not_found')
  await returnAttempt(db, limit)
  checkFields({
    email: emailProblem(email),
    name: requiredProblem(name),
    password: passwordProblem(password, email),
  })
  const passwordHash = await hashPassword(password, visitor)
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('tsiran claim', 0))`.execute(tx)
    const used = await sql<{
      recovery: boolean
    }>`delete from staff_claims where ${livingClaim(token)} returning recovery`.execute(tx)
    if (!used.rows[0]) throw new DomainError('not_found')
    const owner = { email, name, roles: ['owner'], passwordHash, locale } as const
    const id = (await createStaff(tx, owner)) ?? (await recover(tx, email, passwordHash))
    const cookie = await openStaffSession(tx, { staffId: id, passwordHash }, visitor)
    const by = staffActor({ id, name }, { requestId, address: visitor.address })
    await writeAudit(tx, {
      by,
      action: 'staff.claim',
      subject: { type: 'staff', id, label: name },
      after: { roles: ['owner'] },
    })
    return cookie!
  })
}

/** Makes one of the staff an owner with a new password and without second factors. */
async function recover(tx: Tx, email: string, passwordHash: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update staff set password_hash = ${passwordHash}, active = true, totp_secret = null, totp_pending_secret = null, version = version + 1,
      roles = case when 'owner' = any(roles) then roles else roles || 'owner'::text end
    where lower(email) = lower(${email}) returning id`.execute(tx)
  const { id } = rows[0]!
  await tx.deleteFrom('staff_passkeys').where('staff_id', '=', id).execute()
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute()
  await endStaffSessions(tx, id)
  return id
}
