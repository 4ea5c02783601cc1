import type { Tx } from '@tsiran/db/database'
import type { OrderRow } from '../orders/order-rows.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit, type AuditEntry } from '../shared/audit.ts'

/** A change of an order that the merchant decides. */
export interface OrderCall {
  id: number
  by: Actor
  /** The order's version that the decision was made on; undefined where none was seen. */
  version?: number | undefined
}

/** Records a change of an order in the audit log, in the transaction of the change. */
export const auditOrder = (
  tx: Tx,
  { id, company_id }: OrderRow,
  entry: Omit<AuditEntry, 'subject' | 'companyId'>,
): Promise<void> =>
  writeAudit(tx, {
    ...entry,
    subject: { type: 'order', id, label: String(id) },
    ...(company_id !== null && { companyId: company_id }),
  })
