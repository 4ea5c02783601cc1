import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { isRepeatable, requestLease } from '../shared/held-request.ts'
import { movePayment, notePayment } from './move-payment.ts'
import { paymentColumns, type Payment } from './payment-rows.ts'

/** Days before the bank lets go of held money at which the shop takes what was agreed. */
const captureMargin = sql`interval '1 day'`

/** The bank holds a payment's money. False where that is recorded already, or does not apply. */
export async function holdMoney(
  tx: Tx,
  { id }: Payment,
  details: Record<string, string>,
): Promise<boolean> {
  if (!(await movePayment(tx, id, { move: 'hold', kind: 'held', details }))) return false
  await sql`
    update payments set held_amount = amount, settled_at = null, ask_at = capture_before - ${captureMargin} where id = ${id}`.execute(
    tx,
  )
  return true
}

/**
 * Decides to take drams of a held payment of a locked order, 0 to let go of all. The request to the bank follows after the
 * transaction. False where the payment is not held.
 */
export async function wantCapture(
  tx: Tx,
  { id }: Pick<Payment, 'id'>,
  { drams, kind }: { drams: number; kind: string },
): Promise<boolean> {
  if (drams === 0) return wantVoid(tx, { id }, kind)
  if (!(await movePayment(tx, id, { move: 'capture', kind, details: { capture: String(drams) } })))
    return false
  await sql`
    update payments set captured_amount = ${drams}, settled_at = null, ask_at = now() where id = ${id}`.execute(
    tx,
  )
  return true
}

/** Decides to let go of what the bank holds, as {@link wantCapture} does. A capture that the bank has not made is not made any more. */
export async function wantVoid(
  tx: Tx,
  { id }: Pick<Payment, 'id'>,
  kind: string,
): Promise<boolean> {
  if (!(await movePayment(tx, id, { move: 'void', kind }))) return false
  await sql`
    update payments set captured_amount = null, requested_at = null, refused_at = null, settled_at = null, ask_at = now()
    where id = ${id}`.execute(tx)
  return true
}

/**
 * Claims the next request about held money, for the length of a lease; undefined where another process has it. `after` is the request
 * that the bank is known not to have done; null for the first one.
 */
export async function claimRequest(
  db: Db,
  id: number,
  after: Date | null,
): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    update payments set requested_at = date_trunc('milliseconds', clock_timestamp()), ask_at = now() + make_interval(secs => ${requestLease})
    where id = ${id} and state in ('capturing', 'voiding')
      and requested_at is not distinct from ${after}::timestamptz
    returning ${paymentColumns}`.execute(db)
  return rows[0]
}

/**
 * Claims a repetition of a refused request of a locked order, for the length of a lease; undefined where none was refused, or somebody
 * has claimed it. `drams` are what the order costs now. It stays refused, so that no other process repeats it.
 */
export async function claimRepetition(
  tx: Tx,
  { id, orderId, drams }: { id: number; orderId: number; drams: number },
): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    update payments set requested_at = date_trunc('milliseconds', clock_timestamp()), ask_at = now() + make_interval(secs => ${requestLease}),
      captured_amount = case when state = 'capturing' then least(${drams}::bigint, held_amount) end
    where id = ${id} and order_id = ${orderId} and ${isRepeatable}
    returning ${paymentColumns}`.execute(tx)
  return rows[0]
}

/** Records that the bank refused a request, so that it is not repeated: the bank is asked what became of the money. */
export async function refuseRequest(db: Db, { id }: Payment, reason: string): Promise<void> {
  await sql`
    update payments set refused_at = now(), ask_at = now() where id = ${id} and state in ('capturing', 'voiding')`.execute(
    db,
  )
  await notePayment(db, id, { kind: 'request_refused', detail: { reason } })
}

/** Records that the bank took so many drams of what it held: they are what the payment is of. False where it is recorded already. */
export async function finishCapture(
  tx: Tx,
  { id }: Payment,
  { drams, details = {} }: { drams: number; details?: Record<string, string> },
): Promise<boolean> {
  if (!(await movePayment(tx, id, { move: 'captured', kind: 'captured', details }))) return false
  await sql`update payments set amount = ${drams}, captured_amount = ${drams} where id = ${id}`.execute(
    tx,
  )
  return true
}

/** Schedules the next question about a request; a finished payment stays unchanged. */
export async function scheduleRequest(db: Db, id: number, minutes: number): Promise<void> {
  await sql`
    update payments set ask_at = now() + make_interval(mins => ${minutes}) where id = ${id} and ask_at is not null`.execute(
    db,
  )
}
