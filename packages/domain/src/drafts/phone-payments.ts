import type { Cart } from '@tsiran/contract/cart-shapes'
import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { listPayments } from '../checkout/methods.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import { gatewayOf } from '../payments/provider.ts'
import type { Viewer } from '../shared/viewer.ts'

/**
 * The buyer's ways of payment that need no page of a bank: an order that waits for one holds its stock for 20 minutes (R23), which
 * is too short for a link in a mail.
 */
export async function phonePayments(
  db: Db | Tx,
  viewer: Viewer,
  { cart, services }: { cart: Cart | null; services: OrderServices },
): Promise<Draft['payments']> {
  const offered = await listPayments(db, viewer, { cart, services })
  return offered
    .filter(({ method }) => gatewayOf(services.providers, method) === undefined)
    .map(({ method, title, status, available }) => ({
      method,
      title,
      available,
      disabled: status === 'disabled',
    }))
}
