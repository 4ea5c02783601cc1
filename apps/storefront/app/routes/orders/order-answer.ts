import type { Filled } from '../../features/cart/filled-notice.tsx'
import type { RequestOutcome } from './request-outcome.tsx'

export interface Answer {
  reordered: Filled | null
  outcome: RequestOutcome | null
}

/** The answer of a refused press; an empty message says that the server was not reached. */
export const refusedWith = (message: string): Answer => ({
  reordered: null,
  outcome: { kind: 'error', message, undo: false },
})
