import type { AdminHandler } from '../admin-handler.ts'
import { draftHandlers } from './drafts.ts'
import { sessionHandlers } from './session.ts'

/** Every endpoint of the back office with its handler, slice by slice. */
export const adminHandlers: readonly AdminHandler[] = [...sessionHandlers, ...draftHandlers]
