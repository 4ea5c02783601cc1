import type { Operation } from '../http/operation.ts'

/** Every endpoint of the contract with its handler, slice by slice. */
export const operations: readonly Operation[] = []
