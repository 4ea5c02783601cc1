import type { Operation } from '../http/operation.ts'
import { cartOperations } from './cart.ts'
import { catalogOperations } from './catalog.ts'
import { checkoutOperations } from './checkout.ts'
import { contentOperations } from './content.ts'

/** Every endpoint of the contract with its handler, slice by slice. */
export const operations: readonly Operation[] = [...catalogOperations, ...contentOperations, ...cartOperations, ...checkoutOperations]
