import type { AdminHandler } from '../admin-handler.ts'
import { auditHandlers } from './audit.ts'
import { draftHandlers } from './drafts.ts'
import { meHandlers } from './me.ts'
import { orderChangeHandlers } from './order-changes.ts'
import { orderHandlers } from './orders.ts'
import { searchHandlers } from './search.ts'
import { sessionHandlers } from './session.ts'
import { staffHandlers } from './staff.ts'

/** Every endpoint of the back office with its handler, slice by slice. */
export const adminHandlers: readonly AdminHandler[] = [
  ...sessionHandlers,
  ...meHandlers,
  ...staffHandlers,
  ...auditHandlers,
  ...searchHandlers,
  ...orderHandlers,
  ...orderChangeHandlers,
  ...draftHandlers,
]
