import type { AdminHandler } from '../admin-handler.ts'
import { auditHandlers } from './audit.ts'
import { commentHandlers } from './comments.ts'
import { companyHandlers } from './companies.ts'
import { customerHandlers } from './customers.ts'
import { meHandlers } from './me.ts'
import { messageHandlers } from './messages.ts'
import { orderHandlers } from './orders.ts'
import { sessionHandlers } from './session.ts'
import { settingsHandlers } from './settings.ts'
import { staffHandlers } from './staff.ts'

/** Every endpoint of the back office with its handler, slice by slice. */
export const adminHandlers: readonly AdminHandler[] = [
  ...sessionHandlers,
  ...meHandlers,
  ...staffHandlers,
  ...auditHandlers,
  ...customerHandlers,
  ...companyHandlers,
  ...commentHandlers,
  ...messageHandlers,
  ...settingsHandlers,
  ...orderHandlers,
]
