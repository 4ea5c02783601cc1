import type { AuthView } from './auth-form.ts'

export interface AuthCall {
  view: AuthView
  /** Gets the focus back. */
  opener: HTMLElement | null
}

let listener: ((call: AuthCall) => void) | null = null

/** Opens the sign-in window over the page; false where there is none yet, so that a link goes to its page. */
export function openAuthWindow(view: AuthView, opener: HTMLElement | null): boolean {
  listener?.({ view, opener })
  return listener !== null
}

/** Listens to every call for the window. Returns the function that ends it. */
export function onAuthCall(next: (call: AuthCall) => void): () => void {
  listener = next
  return () => {
    listener = null
  }
}
