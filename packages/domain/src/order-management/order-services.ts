import { cashOnDelivery } from '../payments/providers/cash-on-delivery.ts'
import { credit } from '../payments/providers/credit.ts'
import { providersOf, type Providers } from '../payments/provider.ts'

/** What selling needs of the shop's configuration. */
export interface OrderServices {
  providers: Providers
  /** How orders are told of by mail; null for not at all. */
  mails: OrderMailing | null
  /** Notifies the people who watch the shop of money that no rule settles; absent where nobody watches. */
  alarm?: (alarm: PaymentAlarm) => void
}

export interface PaymentAlarm {
  /** The bank has not said for a day whether this was paid; or it has another sum than was asked for. */
  kind: 'payment_unclear' | 'payment_mismatch'
  order: number
  payment: number
}

export interface OrderMailing {
  /** The shop's public origin; links in mails start with it and with nothing else. */
  origin: string
  /** Who is told of new orders; undefined for the shop's own address. */
  shopEmail: string | undefined
}

/** A sale without banks and mails: for what fills a shop for a show or a test. */
export const offlineOrderServices: OrderServices = { providers: providersOf([cashOnDelivery, credit]), mails: null }
