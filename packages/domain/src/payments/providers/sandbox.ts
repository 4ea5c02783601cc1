import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { VposOperation } from './vpos.ts'
import { type SandboxPayment, findSandboxPayment } from './sandbox-payments.ts'

/** The shop's account at the sandbox bank. */
export const sandboxClient = { clientId: 'sandbox', username: 'sandbox', password: 'sandbox' }
/** The same with the terminal that holds money on the card until it is confirmed. */
export const twoStageClient = { ...sandboxClient, clientId: 'sandbox-two-stage' }

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The answer to one operation of vPOS 3.1. `mode` is how to deliver it. */
export interface SandboxAnswer {
  mode: SandboxPayment['mode']
  body: Record<string, unknown>
}

/** Runs one operation of vPOS 3.1 at the sandbox bank. */
export async function runSandbox(
  db: Db,
  operation: VposOperation,
  body: Record<string, unknown>,
): Promise<SandboxAnswer> {
  if (body['Username'] !== sandboxClient.username || body['Password'] !== sandboxClient.password)
    return refusal('20', 'Invalid credentials')
  if (operation === 'InitPayment') return initPayment(db, body)
  const payment = await findSandboxPayment(db, text(body['PaymentID']))
  if (!payment) return refusal('05', 'Unknown payment')
  if (operation === 'GetPaymentDetails') return readDetails(db, payment)
  if (operation === 'RefundPayment') return refund(db, payment, Number(body['Amount']))
  return answerLater(db, payment, () =>
    operation === 'ConfirmPayment'
      ? confirm(db, payment, Number(body['Amount']))
      : cancel(db, payment),
  )
}

/** Runs a request about held money in the way that was chosen for it, once. */
async function answerLater(
  db: Db,
  { id, later_mode: mode }: SandboxPayment,
  run: () => Promise<SandboxAnswer>,
): Promise<SandboxAnswer> {
  if (mode === 'normal') return run()
  await sql`update sandbox_payments set later_mode = 'normal' where id = ${id}`.execute(db)
  if (mode === 'refused') return refusal('07', 'Refused')
  if (mode === 'error') return { mode, body: {} }
  return { ...(await run()), mode: mode === 'lost' ? 'error' : mode }
}

const refusal = (code: string | number, message: string): SandboxAnswer => ({
  mode: 'normal',
  body: { ResponseCode: code, ResponseMessage: message },
})

async function initPayment(db: Db, body: Record<string, unknown>): Promise<SandboxAnswer> {
  const amount = Number(body['Amount'])
  const orderId = Number(body['OrderID'])
  const seconds = Math.min(Number(body['Timeout'] ?? 1200), 1200)
  const isWellFormed =
    [sandboxClient.clientId, twoStageClient.clientId].includes(text(body['ClientID'])) &&
    body['Currency'] === '051' &&
    Number.isSafeInteger(amount) &&
    amount > 0
  if (!isWellFormed || !Number.isSafeInteger(orderId) || !Number.isFinite(seconds))
    return refusal(2, 'Bad request')
  const { rows } = await sql<{ id: string }>`
    insert into sandbox_payments (order_id, amount, currency, description, back_url, opaque, two_stage, expires_at)
    values (${orderId}, ${amount}, '051', ${text(body['Description'])}, ${text(body['BackURL'])}, ${text(body['Opaque'])},
      ${text(body['ClientID']) === twoStageClient.clientId}, now() + make_interval(secs => ${seconds}))
    on conflict (order_id) do nothing returning id`.execute(db)
  return rows[0]
    ? {
        mode: 'normal',
        body: { PaymentID: rows[0].id.toUpperCase(), ResponseCode: 1, ResponseMessage: 'OK' },
      }
    : refusal(8204, 'OrderID is used')
}

/** The chosen failure happens once: the next query is answered. */
async function readDetails(db: Db, payment: SandboxPayment): Promise<SandboxAnswer> {
  if (payment.mode !== 'normal')
    await sql`update sandbox_payments set mode = 'normal' where id = ${payment.id}`.execute(db)
  const paid = payment.status === 2
  const approved = paid || payment.status === 1
  const body = {
    ResponseCode: approved || payment.status === 4 ? '00' : payment.status === 6 ? '0116' : '0-1',
    ResponseMessage: '',
    OrderID: payment.order_id,
    OrderStatus: payment.status,
    PaymentState: payment.status,
    Amount: payment.amount,
    ApprovedAmount: approved ? payment.amount : 0,
    DepositedAmount: paid ? (payment.deposited ?? payment.amount) : 0,
    RefundedAmount: payment.refunded,
    ApprovalCode: approved ? '123456' : '',
    CardNumber: approved ? '408306******1111' : '',
    ClientName: 'TEST TESTYAN',
    Currency: payment.currency,
    DateTime: new Date().toISOString(),
    Description: payment.description,
    TrxnDescription: payment.status === 6 ? 'Declined: not enough money' : '',
    MDOrderID: payment.id,
    rrn: approved ? '000000000001' : '',
    Opaque: payment.opaque,
    PrimaryRC: '',
    ActionCode: '',
  }
  return { mode: payment.mode, body }
}

const done = (rows: unknown[]): SandboxAnswer =>
  rows.length > 0
    ? { mode: 'normal', body: { ResponseCode: '00', ResponseMessage: 'OK' } }
    : refusal('07', 'Not possible in this state')

async function refund(db: Db, { id }: SandboxPayment, amount: number): Promise<SandboxAnswer> {
  const sum = Number.isSafeInteger(amount) && amount > 0 ? amount : 0
  const { rows } = await sql`
    update sandbox_payments set refunded = refunded + ${sum}, status = case when refunded + ${sum} = coalesce(deposited, amount) then 4 else 2 end
    where id = ${id} and status = 2 and ${sum} > 0 and refunded + ${sum} <= coalesce(deposited, amount) returning id`.execute(
    db,
  )
  return done(rows)
}

/** Takes a part of what is held, once: the rest is let go. */
async function confirm(db: Db, { id }: SandboxPayment, amount: number): Promise<SandboxAnswer> {
  const sum = Number.isSafeInteger(amount) && amount > 0 ? amount : 0
  const { rows } = await sql`
    update sandbox_payments set status = 2, deposited = ${sum}
    where id = ${id} and status = 1 and ${sum} > 0 and ${sum} <= amount returning id`.execute(db)
  return done(rows)
}

async function cancel(db: Db, { id }: SandboxPayment): Promise<SandboxAnswer> {
  return done(
    (
      await sql`update sandbox_payments set status = 3 where id = ${id} and status in (0, 1, 2) returning id`.execute(
        db,
      )
    ).rows,
  )
}
