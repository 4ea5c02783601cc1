import type { OnlineMethod } from '@tsiran/contract/online-methods'
import type { Locale } from '@tsiran/contract/locale'

/**
 * What a bank says of a payment. `held`: the money is set aside on the card and not taken yet. `returned`: it was given back.
 * `waiting`: the bank knows the payment and has no money of it. `unclear`: anything else, which is no answer.
 */
export interface PaymentReport {
  state: 'paid' | 'held' | 'declined' | 'returned' | 'waiting' | 'unclear'
  /** Whole drams, currency by its ISO number, and our own number of the payment, as the bank has them. */
  amount: number | null
  currency: string | null
  number: string | null
  /** What the bank took of a `paid` one, in the same unit as the amount. */
  received?: number | null
  /** What the receipt and the books keep: nothing of the payer. */
  details: Record<string, string>
  /** True where the bank itself gives the money back when the shop does not take it. */
  returnable?: boolean
}

/** A payment as a provider works with it. */
export interface GatewayPayment {
  id: number
  order_id: number
  /** Drams. */
  amount: number
  currency: string
  /** Unguessable; names the payment where its number must not. */
  key: string
  bank_id: string | null
}

/** A bank's answer did not come, came too late or is none: what it did is not known. */
export class GatewayUnreachableError extends Error {
  override readonly name = 'GatewayUnreachableError'
}

/** The bank answered, and says no. */
export class GatewayRefusalError extends Error {
  override readonly name = 'GatewayRefusalError'
}

/** A bank where the buyer pays on a page of its own. */
export interface PaymentGateway {
  /** Makes a payment known to the bank and returns what the bank calls it; null where it has no name of its own. Throws {@link GatewayUnreachableError} and {@link GatewayRefusalError}. */
  open(payment: GatewayPayment, locale: Locale): Promise<string | null>
  /** An address of the shop that leads to where the buyer pays: it knows by that whether the buyer went there. */
  payPage(payment: GatewayPayment, locale: Locale): string
  /** The bank's own address behind it; absent where a page of the shop posts a form to the bank. */
  bankPage?(payment: GatewayPayment, locale: Locale): string
  /** Asks how a payment stands; absent where the bank only tells by itself. Throws {@link GatewayUnreachableError}. */
  ask?(payment: GatewayPayment): Promise<PaymentReport>
  /**
   * Gives drams back, or `all` that the gateway received. Moves money: never repeated by itself. Throws {@link GatewayUnreachableError}
   * and {@link GatewayRefusalError}.
   */
  refund?(payment: GatewayPayment, amount: number | 'all'): Promise<void>
}

/** A way of payment, by its name in the API: at a bank's page, or without one. */
export type PaymentProvider =
  | { readonly method: OnlineMethod; readonly bank: PaymentGateway }
  | { readonly method: string; readonly bank?: never }

/** The providers of a shop by their method: what is not there is not offered. */
export type Providers = ReadonlyMap<string, PaymentProvider>

export const providersOf = (list: readonly PaymentProvider[]): Providers => new Map(list.map((provider) => [provider.method, provider]))

/** The bank behind a method, with the method's name; undefined for money that comes another way. */
export function gatewayOf(providers: Providers, method: string): { method: OnlineMethod; bank: PaymentGateway } | undefined {
  const provider = providers.get(method)
  return provider?.bank && { method: provider.method, bank: provider.bank }
}
