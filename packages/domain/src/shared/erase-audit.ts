import type { Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'

/** What rows about an order or a route hold of a person: words that somebody typed, and the address. */
const words = ['note', 'reason', 'shipping_address']
/** What rows about a company's user hold of them. */
const names = ['email', 'name', 'position']

interface ErasedSubjects {
  customerId: number
  /** Null for somebody without a company. */
  companyId: number | null
  comments: readonly number[]
  messages: readonly number[]
  drafts: readonly number[]
  orders: readonly number[]
  routes: readonly number[]
}

/**
 * Takes a person out of the audit log: of rows about the account, its comments, messages and drafts only who did what and when stays;
 * of those about its orders and their routes, all but what was typed. No other transaction may change the log
 * (`packages/db/migrations/0071_erasing.sql`).
 */
export async function eraseFromAudit(tx: Tx, subjects: ErasedSubjects): Promise<void> {
  const { customerId, companyId, comments, messages, drafts, orders, routes } = subjects
  await sql`select set_config('tsiran.erasing', 'on', true)`.execute(tx)
  const all = [...drafts, ...(await formerDrafts(tx, customerId))]
  await sql`
    update audit_log set subject_label = subject_id, before = '{}', after = '{}'
    where ${about('customer', [customerId])} or ${about('comment', comments)} or ${about('message', messages)}
      or ${about('draft', all)}`.execute(tx)
  await sql`
    update audit_log set before = before - ${words}::text[], after = after - ${words}::text[]
    where ${about('order', orders)} or ${about('route', routes)}`.execute(tx)
  await sql`
    update audit_log set details = details - ${names}::text[]
    where company_id = ${companyId} and action like 'company\\_user.%' and details ->> 'id' = ${String(customerId)}`.execute(
    tx,
  )
  await sql`select set_config('tsiran.erasing', 'off', true)`.execute(tx)
}

const about = (type: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql`(subject_type = ${type} and subject_id = any(${ids.map(String)}::text[]))`

/** Drafts that were deleted since; the log knows for whom they were. */
async function formerDrafts(tx: Tx, customerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct subject_id::integer as id from audit_log
    where subject_type = 'draft' and ${String(customerId)} in (before ->> 'customer_id', after ->> 'customer_id')`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
