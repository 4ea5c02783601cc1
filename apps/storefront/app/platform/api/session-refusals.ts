import type { Transport } from '@tsiran/contract/client'

const listeners = new Set<() => void>()

/** Calls back when the API refuses a call for want of a session. Returns the function that ends it. */
export function onSessionRefusal(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A transport that notifies the listeners; the refusal of the question who is signed in is its answer. */
export const withSessionRefusals =
  (carry: Transport): Transport =>
  async (call) => {
    const answer = await carry(call)
    if (answer.status === 401 && call.key !== 'GET /api/customer/me')
      for (const notify of listeners) notify()
    return answer
  }
