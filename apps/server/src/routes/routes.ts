import type { Operation } from '../http/operation.ts'
import { cartOperations } from './cart.ts'
import { catalogOperations } from './catalog.ts'
import { checkoutOperations } from './checkout.ts'
import { companyOperations } from './companies.ts'
import { contentOperations } from './content.ts'
import { customerOperations } from './customers.ts'
import { orderOperations } from './orders.ts'
import { pageOperations } from './pages.ts'
import { wishlistOperations } from './wishlist.ts'

/** Every endpoint of the contract with its handler, slice by slice. */
export const operations: readonly Operation[] = [
  ...catalogOperations,
  ...contentOperations,
  ...pageOperations,
  ...cartOperations,
  ...checkoutOperations,
  ...orderOperations,
  ...customerOperations,
  ...companyOperations,
  ...wishlistOperations,
]
