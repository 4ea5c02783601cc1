import type { PaymentProvider } from '../provider.ts'

/** Money that the courier takes: nothing is booked. */
export const cashOnDelivery: PaymentProvider = { method: 'cashondelivery' }
