import type { Locale } from '@tsiran/contract/locale'
import type { GatewayPayment, PaymentGateway, PaymentProvider } from '../provider.ts'

export interface IdramSettings {
  /** The shop's account at Idram. */
  account: string
  secretKey: string
  /** The shop's public origin: Idram takes a posted form, so a page of the shop leads there. */
  origin: string
}

/** Paths for Idram's calls, and for buyers who come back. */
export const idramResult = '/api/payments/idram/result'
export const idramReturn = '/api/payments/idram/return'

/** Target of the form. */
export const idramPage = 'https://banking.idram.am/Payment/GetPayment'

/** The languages of the provider's pages; English where it lacks the shop's. */
const languages: Partial<Record<Locale, string>> = { hy: 'AM', ru: 'RU', en: 'EN' }

/** Fields of the form that opens Idram's pay page. The bill number is the payment's unguessable key. */
export function idramForm(
  { account }: Pick<IdramSettings, 'account'>,
  payment: GatewayPayment,
  locale: Locale,
): Record<string, string> {
  return {
    EDP_LANGUAGE: languages[locale] ?? 'EN',
    EDP_REC_ACCOUNT: account,
    EDP_DESCRIPTION: `Order ${payment.order_id}`,
    EDP_AMOUNT: String(payment.amount),
    EDP_BILL_NO: payment.key,
  }
}

/** Payments with an Idram wallet. Idram sends callbacks and has no queries. */
export function idram({ origin }: IdramSettings): PaymentProvider {
  const bank: PaymentGateway = {
    open: async () => null,
    payPage: ({ key }, locale) => `${origin}/payments/idram/${key}?lang=${locale}`,
  }
  return { method: 'idram', bank }
}
