/** What a refused call says of the session: it has ended, or its second factor is still to be proven. */
export type SessionEvent = 'signed_out' | 'second_factor'

const listeners = new Set<(event: SessionEvent) => void>()

/** Calls back when the API refuses a call for want of a session. Returns the function that ends it. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function announceSession(event: SessionEvent): void {
  for (const listener of listeners) listener(event)
}
