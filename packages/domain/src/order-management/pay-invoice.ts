import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { bumpCompany, recordPayment } from '../companies/company-payments.ts'
import { returnCredit } from '../companies/credit.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { Actor } from '../shared/actor.ts'

/** Adds drams to what a company has paid of a locked order on credit. */
export const payOrder = (tx: Tx, id: number, drams: number) =>
  sql`update orders set credit_settled = credit_settled + ${drams}::bigint where id = ${id}`.execute(
    tx,
  )

/** Records that a company paid what was left of a locked order on credit, releases that credit, and returns the drams. */
export async function payInvoice(
  tx: Tx,
  order: OrderRow & { company_id: number },
  by: Actor,
): Promise<number> {
  const rest = order.grand_total - order.credit_settled
  if (rest === 0) return 0
  await payOrder(tx, order.id, rest)
  await returnCredit(tx, order.company_id, rest)
  await recordPayment(tx, { companyId: order.company_id, amount: rest, note: String(order.id), by })
  await bumpCompany(tx, order.company_id)
  return rest
}
