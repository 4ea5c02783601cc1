import type { Locale } from '@tsiran/contract/locale'
import {
  GatewayRefusalError,
  type GatewayPayment,
  type PaymentGateway,
  type PaymentProvider,
} from '../provider.ts'
import type { VposCall } from './vpos.ts'
import { readDetails, vposText } from './ameriabank-details.ts'

export interface AmeriabankSettings {
  clientId: string
  username: string
  password: string
  call: VposCall
  /** Origin of the pay page: `https://services.ameriabank.am`. */
  payHost: string
  /** The shop's public origin. */
  origin: string
  /** Days that a two-stage terminal holds money on a card; absent for a terminal that takes it at once. */
  holdDays?: number | undefined
  /** Description on the bank's page, in Latin letters: Armenian ones come back garbled. */
  describe(payment: GatewayPayment): string
}

/** Path to which Ameriabank redirects the browser back. */
export const ameriabankReturn = '/api/payments/ameriabank/return'
/** Path that redirects the browser to the bank; the payment's key follows. */
export const ameriabankEntry = '/payments/ameriabank'

/** Lifetime of the bank's pay page in seconds: as long as the order's hold. */
const pageLifetime = 1200
/** The languages of the provider's pages; English where it lacks the shop's. */
const languages: Partial<Record<Locale, string>> = { hy: 'am', ru: 'ru', en: 'en' }
const paymentId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Card payments through Ameriabank vPOS 3.1. */
export function ameriabank({
  clientId,
  username,
  password,
  call,
  payHost,
  origin,
  holdDays,
  describe,
}: AmeriabankSettings): PaymentProvider {
  const login = { Username: username, Password: password }
  /** Runs an operation that moves money; the answer's code reports success. */
  async function move(
    operation: 'ConfirmPayment' | 'CancelPayment' | 'RefundPayment',
    body: Record<string, unknown>,
  ): Promise<void> {
    const answer = await call(operation, { ...login, ...body })
    if (vposText(answer['ResponseCode']) !== '00')
      throw new GatewayRefusalError(
        `${operation}: ${vposText(answer['ResponseMessage']) || vposText(answer['ResponseCode'])}`,
      )
  }
  const bank: PaymentGateway = {
    ...(holdDays !== undefined && { holdDays }),
    async open(payment) {
      const answer = await call('InitPayment', {
        ClientID: clientId,
        ...login,
        Amount: payment.amount,
        OrderID: payment.id,
        BackURL: origin + ameriabankReturn,
        Description: describe(payment),
        Currency: payment.currency,
        Opaque: '',
        Timeout: pageLifetime,
      })
      if (answer['ResponseCode'] !== 1)
        throw new GatewayRefusalError(
          `InitPayment: ${vposText(answer['ResponseMessage']) || vposText(answer['ResponseCode'])}`,
        )
      const id = vposText(answer['PaymentID'])
      if (!paymentId.test(id)) throw new GatewayRefusalError('InitPayment: no PaymentID')
      return id
    },
    payPage: ({ key }, locale) => `${origin}${ameriabankEntry}/${key}?lang=${locale}`,
    bankPage: ({ bank_id }, locale) =>
      `${payHost}/VPOS/Payments/Pay?id=${encodeURIComponent(bank_id!)}&lang=${languages[locale] ?? 'en'}`,
    async ask({ bank_id }) {
      return readDetails(await call('GetPaymentDetails', { PaymentID: bank_id, ...login }))
    },
    async refund(payment, amount) {
      const { state, received, refunded } = await bank.ask!(payment)
      const PaymentID = payment.bank_id
      if (amount !== 'all') {
        // A payment may be called refunded after its first partial refund.
        const isLeft =
          state === 'paid' ||
          (state === 'returned' && amount <= payment.amount - (refunded ?? payment.amount))
        if (!isLeft) throw new GatewayRefusalError('the bank does not report so much of a deposit')
        return move('RefundPayment', { PaymentID, Amount: amount })
      }
      // Somebody has returned a part at the bank itself: a person has to decide about the rest.
      if (state === 'returned' && (refunded ?? payment.amount) < payment.amount)
        throw new GatewayRefusalError('the bank reports that a part went back')
      if (state === 'returned' || state === 'declined') return
      if (state === 'held') return move('CancelPayment', { PaymentID })
      if (state === 'paid')
        return move('RefundPayment', { PaymentID, Amount: received ?? payment.amount })
      throw new GatewayRefusalError('the bank does not report a deposit')
    },
    capture: ({ bank_id }, amount) =>
      move('ConfirmPayment', { PaymentID: bank_id, Amount: amount }),
    void: ({ bank_id }) => move('CancelPayment', { PaymentID: bank_id }),
  }
  return { method: 'ameriabank', bank }
}
