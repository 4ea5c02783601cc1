import type { Db, Tx } from '@tsiran/db/database'
import type { PaymentAnswer } from '@tsiran/db/tables/payments'
import { sql } from 'kysely'
import { cleanJson } from '../shared/outside-text.ts'
import { paymentMoves, type PaymentMove } from './payment-states.ts'

export interface PaymentTransition {
  move: PaymentMove
  /** Cause, for the payment's events. */
  kind: string
  bankId?: string | null
  details?: Record<string, string>
}

/**
 * Applies a move to a payment where its state allows it, and records the event; false, with nothing changed, where it does not.
 * Settled payments are no longer queried.
 */
export async function movePayment(
  db: Db,
  id: number,
  { move, kind, bankId = null, details = {} }: PaymentTransition,
): Promise<boolean> {
  const { from, to } = paymentMoves[move]
  const json = cleanJson(details)
  const isUnsettled = to === 'open' || to === 'abandoned'
  const { rows } = await sql`
    with old as (
      select id, state from payments where id = ${id} and state = any(${[...from]}) for update
    ), moved as (
      update payments p set state = ${to}, bank_id = coalesce(${bankId}, p.bank_id), details = p.details || ${json}::jsonb,
        settled_at = case when ${isUnsettled}::boolean then null else now() end,
        ask_at = case when ${to === 'open'}::boolean then p.created_at + interval '1 minute' when ${isUnsettled}::boolean then p.ask_at end
      from old where p.id = old.id
    )
    insert into payment_events (payment_id, kind, from_state, to_state, detail)
    select id, ${kind}, state, ${to}, ${json}::jsonb from old returning id`.execute(db)
  return rows.length > 0
}

/** Upper bound of one payment's events without a change: anybody can cause them. */
const maxEvents = 200

interface PaymentEvent {
  kind: string
  detail: Record<string, unknown>
}

/** Records a payment's event without a change of its state, up to {@link maxEvents}. */
export async function notePayment(
  db: Db,
  id: number,
  { kind, detail }: PaymentEvent,
): Promise<void> {
  await sql`
    insert into payment_events (payment_id, kind, detail) select ${id}, ${kind}, ${cleanJson(detail)}::jsonb
    where (select count(*) from payment_events where payment_id = ${id}) < ${maxEvents}`.execute(db)
}

/** Event of a payment that its provider may take: from then on the provider may have the money. */
export const allowedToPay = 'allowed_to_pay'

/** Whether a payment has an event. */
export async function hasEvent(db: Db, id: number, kind: string): Promise<boolean> {
  const { rows } =
    await sql`select from payment_events where payment_id = ${id} and kind = ${kind} limit 1`.execute(
      db,
    )
  return rows.length > 0
}

/** Records an event that a payment has once; false, with nothing recorded, where it has it. */
export async function noteOnce(tx: Tx, id: number, kind: string): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_events (payment_id, kind) select ${id}, ${kind}
    where not exists (select from payment_events where payment_id = ${id} and kind = ${kind}) returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/** Records the answer to a query; `kind` is the reason of the query. */
export async function noteAnswer(
  db: Db,
  id: number,
  { answer, ...event }: PaymentEvent & { answer: PaymentAnswer },
): Promise<void> {
  await sql`update payments set answer = ${answer} where id = ${id}`.execute(db)
  await notePayment(db, id, event)
}
