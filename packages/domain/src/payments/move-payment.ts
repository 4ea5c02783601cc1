import type { Db, Tx } from '@tsiran/db/database'
import type { PaymentAnswer } from '@tsiran/db/tables/payments'
import { sql } from 'kysely'
import { cleanJson } from '../shared/outside-text.ts'
import { paymentMoves, type PaymentMove } from './payment-states.ts'

export interface MoveDetails {
  /** What made it move, for the books. */
  kind: string
  bankId?: string | null
  details?: Record<string, string>
}

/**
 * Moves a payment, where the move applies to the state it is in, and writes it into the books; false, with nothing changed, where
 * it does not. A payment that is settled is no longer asked about.
 */
export async function movePayment(
  db: Db,
  id: number,
  move: PaymentMove,
  { kind, bankId = null, details = {} }: MoveDetails,
): Promise<boolean> {
  const { from, to } = paymentMoves[move]
  const json = cleanJson(details)
  const goesOn = to === 'open' || to === 'abandoned'
  const { rows } = await sql`
    with old as (
      select id, state from payments where id = ${id} and state = any(${[...from]}) for update
    ), moved as (
      update payments p set state = ${to}, bank_id = coalesce(${bankId}, p.bank_id), details = p.details || ${json}::jsonb,
        settled_at = case when ${goesOn}::boolean then null else now() end,
        ask_at = case when ${to === 'open'}::boolean then p.created_at + interval '1 minute' when ${goesOn}::boolean then p.ask_at end
      from old where p.id = old.id
    )
    insert into payment_events (payment_id, kind, from_state, to_state, detail)
    select id, ${kind}, state, ${to}, ${json}::jsonb from old returning id`.execute(db)
  return rows.length > 0
}

/** Events of one payment that changed nothing: more are not written, since anybody may cause them. */
const maxEvents = 200

/** Writes something that changed nothing into a payment's books, up to {@link maxEvents}. */
export async function notePayment(db: Db, id: number, kind: string, detail: Record<string, unknown>): Promise<void> {
  await sql`
    insert into payment_events (payment_id, kind, detail) select ${id}, ${kind}, ${cleanJson(detail)}::jsonb
    where (select count(*) from payment_events where payment_id = ${id}) < ${maxEvents}`.execute(db)
}

/** Writes an event that a payment has once; false, with nothing written, where it is there. */
export async function noteOnce(tx: Tx, id: number, kind: string): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_events (payment_id, kind) select ${id}, ${kind}
    where not exists (select from payment_events where payment_id = ${id} and kind = ${kind}) returning id`.execute(tx)
  return rows.length > 0
}

/** Writes down what came of a question, and why it was asked. */
export async function noteAnswer(db: Db, id: number, kind: string, answer: PaymentAnswer, detail: Record<string, unknown>) {
  await sql`update payments set answer = ${answer} where id = ${id}`.execute(db)
  await notePayment(db, id, kind, detail)
}
