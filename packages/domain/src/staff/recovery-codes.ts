import { randomInt } from 'node:crypto'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { writeAudit } from '../shared/audit.ts'
import { digestOf } from '../shared/secret-keys.ts'
import type { ActingStaff } from './session.ts'

const count = 10
/** Signs that nobody mistakes for each other; 16 of them are 78 bits. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

const newCode = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-')

/** A code as it is stored: how somebody types the dashes and capitals does not matter. */
const digest = (code: string) => digestOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''))

/** Gives a person ten new codes in place of earlier ones, and returns them: they are shown once. */
export async function replaceRecoveryCodes(tx: Tx, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  await tx
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ staff_id: staffId, digest: digest(code) })))
    .execute()
  return codes
}

/** The first codes of a person who has set up a second factor; none where there are codes. */
export async function firstRecoveryCodes(tx: Tx, staffId: number): Promise<string[]> {
  const { rows } =
    await sql`select from staff_recovery_codes where staff_id = ${staffId} limit 1`.execute(tx)
  return rows.length > 0 ? [] : replaceRecoveryCodes(tx, staffId)
}

/** Uses a code up; false where it is none of the person's. */
export async function useRecoveryCode(
  db: Db | Tx,
  staffId: number,
  code: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from staff_recovery_codes where staff_id = ${staffId} and digest = ${digest(code)} returning staff_id`.execute(
    db,
  )
  return rows.length > 0
}

/** Ten new codes. Refuses with `conflict` whoever has no second factor that they could stand in for. */
export async function renewRecoveryCodes(db: Db, me: ActingStaff): Promise<string[]> {
  if (me.secondFactor === 'none') throw new DomainError('conflict')
  return inTransaction(db, async (tx) => {
    const codes = await replaceRecoveryCodes(tx, me.id)
    await writeAudit(tx, {
      by: me.by,
      action: 'recovery_codes.renew',
      subject: { type: 'staff', id: me.id, label: me.name },
    })
    return codes
  })
}
