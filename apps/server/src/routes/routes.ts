import type { EndpointHandler } from '../api/endpoint-handler.ts'
import { blogOperations } from './blog.ts'
import { cartOperations } from './cart.ts'
import { catalogOperations } from './catalog.ts'
import { checkoutOperations } from './checkout.ts'
import { companyOperations } from './companies.ts'
import { companyCartOperations } from './company-cart.ts'
import { cartRequestOperations } from './cart-requests.ts'
import { contactOperations } from './contact.ts'
import { contentOperations } from './content.ts'
import { customerOperations } from './customers.ts'
import { deliveryOperations } from './delivery.ts'
import { orderOperations } from './orders.ts'
import { quickOrderOperations } from './quick-order.ts'
import { shoppingListOperations } from './shopping-lists.ts'
import { wishlistOperations } from './wishlist.ts'

/** Every endpoint of the contract with its handler, slice by slice. */
export const operations: readonly EndpointHandler[] = [
  ...catalogOperations,
  ...blogOperations,
  ...contentOperations,
  ...contactOperations,
  ...cartOperations,
  ...quickOrderOperations,
  ...checkoutOperations,
  ...deliveryOperations,
  ...orderOperations,
  ...shoppingListOperations,
  ...customerOperations,
  ...companyOperations,
  ...companyCartOperations,
  ...cartRequestOperations,
  ...wishlistOperations,
]
