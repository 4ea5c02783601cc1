import type { OnlineMethod } from '@tsiran/contract/online-methods'
import type { Locale } from '@tsiran/contract/locale'

/**
 * A gateway's report on a payment. `held`: the money is reserved on the card and not taken yet. `returned`: it was refunded.
 * `waiting`: the bank knows the payment and has no money for it. `unclear`: anything else, which counts as no answer.
 */
export interface PaymentReport {
  state: 'paid' | 'held' | 'declined' | 'returned' | 'waiting' | 'unclear'
  /** Drams, the currency's ISO number, and the shop's number of the payment, as the bank reports them. */
  amount: number | null
  currency: string | null
  number: string | null
  /** Amount that the bank took of a `paid` one, in drams. */
  received?: number | null
  /** Amount that the bank holds of a `held` one, in drams. */
  approved?: number | null
  /** Amount that went back already, in drams, where the bank reports it. */
  refunded?: number | null
  /** Data for the receipt and the events; nothing about the payer. */
  details: Record<string, string>
  /** True where the bank returns the money by itself when the shop does not accept it. */
  returnable?: boolean
}

/** A payment as gateways need it. */
export interface GatewayPayment {
  id: number
  order_id: number
  /** Drams. */
  amount: number
  currency: string
  /** Unguessable; identifies the payment in URLs. */
  key: string
  bank_id: string | null
}

/** The gateway's answer is missing, late or malformed: the result is unknown. */
export class GatewayUnreachableError extends Error {
  override readonly name = 'GatewayUnreachableError'
}

/** The gateway refused. */
export class GatewayRefusalError extends Error {
  override readonly name = 'GatewayRefusalError'
}

/** A bank or wallet with a pay page of its own. */
export interface PaymentGateway {
  /** Days that the bank holds money on a card until the shop takes it; absent where the bank takes it at once. */
  holdDays?: number
  /**
   * Registers a payment at the bank and returns the bank's id; null where it has none. Throws {@link GatewayUnreachableError} and
   * {@link GatewayRefusalError}.
   */
  open(payment: GatewayPayment, locale: Locale): Promise<string | null>
  /** The shop's URL that leads to the bank's page, so that the shop knows whether the buyer opened it. */
  payPage(payment: GatewayPayment, locale: Locale): string
  /** The bank's URL behind it; absent where a page of the shop posts a form to the bank. */
  bankPage?(payment: GatewayPayment, locale: Locale): string
  /** Queries the state of a payment; absent where the bank only sends callbacks. Throws {@link GatewayUnreachableError}. */
  ask?(payment: GatewayPayment): Promise<PaymentReport>
  /**
   * Refunds drams, or `all` that the bank received. It moves money, so there is no automatic retry. Throws
   * {@link GatewayUnreachableError} and {@link GatewayRefusalError}.
   */
  refund?(payment: GatewayPayment, amount: number | 'all'): Promise<void>
  /** Takes drams of what the bank holds, and lets go of the rest, once. Throws as `refund` does. */
  capture?(payment: GatewayPayment, amount: number): Promise<void>
  /** Lets go of what the bank holds. Throws as `refund` does. */
  void?(payment: GatewayPayment): Promise<void>
}

/** A payment method by its name in the API, with or without a gateway. */
export type PaymentProvider =
  | { readonly method: OnlineMethod; readonly bank: PaymentGateway }
  | { readonly method: string; readonly bank?: never }

/** The shop's providers by method; other methods are not offered. */
export type Providers = ReadonlyMap<string, PaymentProvider>

export const providersOf = (list: readonly PaymentProvider[]): Providers =>
  new Map(list.map((provider) => [provider.method, provider]))

/** The gateway of a method, with the method's name; undefined for methods without a gateway. */
export function gatewayOf(
  providers: Providers,
  method: string,
): { method: OnlineMethod; bank: PaymentGateway } | undefined {
  const provider = providers.get(method)
  return provider?.bank && { method: provider.method, bank: provider.bank }
}
