import { cashOnDelivery } from '../payments/providers/cash-on-delivery.ts'
import { credit } from '../payments/providers/credit.ts'
import { providersOf, type Providers } from '../payments/provider.ts'

/** Payment providers and mails that use cases of orders need. */
export interface OrderServices {
  providers: Providers
  /** Settings of the mails about orders; null for no mails. */
  mails: OrderMailing | null
  /** Alerts the operators to money that no rule settles; absent for no alerts. */
  alarm?: (alarm: PaymentAlarm) => void
}

export interface PaymentAlarm {
  /**
   * A bank's answer missing for a day; a payment of another amount; a bank that does not take held money, or let go of it; held money
   * that is gone.
   */
  kind: 'payment_unclear' | 'payment_mismatch' | 'hold_refused' | 'hold_lost'
  order: number
  payment: number
}

export interface OrderMailing {
  /** The shop's public origin; links in mails start with it and with nothing else. */
  origin: string
  /** Recipient of mails about new orders; undefined for the shop's own address. */
  shopEmail: string | undefined
}

/** Services without gateways and mails, for demo data and tests. */
export const offlineOrderServices: OrderServices = {
  providers: providersOf([cashOnDelivery, credit]),
  mails: null,
}
