/** What a refused call says of the session: it has ended, or its second factor is still to be proven. */
export type SessionEvent = 'signed_out' | 'second_factor'

const listeners = new Set<(event: SessionEvent) => void>()

/** Calls back when the API refuses a call for want of a session. Returns the function that ends it. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let entries = 0

/** Somebody has signed in, or proven their second factor: calls that are still under way belong to an earlier session. */
export function enterSession(): void {
  entries += 1
}

/** Taken before a call: tells the listeners what its refusal says of the session, unless somebody has signed in since. */
export function sessionReporter(): (event: SessionEvent) => void {
  const before = entries
  return (event) => {
    if (entries === before) for (const listener of listeners) listener(event)
  }
}
