import { randomBytes } from 'node:crypto'
import type { OnlineMethod } from '@tsiran/contract/online-methods'
import type { Db, Tx } from '@tsiran/db/database'
import type { PaymentAnswer, PaymentState } from '@tsiran/db/tables/payments'
import { sql } from 'kysely'

export interface Payment {
  id: number
  order_id: number
  provider: OnlineMethod
  state: PaymentState
  /** Drams. */
  amount: number
  currency: string
  key: string
  bank_id: string | null
  /** Drams that went back, are on their way, or are due. */
  refund_total: number
  details: Record<string, string>
  /** Of a two-stage terminal, in drams: what the bank holds, and what it is to take or took. Null before. */
  held_amount: number | null
  captured_amount: number | null
  /** When the bank lets go of what it holds; null for a terminal that takes the money at once. */
  capture_before: Date | null
  /** When the bank was last asked to take what it holds, or to let go of it, and when it refused. */
  requested_at: Date | null
  refused_at: Date | null
  /** Answer to the last query; null before the first one. */
  answer: PaymentAnswer | null
  created_at: Date
  /** Minutes since its creation, by the database's clock. */
  age: number
  /** Whether a process has its lease. */
  leased: boolean
}

export const paymentColumns = sql`id, order_id, provider, state, amount, currency, key, bank_id, refund_total, details, answer, created_at,
  held_amount, captured_amount, capture_before, requested_at, refused_at,
  (extract(epoch from now() - created_at) / 60)::float8 as age, coalesce(ask_at > now(), false) as leased`

const one = async (db: Db, where: ReturnType<typeof sql>) =>
  (
    await sql<Payment>`select ${paymentColumns} from payments where ${where} order by id desc limit 1`.execute(
      db,
    )
  ).rows[0]

/** The payment with the shop's number. */
export const findPayment = (db: Db, id: number) => one(db, sql`id = ${id}`)
/** The payment with this key. */
export const findByKey = (db: Db, key: string) => one(db, sql`key = ${key}`)
/** The payment with a bank's id, in upper or lower case. */
export const findByBankId = (db: Db, provider: OnlineMethod, bankId: string) =>
  one(db, sql`provider = ${provider} and lower(bank_id) = lower(${bankId})`)
/** An order's latest payment; `open` for the latest that is not settled. */
export const findLatestPayment = (db: Db, orderId: number, { open }: { open: boolean }) =>
  one(db, sql`order_id = ${orderId} and (${!open}::boolean or state in ('created', 'open'))`)

/** Seconds of the lease for a query: longer than the timeout of a bank's answer. */
export const lease = 15

interface NewPayment {
  orderId: number
  provider: OnlineMethod
  /** Drams. */
  amount: number
  /** Days that a two-stage terminal holds money; absent for others. */
  holdDays?: number | undefined
}

/** Inserts a payment of an order, leased to the caller. An order has one open payment (`payments_one_open`). */
export async function createPayment(
  tx: Tx,
  { orderId, provider, amount, holdDays }: NewPayment,
): Promise<Payment> {
  const { rows } = await sql<Payment>`
    insert into payments (order_id, provider, amount, key, ask_at, capture_before)
    values (${orderId}, ${provider}, ${amount}, ${randomBytes(16).toString('hex')}, now() + make_interval(secs => ${lease}),
      now() + make_interval(days => ${holdDays ?? null}::integer))
    returning ${paymentColumns}`.execute(tx)
  return rows[0]!
}

/** All payments of an order, oldest first. */
export async function listPaymentsOf(db: Db, orderId: number): Promise<Payment[]> {
  return (
    await sql<Payment>`select ${paymentColumns} from payments where order_id = ${orderId} order by id`.execute(
      db,
    )
  ).rows
}
