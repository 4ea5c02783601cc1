/** Upper bound of a browser's timers, in milliseconds. */
const maxDelay = 2_147_483_647
/** Interval of checks while the server still accepts a session that is over by this clock; its leeway is half of this. */
const retryDelay = 60_000

export interface NextLook {
  /** Milliseconds to wait. */
  delay: number
  /** Whether to ask the server then, or only to read the clock again. */
  ask: boolean
}

/**
 * The next check of a session's end. A session that is over by this clock is checked at once, and then every minute until the
 * server says that it ended.
 */
export function nextCheck(expiresAt: string, now: number, asked: boolean): NextLook {
  const left = Date.parse(expiresAt) - now
  if (Number.isNaN(left)) return { delay: maxDelay, ask: false }
  if (left > 0) return { delay: Math.min(left, maxDelay), ask: false }
  return { delay: asked ? retryDelay : 0, ask: true }
}
