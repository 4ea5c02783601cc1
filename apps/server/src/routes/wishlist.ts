import * as contract from '@tsiran/contract/wishlist'
import { listWishlist } from '@tsiran/domain/wishlist/list-wishlist'
import { toggleProduct } from '@tsiran/domain/wishlist/toggle-product'
import { translate } from '@tsiran/i18n/translate'
import { requireSession } from '../api/caller.ts'
import { handler, type EndpointHandler } from '../api/endpoint-handler.ts'
import { viewerOf } from '../api/viewer.ts'

export const wishlistOperations: readonly EndpointHandler[] = [
  handler(contract.getWishlist, async ({ db }, { caller }) => ({
    data: { items: await listWishlist(db, requireSession(caller).customerId, viewerOf(caller)) },
  })),

  handler(contract.toggleWishlist, async ({ db, config }, { caller, params }) => {
    const data = await toggleProduct(
      db,
      { customerId: requireSession(caller).customerId, productId: params.id },
      config.limits,
    )
    return {
      message: translate(caller.locale, data ? 'answers.wishlistAdded' : 'answers.wishlistRemoved'),
      data,
    }
  }),
]
