import type { Cart } from '@tsiran/contract/cart-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import type { Viewer } from '../shared/viewer.ts'
import { mergeCarts } from './merge-carts.ts'
import { cartOwner } from './owner.ts'
import { readCart } from './read-cart.ts'

interface GuestCartSync {
  customerId: number
  apiToken: string | undefined
  viewer: Viewer
}

/** Merges a guest's cart into a signed-in customer's, as a sign-in does, and returns the customer's cart (R14). */
export async function syncGuestCart(
  db: Db,
  { customerId, apiToken, viewer }: GuestCartSync,
): Promise<Cart | null> {
  const guest = cartOwner({ apiToken, session: null })
  if (guest && 'apiToken' in guest)
    await inTransaction(db, (tx) =>
      mergeCarts(tx, { apiToken: guest.apiToken, customerId, locale: viewer.locale }),
    )
  return readCart(db, { customerId }, viewer)
}
