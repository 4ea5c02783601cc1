import { cashOnDelivery } from '../payments/providers/cash-on-delivery.ts'
import { credit } from '../payments/providers/credit.ts'
import { providersOf, type Providers } from '../payments/provider.ts'

/** What orders need of the shop's configuration. */
export interface OrderServices {
  providers: Providers
  /** Settings of the mails about orders; null for no mails. */
  mails: OrderMailing | null
  /** Alerts the operators to money that no rule settles; absent without alerting. */
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
  /** Who gets new orders by mail; undefined for the shop's own address. */
  shopEmail: string | undefined
}

/** Services without gateways and mails: for demo data and tests. */
export const offlineOrderServices: OrderServices = { providers: providersOf([cashOnDelivery, credit]), mails: null }
