import type { Operation } from '../http/operation.ts'
import { blogOperations } from './blog.ts'
import { cartOperations } from './cart.ts'
import { catalogOperations } from './catalog.ts'
import { checkoutOperations } from './checkout.ts'
import { companyOperations } from './companies.ts'
import { contentOperations } from './content.ts'
import { customerOperations } from './customers.ts'
import { orderOperations } from './orders.ts'
import { wishlistOperations } from './wishlist.ts'

/** Every endpoint of the contract with its handler, slice by slice. */
export const operations: readonly Operation[] = [
  ...catalogOperations,
  ...blogOperations,
  ...contentOperations,
  ...cartOperations,
  ...checkoutOperations,
  ...orderOperations,
  ...customerOperations,
  ...companyOperations,
  ...wishlistOperations,
]
