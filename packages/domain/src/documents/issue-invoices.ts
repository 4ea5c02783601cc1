import type { Invoice } from '@tsiran/contract/admin/invoice-shapes'
import type { ErrorCode } from '@tsiran/contract/errors'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { issueInvoice } from './issue-invoice.ts'

interface IssuedInvoices {
  documents: Invoice[]
  refused: { id: number; code: ErrorCode }[]
}

/** Issues the invoices of orders in the order of their numbers, each by itself: one that is refused keeps no other one back. */
export async function issueInvoices(
  db: Db,
  { orderIds, by }: { orderIds: readonly number[]; by: Actor },
): Promise<IssuedInvoices> {
  const answer: IssuedInvoices = { documents: [], refused: [] }
  // One after another: they wait for the same counter anyway.
  for (const orderId of [...new Set(orderIds)].sort((a, b) => a - b)) {
    try {
      answer.documents.push(await issueInvoice(db, { orderId, by }))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      answer.refused.push({ id: orderId, code: error.code })
    }
  }
  return answer
}
