import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '@tsiran/db/database'
import type { PaymentAnswer, PaymentState } from '@tsiran/db/tables/payments'
import { sql } from 'kysely'
import { cleanJson } from '../shared/outside-text.ts'
import { paymentMoves, type PaymentMove } from './payment-states.ts'

export interface PaymentRow {
  id: number
  order_id: number
  provider: 'ameriabank' | 'idram'
  state: PaymentState
  /** Drams. */
  amount: number
  currency: string
  key: string
  bank_id: string | null
  details: Record<string, string>
  /** What came of the last question to the bank; null before the first one. */
  answer: PaymentAnswer | null
  created_at: Date
  /** Minutes since its beginning, by the database's clock. */
  age: number
  /** Whether somebody is at work with it now. */
  leased: boolean
}

const columns = sql`id, order_id, provider, state, amount, currency, key, bank_id, details, answer, created_at,
  (extract(epoch from now() - created_at) / 60)::float8 as age, coalesce(ask_at > now(), false) as leased`

const one = async (db: Db, where: ReturnType<typeof sql>) =>
  (await sql<PaymentRow>`select ${columns} from payments where ${where} order by id desc limit 1`.execute(db)).rows[0]

/** The payment with our number. */
export const selectPayment = (db: Db, id: number) => one(db, sql`id = ${id}`)
/** The payment of a key; only a whole key finds one. */
export const selectByKey = (db: Db, key: string) => one(db, sql`key = ${key}`)
/** The payment that a bank calls so, in letters of either case. */
export const selectByBankId = (db: Db, provider: PaymentRow['provider'], bankId: string) =>
  one(db, sql`provider = ${provider} and lower(bank_id) = lower(${bankId})`)
/** The newest try to pay an order; `open` leaves out those that are over. */
export const selectLatest = (db: Db, orderId: number, { open }: { open: boolean }) =>
  one(db, sql`order_id = ${orderId} and (${!open}::boolean or state in ('created', 'open'))`)

/** Seconds that whoever asks a bank has a payment to itself: longer than a bank has for its answer. */
const lease = 15

/** Writes a new try to pay an order, leased to whoever writes it. One order has one open try (`payments_one_open`). */
export async function insertPayment(tx: Tx, orderId: number, provider: PaymentRow['provider'], amount: number): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow>`
    insert into payments (order_id, provider, amount, key, ask_at)
    values (${orderId}, ${provider}, ${amount}, ${randomBytes(16).toString('hex')}, now() + make_interval(secs => ${lease}))
    returning ${columns}`.execute(tx)
  return rows[0]!
}

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
export async function applyMove(
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
export async function insertEvent(db: Db, id: number, kind: string, detail: Record<string, unknown>): Promise<void> {
  await sql`
    insert into payment_events (payment_id, kind, detail) select ${id}, ${kind}, ${cleanJson(detail)}::jsonb
    where (select count(*) from payment_events where payment_id = ${id}) < ${maxEvents}`.execute(db)
}

/** Writes an event that a payment has once; false, with nothing written, where it is there. */
export async function insertFirstEvent(tx: Tx, id: number, kind: string): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_events (payment_id, kind) select ${id}, ${kind}
    where not exists (select from payment_events where payment_id = ${id} and kind = ${kind}) returning id`.execute(tx)
  return rows.length > 0
}

/** Writes down what came of a question, and why it was asked. */
export async function insertAnswer(db: Db, id: number, kind: string, answer: PaymentAnswer, detail: Record<string, unknown>) {
  await sql`update payments set answer = ${answer} where id = ${id}`.execute(db)
  await insertEvent(db, id, kind, detail)
}

/** Seconds between two questions about one payment at least: its page and its callbacks are open to anybody. */
const questionInterval = 5

/** Takes the right to ask the bank about a payment now; false where somebody has asked just before. */
export async function takeQuestion(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update payments set asked_at = now()
    where id = ${id} and (asked_at is null or asked_at <= now() - make_interval(secs => ${questionInterval})) returning id`.execute(db)
  return rows.length > 0
}

/** Takes the payment that is due longest for a question to its bank, if there is one; other processes take others meanwhile. */
export async function takeDue(db: Db): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    update payments set asked = asked + 1, ask_at = now() + make_interval(secs => ${lease * 2})
    where id = (select id from payments where ask_at <= now() order by ask_at limit 1 for update skip locked)
    returning ${columns}`.execute(db)
  return rows[0]
}

/** Sets when a payment's bank is asked next, in minutes from its beginning; null for never. A settled payment stays as it is. */
export async function askAt(db: Db, id: number, minutes: number | null): Promise<void> {
  await sql`update payments set ask_at = created_at + make_interval(mins => ${minutes}) where id = ${id} and ask_at is not null`.execute(db)
}

/** Payments whose money has to go back, oldest first. */
export async function selectRefunds(db: Db): Promise<PaymentRow[]> {
  return (await sql<PaymentRow>`select ${columns} from payments where state in ('refund_due', 'refunding') order by id`.execute(db)).rows
}

/** All tries to pay an order, oldest first. */
export async function selectOfOrder(db: Db, orderId: number): Promise<PaymentRow[]> {
  return (await sql<PaymentRow>`select ${columns} from payments where order_id = ${orderId} order by id`.execute(db)).rows
}
