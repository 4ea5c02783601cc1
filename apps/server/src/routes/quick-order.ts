import * as contract from '@tsiran/contract/quick-order'
import { cartOwner, requireCartOwner } from '@tsiran/domain/cart/owner'
import { orderToCart } from '@tsiran/domain/quick-order/order-to-cart'
import { previewOrder } from '@tsiran/domain/quick-order/preview-order'
import { translate } from '@tsiran/i18n/translate'
import { handler, type EndpointHandler } from '../api/endpoint-handler.ts'
import { shopperOf } from '../api/viewer.ts'

export const quickOrderOperations: readonly EndpointHandler[] = [
  handler(contract.previewOrder, async ({ db, config }, { caller, body }) => ({
    data: await previewOrder(db, cartOwner(caller), body.text, shopperOf({ config }, caller)),
  })),

  handler(contract.orderToCart, async ({ db, config }, { caller, body }) => {
    const result = await orderToCart(
      db,
      requireCartOwner(caller),
      body.lines,
      shopperOf({ config }, caller),
    )
    return {
      ...result,
      message: translate(
        caller.locale,
        result.added.length > 0 ? 'answers.reordered' : 'answers.notReordered',
      ),
    }
  }),
]
