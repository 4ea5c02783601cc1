import type { Db } from '@tsiran/db/database'
import { syncGuestCart } from '../cart/sync-guest-cart.ts'
import { DomainError } from '../errors.ts'
import type { SignedInViewer } from '../shared/viewer.ts'
import { syncRequests, type Synced } from './sync-requests.ts'

export interface SyncCall {
  /** Token of the guest's cart that an individual takes over. */
  apiToken: string | undefined
  /** Item id to pieces, as the Manager's page shows them. */
  shown: ReadonlyMap<number, number>
}

/**
 * Moves a guest's cart into an individual's (R14), or the company's open requests into a Manager's (R17). Refuses a sub-user with
 * `forbidden`.
 */
export async function syncCart(
  db: Db,
  { apiToken, shown }: SyncCall,
  viewer: SignedInViewer,
): Promise<Synced> {
  const { customerId, companyId, role } = viewer
  if (role === null)
    return { data: await syncGuestCart(db, { customerId, apiToken, viewer }), synced: [] }
  if (role !== 'Manager' || companyId === null) throw new DomainError('forbidden')
  return syncRequests(db, { customerId, companyId }, { shown, viewer })
}
