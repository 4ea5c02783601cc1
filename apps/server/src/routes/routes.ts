import type { Operation } from '../http/operation.ts'
import { cartOperations } from './cart.ts'
import { checkoutOperations } from './checkout.ts'

/** Every endpoint of the contract with its handler, slice by slice. */
export const operations: readonly Operation[] = [...cartOperations, ...checkoutOperations]
