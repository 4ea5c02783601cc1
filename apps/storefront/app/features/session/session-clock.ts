/** The longest time that a browser's timer can wait. */
const maxDelay = 2_147_483_647
/** Between two questions where the server says that the session still lives: clocks differ, and its leeway is half of this. */
const retryDelay = 60_000

export interface NextLook {
  /** Milliseconds to wait. */
  delay: number
  /** Whether the server is asked then; else only the clock is looked at again. */
  ask: boolean
}

/**
 * When a session's end is looked at next. One that is over by this clock is asked about at once, and then every minute until
 * the server says that it ended.
 */
export function nextLook(expiresAt: string, now: number, asked: boolean): NextLook {
  const left = Date.parse(expiresAt) - now
  if (Number.isNaN(left)) return { delay: maxDelay, ask: false }
  if (left > 0) return { delay: Math.min(left, maxDelay), ask: false }
  return { delay: asked ? retryDelay : 0, ask: true }
}
