import type { AdminHandler } from '../admin-handler.ts'
import { commentHandlers } from './comments.ts'
import { companyHandlers } from './companies.ts'
import { customerHandlers } from './customers.ts'
import { messageHandlers } from './messages.ts'
import { sessionHandlers } from './session.ts'
import { settingsHandlers } from './settings.ts'

/** Every endpoint of the back office with its handler, slice by slice. */
export const adminHandlers: readonly AdminHandler[] = [
  ...sessionHandlers,
  ...customerHandlers,
  ...companyHandlers,
  ...commentHandlers,
  ...messageHandlers,
  ...settingsHandlers,
]
