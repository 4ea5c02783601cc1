import type { Passkey } from '@tsiran/contract/admin/staff-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { writeAudit } from '../shared/audit.ts'
import { settleFactors } from './factor-rules.ts'
import { selectKeys } from './relying-party.ts'
import type { ActingStaff } from './session.ts'

/** The person's passkeys. */
export async function listPasskeys(db: Db, staffId: number): Promise<Passkey[]> {
  const keys = await selectKeys(db, staffId)
  return keys.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }))
}

/** Removes a passkey. Refuses with `not_found`, and with `factor_needed` where the person's roles need it. */
export async function removePasskey(db: Db, id: number, me: ActingStaff): Promise<void> {
  await inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('staff_passkeys')
      .where('id', '=', id)
      .where('staff_id', '=', me.id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new DomainError('not_found')
    await settleFactors(tx, me)
    await writeAudit(tx, {
      by: me.by,
      action: 'passkey.remove',
      subject: { type: 'staff', id: me.id, label: me.name },
      before: removed,
    })
  })
}
