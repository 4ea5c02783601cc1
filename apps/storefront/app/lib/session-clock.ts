/** The longest time that a browser's timer can wait. */
const longest = 2_147_483_647
/** Between two looks when the server says that the session still lives: this machine's clock is ahead. */
const patience = 60_000

/**
 * Milliseconds until a session's end has to be looked at. A session that is over by this clock is looked at at once, and
 * again after a minute once the server has been asked: clocks differ.
 */
export function waitForEnd(expiresAt: string, now: number, asked: boolean): number {
  const left = Date.parse(expiresAt) - now
  if (Number.isNaN(left)) return longest
  if (left > 0) return Math.min(left, longest)
  return asked ? patience : 0
}
