import type { AdminHandler } from '../admin-handler.ts'
import { orderChangeHandlers } from './order-changes.ts'
import { orderHandlers } from './orders.ts'
import { sessionHandlers } from './session.ts'

/** Every endpoint of the back office with its handler, slice by slice. */
export const adminHandlers: readonly AdminHandler[] = [...sessionHandlers, ...orderHandlers, ...orderChangeHandlers]
