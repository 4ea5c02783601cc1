import type { PaymentProvider } from '../provider.ts'

/** The courier takes the money: the shop books nothing. */
export const cashOnDelivery: PaymentProvider = { method: 'cashondelivery' }
