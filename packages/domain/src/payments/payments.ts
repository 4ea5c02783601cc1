import type { PaymentGateway, OnlineMethod, PaymentProvider } from './provider.ts'

export type { PaymentRow as Payment } from './queries.ts'
export {
  applyMove as movePayment,
  askAt,
  insertAnswer as noteAnswer,
  insertEvent as notePayment,
  insertFirstEvent as noteOnce,
  insertPayment as createPayment,
  selectByBankId as findByBankId,
  selectByKey as findByKey,
  selectLatest as findLatestPayment,
  selectOfOrder as listPaymentsOf,
  selectPayment as findPayment,
  selectRefunds as listRefunds,
  takeDue as takeDuePayment,
  takeQuestion,
} from './queries.ts'

/** The providers of a shop by their method: what is not there is not offered. */
export type Providers = ReadonlyMap<string, PaymentProvider>

export const providersOf = (list: readonly PaymentProvider[]): Providers => new Map(list.map((provider) => [provider.method, provider]))

/** The bank behind a method, with the method's name; undefined for money that comes another way. */
export function gatewayOf(providers: Providers, method: string): { method: OnlineMethod; bank: PaymentGateway } | undefined {
  const provider = providers.get(method)
  return provider?.bank && { method: provider.method, bank: provider.bank }
}
