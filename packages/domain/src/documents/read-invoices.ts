import type { Invoice } from '@tsiran/contract/admin/invoice-shapes'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { selectInvoice, selectInvoicesOf } from './queries.ts'

/** One invoice as it was issued, canceled ones too. Refuses with `not_found`. */
export async function readInvoice(db: Db, id: number): Promise<Invoice> {
  const invoice = await selectInvoice(db, id)
  if (!invoice) throw new DomainError('not_found')
  return invoice
}

/** The invoices of orders that count, in the order of `orderIds`; orders without one are left out. */
export const readInvoices = (db: Db, orderIds: readonly number[]): Promise<Invoice[]> =>
  selectInvoicesOf(db, orderIds)
