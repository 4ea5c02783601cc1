import { invoicesPdf } from './invoices-pdf.ts'
import { slipsPdf } from './slips-pdf.ts'

// What a thread of `pdf-pool.ts` runs, by name.
export const slips = slipsPdf
export const invoices = invoicesPdf
