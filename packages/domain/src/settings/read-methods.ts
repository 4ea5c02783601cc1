import type { AdminPaymentMethod, AdminShippingMethod } from '@tsiran/contract/admin/methods'
import type { Db, Tx } from '@tsiran/db/database'

/** Offered to companies with a credit line alone. */
const credit = 'credit'

/** Ways of delivery in the order that buyers see. */
export const readShippingMethods = (db: Db | Tx): Promise<AdminShippingMethod[]> =>
  db
    .selectFrom('shipping_methods')
    .select(['code', 'version', 'title', 'description', 'active', 'pickup', 'rate', 'free_from'])
    .orderBy('position')
    .orderBy('code')
    .execute()

/** Ways of payment in the order that buyers see. `providers` are those that the shop is connected to. */
export async function readPaymentMethods(
  db: Db | Tx,
  providers: { has(method: string): boolean },
): Promise<AdminPaymentMethod[]> {
  const rows = await db
    .selectFrom('payment_methods')
    .select(['method as code', 'version', 'title', 'description', 'active'])
    .orderBy('position')
    .orderBy('method')
    .execute()
  return rows.map((row) => ({
    ...row,
    connected: row.code === credit || providers.has(row.code),
    for_companies: row.code === credit,
  }))
}
