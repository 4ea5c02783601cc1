import { createHash, timingSafeEqual } from 'node:crypto'
import type { Locale } from '@tsiran/contract/locale'
import type { GatewayPayment, PaymentGateway, PaymentProvider, PaymentReport } from '../provider.ts'

export interface IdramSettings {
  /** The shop's account at Idram. */
  account: string
  secretKey: string
  /** The shop's public origin: the page that leads to Idram is ours, since Idram takes a posted form. */
  origin: string
}

/** Where Idram sends its calls, and buyers back to the shop. */
export const idramResult = '/api/payments/idram/result'
export const idramReturn = '/api/payments/idram/return'

/** Where the form is posted. */
export const idramPage = 'https://banking.idram.am/Payment/GetPayment'

/** The languages of the provider's pages; English where it lacks the shop's. */
const languages: Partial<Record<Locale, string>> = { hy: 'AM', ru: 'RU', en: 'EN' }

/** The fields of the form that opens Idram's pay page. The payment's key is its bill number: it cannot be guessed. */
export function idramForm({ account }: Pick<IdramSettings, 'account'>, payment: GatewayPayment, locale: Locale): Record<string, string> {
  return {
    EDP_LANGUAGE: languages[locale] ?? 'EN',
    EDP_REC_ACCOUNT: account,
    EDP_DESCRIPTION: `Order ${payment.order_id}`,
    EDP_AMOUNT: String(payment.amount),
    EDP_BILL_NO: payment.key,
  }
}

/** A posted form, each field once. */
export type IdramCall = Readonly<Record<string, string | undefined>>

/** The fields that Idram's calls are read of. */
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
 * What a call says. `precheck`: may this bill be paid. `paid`: it was, with a report for the books. `mismatch`: another account, bill
 * or amount. `forged`: a confirmation without Idram's signature.
 */
export type IdramMessage =
  | { kind: 'precheck' }
  | { kind: 'paid'; transaction: string; report: PaymentReport }
  | { kind: 'mismatch' | 'forged'; detail: Record<string, string | undefined> }

/** Key of the payment that a call is about; empty where it names none. */
export const idramKey = (call: IdramCall): string => call['EDP_BILL_NO'] ?? ''

/** Reads a call about a payment. Only a call that names account, bill and amount, and a signed confirmation, is believed. */
export function readIdramCall(settings: IdramSettings, payment: GatewayPayment, call: IdramCall): IdramMessage {
  const transaction = (call['EDP_TRANS_ID'] ?? '').slice(0, 100)
  if (!matchesPayment(settings, payment, call))
    return { kind: 'mismatch', detail: { amount: call['EDP_AMOUNT']?.slice(0, 30), transaction } }
  if (call['EDP_PRECHECK'] === 'YES') return { kind: 'precheck' }
  if (transaction === '' || !isSigned(settings, payment, call)) return { kind: 'forged', detail: { transaction } }
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

/** Tells that Idram speaks of this payment, this account, and this amount to the last dram. */
function matchesPayment({ account }: Pick<IdramSettings, 'account'>, payment: GatewayPayment, call: IdramCall): boolean {
  const amount = call['EDP_AMOUNT'] ?? ''
  return (
    call['EDP_REC_ACCOUNT'] === account &&
    call['EDP_BILL_NO'] === payment.key &&
    /^\d{1,15}(\.0{1,2})?$/.test(amount) &&
    Number(amount) === payment.amount
  )
}

/**
 * Tells that a confirmation was signed by Idram for this payment: its checksum is taken over our own amount, written in
 * either of the ways that the amount is sent.
 */
function isSigned({ account, secretKey }: IdramSettings, payment: GatewayPayment, call: IdramCall): boolean {
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
    const own = Buffer.from(createHash('md5').update(parts.join(':')).digest('hex'))
    return own.length === sent.length && timingSafeEqual(own, sent)
  })
}

/** An Idram wallet. Idram tells of a payment by itself and cannot be asked. */
export function idram({ origin }: IdramSettings): PaymentProvider {
  const bank: PaymentGateway = {
    open: async () => null,
    payPage: ({ key }, locale) => `${origin}/payments/idram/${key}?lang=${locale}`,
  }
  return { method: 'idram', bank }
}
