import type { PaymentProvider } from '../provider.ts'

/** A company's credit: booked with the order, returned when it is canceled (companies/credit.ts). */
export const credit: PaymentProvider = { method: 'credit' }
