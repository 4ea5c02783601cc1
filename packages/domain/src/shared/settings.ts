import { isDeepStrictEqual } from 'node:util'
import type { CheckoutSettings } from '@tsiran/contract/admin/settings'
import { isTin } from '@tsiran/contract/patterns'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import type { Actor } from './actor.ts'
import { writeAudit } from './audit.ts'
import { versionConflict } from './versions.ts'

/** Whether a new company waits for approval before it has company prices, as an SQL condition. */
export const companyApproval = sql<boolean>`
  coalesce((select (value ->> 'company_approval')::boolean from settings where name = 'checkout'), false)`

/** The settings of buying. */
export async function readCheckoutSettings(db: Db | Tx): Promise<CheckoutSettings> {
  const { version, value } = await db
    .selectFrom('settings')
    .selectAll()
    .where('name', '=', 'checkout')
    .executeTakeFirstOrThrow()
  return {
    version,
    company_approval: value['company_approval'] === true,
    seller_tin: typeof value['seller_tin'] === 'string' ? value['seller_tin'] : '',
  }
}

/** Changes the settings of buying. Refuses with `version_conflict`, and another tax number than eight digits with `validation_failed`. */
export const changeCheckoutSettings = (
  db: Db,
  { version, ...sent }: CheckoutSettings,
  { by }: { by: Actor },
): Promise<CheckoutSettings> =>
  inTransaction(db, async (tx) => {
    if (sent.seller_tin !== '' && !isTin(sent.seller_tin)) throw fieldError('seller_tin', 'tin')
    await sql`select 1 from settings where name = 'checkout' for update`.execute(tx)
    const before = await readCheckoutSettings(tx)
    const subject = { type: 'settings', id: 'checkout', label: 'checkout' }
    if (before.version !== version)
      throw await versionConflict(tx, { subject, current: before, sent })
    const { version: _, ...values } = before
    if (isDeepStrictEqual(values, sent)) return before
    await sql`update settings set value = ${JSON.stringify(sent)}::jsonb, version = version + 1 where name = 'checkout'`.execute(
      tx,
    )
    const after = await readCheckoutSettings(tx)
    await writeAudit(tx, { by, action: 'settings.change', subject, before, after })
    return after
  })
