import { cleanText } from '../../shared/outside-text.ts'
import type { PaymentReport } from '../provider.ts'

/** A text or number of an answer as text; empty for anything else. */
export const vposText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const drams = (value: unknown): number | null =>
  vposText(value) === '' || !Number.isFinite(Number(value)) ? null : Number(value)

/** OrderStatus of GetPaymentDetails. */
const states: Record<number, PaymentReport['state']> = {
  0: 'waiting',
  1: 'held',
  2: 'paid',
  3: 'declined',
  4: 'returned',
  5: 'held',
  6: 'declined',
}
/** Fields of the answer for the receipt and for enquiries at the bank. */
const detailFields = {
  card: 'CardNumber',
  approval: 'ApprovalCode',
  rrn: 'rrn',
  bankOrder: 'MDOrderID',
  at: 'DateTime',
  reason: 'TrxnDescription',
}

/**
 * Reads an answer of GetPaymentDetails. A payment is paid only with a deposit and the code "00"; a declined payment has its reason
 * as the code. An answer without a known status is a failure of the bank, not a state of the payment.
 */
export function readDetails(answer: Record<string, unknown>): PaymentReport {
  const amount = drams(answer['Amount'])
  const received = drams(answer['DepositedAmount'])
  const status = drams(answer['OrderStatus'])
  const state = status === null ? 'unclear' : (states[status] ?? 'unclear')
  const isTaken =
    vposText(answer['ResponseCode']) === '00' &&
    amount !== null &&
    received !== null &&
    received > 0
  const details = Object.entries(detailFields).map(
    ([name, field]) => [name, cleanText(vposText(answer[field]))] as const,
  )
  return {
    state: state === 'paid' && !isTaken ? 'unclear' : state,
    amount,
    ...(state === 'paid' && { received }),
    ...(state === 'held' && { approved: drams(answer['ApprovedAmount']) }),
    ...((state === 'paid' || state === 'returned') && {
      refunded: drams(answer['RefundedAmount']),
    }),
    currency: vposText(answer['Currency']).padStart(3, '0'),
    number: vposText(answer['OrderID']),
    details: Object.fromEntries(details.filter(([, value]) => value !== '')),
  }
}
