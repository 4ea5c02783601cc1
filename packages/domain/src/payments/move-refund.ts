import type { RefundLine } from '@tsiran/contract/admin/order-payment-shapes'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Payment } from './payment-rows.ts'
import { followRefunds, type PaymentRefund, type RefundCause } from './refunds.ts'

const columns = sql`id, payment_id, amount, state, by_hand, reason, lines, staff_id, created_at`

export interface TakenDue {
  /** Drams. */
  taken: number
  /** The pieces that the refunds were for of which nothing is due any more. */
  lines: RefundLine[]
}

/** Takes drams out of a payment's due refunds, the oldest first. `untried` leaves those by hand. */
export async function takeDue(
  tx: Tx,
  paymentId: number,
  drams: number,
  { untried }: { untried: boolean },
): Promise<TakenDue> {
  const { rows } = await sql<TakenDue>`
    with due as (
      select id, amount, sum(amount) over (order by id) - amount as before from payment_refunds
      where payment_id = ${paymentId} and state = 'due' and not (by_hand and ${untried}::boolean)
    ), taken as (
      select id, amount, least(amount, ${drams}::bigint - before)::bigint as part from due where before < ${drams}::bigint
    ), gone as (
      delete from payment_refunds r using taken t where r.id = t.id and t.part = t.amount returning r.lines
    ), less as (
      update payment_refunds r set amount = r.amount - t.part from taken t where r.id = t.id and t.part < t.amount
    )
    select coalesce(sum(part), 0)::bigint as taken, (
      select coalesce(jsonb_agg(to_jsonb(n)), '[]') from (
        select l.line_id, sum(l.quantity)::integer as quantity
        from gone, jsonb_to_recordset(gone.lines) l(line_id bigint, quantity integer) group by l.line_id
      ) n
    ) as lines from taken`.execute(tx)
  const { taken } = rows[0]!
  if (taken > 0)
    await sql`update payments set refund_total = refund_total - ${taken} where id = ${paymentId}`.execute(
      tx,
    )
  return rows[0]!
}

/**
 * Begins a refund of so many drams. It may have happened from now on. First it takes what is due, with the pieces that this was for,
 * unless it is for pieces of its own.
 */
export async function beginRefund(
  tx: Tx,
  payment: Payment,
  { drams, reason, lines, staffId }: RefundCause & { drams: number },
) {
  const same = lines
    ? undefined
    : await sql<PaymentRefund>`
    update payment_refunds set state = 'refunding', staff_id = ${staffId}, reason = coalesce(nullif(${reason}, ''), reason)
    where id = (select id from payment_refunds where payment_id = ${payment.id} and state = 'due' and amount = ${drams} order by id limit 1)
    returning ${columns}`.execute(tx)
  let refund = same?.rows[0]
  if (!refund) {
    const own = lines ?? (await takeDue(tx, payment.id, drams, { untried: false })).lines
    const { rows } = await sql<PaymentRefund>`
      with counted as (update payments set refund_total = refund_total + ${drams} where id = ${payment.id})
      insert into payment_refunds (payment_id, amount, state, reason, lines, staff_id)
      values (${payment.id}, ${drams}, 'refunding', ${reason}, ${JSON.stringify(own)}::jsonb, ${staffId}) returning ${columns}`.execute(
      tx,
    )
    refund = rows[0]!
  }
  await followRefunds(tx, payment.id, 'refund_begun', { amount: drams })
  return refund
}

/** The bank refused a requested refund: it is due again, by hand. Does nothing where a person has confirmed it meanwhile. */
export async function failRefund(tx: Tx, refund: PaymentRefund, why: string): Promise<void> {
  const { rows } = await sql`
    with refused as (
      update payment_refunds set state = 'refused', settled_at = now() where id = ${refund.id} and state = 'refunding'
      returning payment_id, amount, reason, lines, staff_id
    )
    insert into payment_refunds (payment_id, amount, state, by_hand, reason, lines, staff_id)
    select payment_id, amount, 'due', true, reason, lines, staff_id from refused returning id`.execute(
    tx,
  )
  if (rows.length > 0) await followRefunds(tx, refund.payment_id, 'refund_refused', { reason: why })
}

/** Records that a refund has happened; `byHand` where a person saw it, who is then its person. False where that is recorded already. */
export async function finishRefund(
  tx: Tx,
  refund: PaymentRefund,
  byHand?: { staffId: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    update payment_refunds set state = 'refunded', settled_at = now(), by_hand = ${byHand !== undefined},
      staff_id = coalesce(${byHand?.staffId ?? null}::integer, staff_id)
    where id = ${refund.id} and (state = 'refunding' or (state = 'due' and ${byHand !== undefined}::boolean)) returning id`.execute(
    tx,
  )
  if (rows.length === 0) return false
  await followRefunds(tx, refund.payment_id, byHand ? 'refunded_by_hand' : 'refunded', {
    amount: refund.amount,
  })
  return true
}
