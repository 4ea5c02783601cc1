import type { Db, Tx } from '@tsiran/db/database'
import type { RefundLine } from '@tsiran/contract/admin/order-payment-shapes'
import type { RefundState } from '@tsiran/db/tables/payments'
import { sql } from 'kysely'
import { cleanJson } from '../shared/outside-text.ts'
import { movePayment, type PaymentTransition } from './move-payment.ts'
import type { Payment } from './payment-rows.ts'
import { stateByRefunds } from './payment-states.ts'

/** Money of a payment that goes back to the buyer, all of it or a part. */
export interface PaymentRefund {
  id: number
  payment_id: number
  /** Drams. */
  amount: number
  state: RefundState
  /** A person returns it, or has returned it, outside of the shop. */
  by_hand: boolean
  reason: string
  /** The pieces that it is for; empty for anything else. */
  lines: RefundLine[]
  staff_id: number | null
  created_at: Date
}

const columns = sql`r.id, r.payment_id, r.amount, r.state, r.by_hand, r.reason, r.lines, r.staff_id, r.created_at`

/** The refunds of an order's payments, oldest first. */
export async function listRefundsOf(db: Db, orderId: number): Promise<PaymentRefund[]> {
  const { rows } = await sql<PaymentRefund>`
    select ${columns} from payment_refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId} order by r.id`.execute(
    db,
  )
  return rows
}

/** A refund that a person has to look after, with its payment. */
export type OpenRefund = PaymentRefund & Pick<Payment, 'order_id' | 'provider' | 'bank_id'>

/** Refunds that are due or requested, oldest first. */
export async function listOpenRefunds(db: Db): Promise<OpenRefund[]> {
  const { rows } = await sql<OpenRefund>`
    select ${columns}, p.order_id, p.provider, p.bank_id from payment_refunds r join payments p on p.id = r.payment_id
    where r.state in ('due', 'refunding') order by r.id`.execute(db)
  return rows
}

/** Why money goes back, for which pieces if for any, and who of the staff decided it. */
export interface RefundCause {
  reason: string
  lines?: readonly RefundLine[] | undefined
  staffId: number | null
}

interface DueRefund extends RefundCause {
  /** Drams. */
  amount: number
  /** Cause, for the payment's events. */
  kind: string
  byHand?: boolean
}

/** Records that a part of a paid payment has to go back. The order is locked. Its sum never exceeds the payment, by a CHECK. */
export async function addDue(
  tx: Tx,
  payment: Pick<Payment, 'id'>,
  { amount, reason, lines = [], staffId, kind, byHand = false }: DueRefund,
) {
  await sql`
    with counted as (update payments set refund_total = refund_total + ${amount} where id = ${payment.id})
    insert into payment_refunds (payment_id, amount, state, by_hand, reason, lines, staff_id)
    values (${payment.id}, ${amount}, 'due', ${byHand}, ${reason}, ${JSON.stringify(lines)}::jsonb, ${staffId})`.execute(
    tx,
  )
  await followRefunds(tx, payment.id, kind, { amount })
}

/** Money came that the order does not need: all of it has to go back. False, with nothing changed, where it is recorded already. */
export async function requireRefund(
  tx: Tx,
  payment: Payment,
  transition: PaymentTransition & { move: 'requireRefund' | 'mismatch' },
): Promise<boolean> {
  if (!(await movePayment(tx, payment.id, transition))) return false
  await sql`
    with counted as (update payments set refund_total = amount where id = ${payment.id} returning id, amount)
    insert into payment_refunds (payment_id, amount, state, reason) select id, amount, 'due', ${transition.kind} from counted`.execute(
    tx,
  )
  return true
}

/** Sets a payment's state by its refunds and records the event. */
export async function followRefunds(
  tx: Tx,
  paymentId: number,
  kind: string,
  detail: Record<string, unknown>,
): Promise<void> {
  const { rows } = await sql<PaymentRefund & { total: number; captured_amount: number | null }>`
    select ${columns}, p.amount as total, p.captured_amount from payments p left join payment_refunds r on r.payment_id = p.id where p.id = ${paymentId}`.execute(
    tx,
  )
  const to = stateByRefunds(
    rows[0]!.total,
    rows.filter(({ id }) => id !== null),
    rows[0]!.captured_amount === null ? 'paid' : 'captured',
  )
  await sql`
    with old as (select id, state from payments where id = ${paymentId}),
    moved as (update payments p set state = ${to} from old where p.id = old.id and p.state <> ${to})
    insert into payment_events (payment_id, kind, from_state, to_state, detail)
    select id, ${kind}, nullif(state, ${to}), case when state <> ${to} then ${to} end, ${cleanJson(detail)}::jsonb from old`.execute(
    tx,
  )
}
