import { createHash, timingSafeEqual } from 'node:crypto'
import type { GatewayPayment, PaymentReport } from '../provider.ts'
import type { IdramSettings } from './idram.ts'

/** A posted form, each field once. */
export type IdramCall = Readonly<Record<string, string | undefined>>

/** Fields of Idram's calls. */
export const idramFields = [
  'EDP_PRECHECK',
  'EDP_BILL_NO',
  'EDP_REC_ACCOUNT',
  'EDP_AMOUNT',
  'EDP_PAYER_ACCOUNT',
  'EDP_TRANS_ID',
  'EDP_TRANS_DATE',
  'EDP_CHECKSUM',
] as const

/**
 * Meaning of a call. `precheck`: may this bill be paid. `paid`: it was paid, with a report. `mismatch`: another account, bill or
 * amount. `forged`: a confirmation without Idram's signature.
 */
export type IdramMessage =
  | { kind: 'precheck' }
  | { kind: 'paid'; transaction: string; report: PaymentReport }
  | { kind: 'mismatch' | 'forged'; detail: Record<string, string | undefined> }

/** Key of a call's payment; empty without one. */
export const idramKey = (call: IdramCall): string => call['EDP_BILL_NO'] ?? ''

/** Reads a call about a payment. A call must match account, bill and amount; a confirmation must be signed, too. */
export function readIdramCall(
  settings: IdramSettings,
  payment: GatewayPayment,
  call: IdramCall,
): IdramMessage {
  const transaction = (call['EDP_TRANS_ID'] ?? '').slice(0, 100)
  if (!matchesPayment(settings, payment, call))
    return { kind: 'mismatch', detail: { amount: call['EDP_AMOUNT']?.slice(0, 30), transaction } }
  if (call['EDP_PRECHECK'] === 'YES') return { kind: 'precheck' }
  if (transaction === '' || !isSigned(settings, payment, call))
    return { kind: 'forged', detail: { transaction } }
  const { id, amount, currency } = payment
  const report: PaymentReport = {
    state: 'paid',
    amount,
    currency,
    number: String(id),
    received: amount,
    details: { transaction, at: (call['EDP_TRANS_DATE'] ?? '').slice(0, 40) },
    returnable: true,
  }
  return { kind: 'paid', transaction, report }
}

/** Whether a call matches the payment, the shop's account and the exact amount. */
function matchesPayment(
  { account }: Pick<IdramSettings, 'account'>,
  payment: GatewayPayment,
  call: IdramCall,
): boolean {
  const amount = call['EDP_AMOUNT'] ?? ''
  return (
    call['EDP_REC_ACCOUNT'] === account &&
    call['EDP_BILL_NO'] === payment.key &&
    /^\d{1,15}(\.0{1,2})?$/.test(amount) &&
    Number(amount) === payment.amount
  )
}

/**
 * Whether Idram signed a confirmation of this payment. The checksum covers the shop's own amount, in each format that Idram
 * sends amounts in.
 */
function isSigned(
  { account, secretKey }: IdramSettings,
  payment: GatewayPayment,
  call: IdramCall,
): boolean {
  const sent = Buffer.from((call['EDP_CHECKSUM'] ?? '').toLowerCase())
  return ['', '.0', '.00'].some((cents) => {
    const parts = [
      account,
      `${payment.amount}${cents}`,
      secretKey,
      payment.key,
      call['EDP_PAYER_ACCOUNT'] ?? '',
      call['EDP_TRANS_ID'] ?? '',
      call['EDP_TRANS_DATE'] ?? '',
    ]
    const expected = Buffer.from(createHash('md5').update(parts.join(':')).digest('hex'))
    return expected.length === sent.length && timingSafeEqual(expected, sent)
  })
}
